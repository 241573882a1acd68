import type { ReactNode } from 'react';
import { Page } from '../layout/page.tsx';
import { ListRows, ListTools, type ListProps } from './list-view.tsx';

interface ListPageProps<Row> extends Omit<ListProps<Row>, 'label'> {
  title: string;
  /** One line describing the page. */
  intro?: string;
  /** The one primary action, on the right. */
  action?: ReactNode;
  /** Between tools and rows. */
  above?: ReactNode;
  /** The page's dialogs, each mounted when opened. */
  children?: ReactNode;
}

/** A list page: title, search, filters, rows with actions, pages, and the page's dialogs. */
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
