import type { Endpoint } from '@portal/shared-api/endpoint';
import { useTranslation } from '@portal/shared-ui/i18n';
import { EditRecordDialog, NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { useState, type ReactNode } from 'react';
import { useReread } from './use-reread.ts';

/** Props of the dialogs for teachers, achievements and testimonials. */
export interface ItemDialogProps {
  /** How many items there are. */
  count: number;
  onClose: () => void;
  onDone: (message: string, id: number) => void;
}

interface NewItemDialogProps<Values extends object> extends ItemDialogProps {
  title: string;
  initialValues?: Partial<Values>;
  save: (values: Values) => Promise<{ message: string; id: number }>;
  children: ReactNode;
}

/** A new item goes last by default. */
export function NewItemDialog<Values extends object>({
  count,
  initialValues,
  save,
  onClose,
  onDone,
  ...dialog
}: NewItemDialogProps<Values>) {
  const { t } = useTranslation('admin-app');
  return (
    <NewRecordDialog<Values>
      {...dialog}
      verb={t('landingSettings.create')}
      initialValues={{ ...initialValues, ordering: count } as unknown as Partial<Values>}
      save={async (values) => {
        const made = await save(values);
        onDone(made.message, made.id);
        return made;
      }}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

interface Item {
  id: number;
  ordering: number;
  version: number;
}

interface EditItemDialogProps<Values extends object, Row extends Item> extends Omit<
  ItemDialogProps,
  'count'
> {
  title: string;
  item: Row;
  /** The list endpoint, to reload this item. */
  endpoint: Endpoint;
  /** An item's form values, without its position. */
  valuesOf: (row: Row) => Partial<Values>;
  /** An item's fields other than the position, as text. */
  describe: (row: Row) => { term: string; value: string | null }[];
  save: (values: Values, version: number) => Promise<{ message: string }>;
  children: ReactNode;
}

/** The item as it was when the dialog opened, however often the list reloads. */
export function EditItemDialog<Values extends object, Row extends Item>({
  item,
  endpoint,
  valuesOf,
  describe,
  onDone,
  ...dialog
}: EditItemDialogProps<Values, Row>) {
  const { t } = useTranslation('admin-app');
  const [record] = useState(item);
  const reread = useReread(endpoint, record);
  return (
    <EditRecordDialog<Values, Row>
      {...dialog}
      verb={t('landingSettings.update')}
      valuesOf={(row) => ({ ...valuesOf(row), ordering: row.ordering })}
      record={record}
      reread={reread}
      describe={(row) => [
        ...describe(row),
        { term: t('landingSettings.fields.ordering'), value: String(row.ordering) },
      ]}
      onDone={(message) => onDone(message, record.id)}
    />
  );
}

/** The fields of an item, in both dialogs. */
export interface ItemFieldsProps {
  /** The last place in the order. */
  last: number;
  isNew?: boolean;
  /** Of the upload, 0 to 1. */
  progress: number | undefined;
}
