import type { ReactNode } from 'react';
import { useForm, type FormInstance } from '../form/form.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { ChangedMeanwhile, type Part } from './changed-meanwhile.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useRecord, type Versioned } from './use-record.tsx';

interface RecordDialogProps<Values extends object> {
  title: string;
  /** What the decisive button does. */
  verb: string;
  /** The record's values, or those that a new one begins with. */
  initialValues: Partial<Values>;
  /** Answers what the server says. A refusal keeps the dialog open with what was typed and shows why. */
  save: (values: Values) => Promise<{ message: string }>;
  /** It is saved; close the dialog and say so, as `list.tell` does. */
  onDone: (message: string) => void;
  onClose: () => void;
  form?: FormInstance<Values>;
  blocked?: boolean;
  /** As in `FormDialog`. */
  onlyCloses?: boolean;
  /** Why it waits, said beside it. */
  blockedReason?: string;
  /** Fields are not right at submit; the place to bring them into sight. */
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
  /** What the form holds of the record. */
  valuesOf: (record: Value) => Partial<Values>;
  /** Reads it again, when somebody else has changed it meanwhile. */
  reread: () => Promise<Value>;
  /** The parts that the form changes, as a person reads them: what somebody else changed is shown by them. */
  describe: (record: Value) => readonly Part[];
  save: (values: Values, version: number) => Promise<{ message: string }>;
}

/**
 * The form of a record that exists. When somebody else changed it meanwhile (decision 51), what was typed stays, fields
 * that nobody touched take what they are now, what changed stands above, and the next save goes over it knowingly.
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
