import type { ReactNode } from 'react';
import { Page } from '../layout/page.tsx';
import { ListRows, ListTools, type ListProps } from './list-view.tsx';

interface ListPageProps<Row> extends Omit<ListProps<Row>, 'label'> {
  title: string;
  /** One line that says what the page is for. */
  intro?: string;
  /** The one primary action, on the right. */
  action?: ReactNode;
  /** Between the tools and the rows. */
  above?: ReactNode;
  /** The dialogs of the page, each mounted when it is opened. */
  children?: ReactNode;
}

/** A page that is a list: title, search, filters, rows with their actions, pages, and the page's dialogs. */
export function ListPage<Row>({ title, intro, action, above, children, ...rows }: ListPageProps<Row>) {
  const list = { ...rows, label: title };
  const hasTools = Boolean(rows.searchLabel ?? rows.filterFields ?? rows.tools);
  return (
    <Page title={title} intro={intro} action={action} tools={hasTools && <ListTools {...list} />}>
      {above}
      <ListRows {...list} />
      {children}
    </Page>
  );
}
