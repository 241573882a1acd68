import type { Endpoint } from '@portal/shared-api/endpoint';
import { useTranslation } from '@portal/shared-ui/i18n';
import { EditRecordDialog, NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { useState, type ReactNode } from 'react';
import { useReread } from './use-reread.ts';

/** What the dialogs of teachers, achievements and testimonials are given. */
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

/** A new item comes last unless told otherwise. */
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
  /** Lists the items, so that this one can be read again. */
  endpoint: Endpoint;
  /** What the form holds of an item, without its place. */
  valuesOf: (row: Row) => Partial<Values>;
  /** The other parts of an item than its place, as a person reads them. */
  describe: (row: Row) => { term: string; value: string | null }[];
  save: (values: Values, version: number) => Promise<{ message: string }>;
  children: ReactNode;
}

/** An item as it was when the dialog opened, however often the list is read meanwhile. */
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
