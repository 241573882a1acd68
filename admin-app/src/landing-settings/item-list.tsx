import type { Endpoint } from '@portal/shared-api/endpoint';
import { Button } from '@portal/shared-ui/button';
import type { Column, RowAction } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListView, useList, type RowOf } from '@portal/shared-ui/list';
import { useState, type ReactNode } from 'react';
import type { ItemDialogProps } from './item-dialogs.tsx';
import { useItemActions, type DeleteItem } from './use-item-actions.ts';

interface Item {
  id: number;
  ordering: number;
}

interface ItemListProps<E extends Endpoint, Row = RowOf<E>> {
  /** Lists all of them in their order. */
  endpoint: E;
  deletion: DeleteItem;
  kind: 'teachers' | 'achievements' | 'testimonials';
  /** After the ordering. */
  columns: readonly Column<Row>[];
  /** An item's name in the delete question. */
  nameOf: (row: Row) => string;
  renderNewDialog: (dialog: ItemDialogProps) => ReactNode;
  renderDialog: (row: Row, dialog: ItemDialogProps) => ReactNode;
  /** More actions for an item, or beside New. */
  more?: (row: Row) => readonly RowAction[];
  tools?: ReactNode;
}

/** The common fields of every item. */
const itemOf = (row: unknown) => row as Item;

/** Ordered items of the public site with their dialogs (specification B, "Landing Page Setting"). */
export function ItemList<E extends Endpoint>({
  endpoint,
  deletion,
  kind,
  columns,
  nameOf,
  renderNewDialog,
  renderDialog,
  more,
  tools,
}: ItemListProps<E>) {
  const { t } = useTranslation('admin-app');
  const list = useList(endpoint);
  const actions = useItemActions(deletion);
  const [opened, setOpened] = useState<RowOf<E> | 'new' | null>(null);
  const count = list.source.data?.data.length;
  const given = {
    count: count ?? 0,
    onClose: () => setOpened(null),
    onDone: (message: string, id: number) => {
      setOpened(null);
      list.tell(message, id);
    },
  };
  const ordering: Column<RowOf<E>> = {
    key: 'ordering',
    title: t('landingSettings.fields.ordering'),
    width: 120,
    render: (row) => itemOf(row).ordering,
  };

  return (
    <>
      <ListView<RowOf<E>>
        list={list}
        label={t(`landingSettings.tabs.${kind}`)}
        columns={[ordering, ...columns]}
        tools={
          <>
            <Button kind="primary" icon="add" disabled={count === undefined} onClick={() => setOpened('new')}>
              {t(`landingSettings.${kind}.new`)}
            </Button>
            {tools}
          </>
        }
        actions={(row) => [
          actions.edit(() => setOpened(row)),
          ...(more?.(row) ?? []),
          actions.remove(itemOf(row).id, t(`landingSettings.${kind}.deleteText`, { name: nameOf(row) })),
        ]}
        noneText={t(`landingSettings.${kind}.none`)}
      />
      {opened === 'new' && renderNewDialog(given)}
      {opened !== null && opened !== 'new' && renderDialog(opened, given)}
    </>
  );
}
