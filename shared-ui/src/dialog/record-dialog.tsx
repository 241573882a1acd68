import type { ReactNode } from 'react';
import { useForm, type FormInstance } from '../form/form.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { ChangedMeanwhile, type Part } from './changed-meanwhile.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useRecord, type Versioned } from './use-record.tsx';

interface RecordDialogProps<Values extends object> {
  title: string;
  /** Label of the confirming button. */
  verb: string;
  /** The record's values, or the initial ones of a new record. */
  initialValues: Partial<Values>;
  /** Returns the server's message. A refusal keeps the dialog open with what was typed and shows why. */
  save: (values: Values) => Promise<{ message: string }>;
  /** Saved: close the dialog and show the message, as `list.tell` does. */
  onDone: (message: string) => void;
  onClose: () => void;
  form?: FormInstance<Values>;
  blocked?: boolean;
  /** As in `FormDialog`. */
  onlyCloses?: boolean;
  /** Why it is disabled, shown beside it. */
  blockedReason?: string;
  /** Called with invalid fields on submit, to bring them into view. */
  onInvalid?: (fields: readonly (string | number)[][]) => void;
  /** More buttons, on the left. */
  extra?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The form of a new record in a dialog. */
export function NewRecordDialog<Values extends object>({
  save,
  onDone,
  ...dialog
}: RecordDialogProps<Values>) {
  return (
    <FormDialog<Values>
      asksBeforeLeaving
      {...dialog}
      onSubmit={async (values) => onDone((await save(values)).message)}
    />
  );
}

interface EditRecordDialogProps<Values extends object, Value extends Versioned> extends Omit<
  RecordDialogProps<Values>,
  'save' | 'initialValues'
> {
  /** As it was read when the dialog opened. */
  record: Value;
  /** The record's form values. */
  valuesOf: (record: Value) => Partial<Values>;
  /** Reloads it after somebody else has changed it. */
  reread: () => Promise<Value>;
  /** The form's fields as text, to show what somebody else changed. */
  describe: (record: Value) => readonly Part[];
  save: (values: Values, version: number) => Promise<{ message: string }>;
}

/**
 * The form of an existing record. If somebody else changed it meanwhile (decision 51), typed values are kept,
 * untouched fields are updated, the changes are listed above, and the next save overwrites them knowingly.
 */
export function EditRecordDialog<Values extends object, Value extends Versioned>({
  record,
  valuesOf,
  reread,
  describe,
  save,
  verb,
  children,
  form: given,
  ...dialog
}: EditRecordDialogProps<Values, Value>) {
  const { t } = useTranslation('kit');
  const [form] = useForm<Values>(given);
  const reading = useRecord(record, reread, { form, valuesOf });
  return (
    <NewRecordDialog<Values>
      {...dialog}
      form={form}
      initialValues={valuesOf(record)}
      verb={reading.was ? t('record.saveAnyway') : verb}
      save={(values) => reading.save((version) => save(values, version))}
    >
      <ChangedMeanwhile was={reading.was} now={reading.seen} describe={describe} />
      {children}
    </NewRecordDialog>
  );
}
