import { today } from '@portal/shared-api/calendar';
import { ApiError, isApiError } from '@portal/shared-api/client';
import { useApiMutation } from '@portal/shared-api/react';
import { createStudent, newStudentBody, type NewStudentForm } from '@portal/shared-api/students-editing';
import { DateField } from '@portal/shared-ui/date-field';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { useDebounced } from '@portal/shared-ui/use-debounced';
import { useRef, useState } from 'react';
import { DoublesNotice } from '../people/doubles-notice.tsx';
import type { IssuedAccount } from '../people/issued-account-dialog.tsx';
import { IssuedPasswordField } from '../people/issued-password-field.tsx';
import { issuedPassword } from '@portal/shared-api/issued-password';
import { useNewChild } from '../people/use-new-child.ts';
import { StudentFields } from './student-fields.tsx';

const schema = newStudentBody.shape;

interface NewStudentDialogProps {
  onClose: () => void;
  onCreated: (message: string, id: number, account: IssuedAccount) => void;
}

/** A student who did not register on the site: all details at once, and a password for the family. */
export function NewStudentDialog({ onClose, onCreated }: NewStudentDialogProps) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<NewStudentForm>();
  const create = useApiMutation(createStudent);
  const withQuestions = useNewChild();
  const [offered] = useState(issuedPassword);
  const typed = useDebounced(useWatch([], form) as Partial<NewStudentForm> | undefined);
  const made = useRef<{ id: number; account: IssuedAccount }>(null);

  async function save(body: NewStudentForm) {
    const answer = await withQuestions((known) => create.mutateAsync({ body: { ...body, ...known } })).catch(
      (error: unknown) => {
        // Used when the server gave no message (specification B, section 8).
        if (!isApiError(error) || error.status < 500) throw error;
        const { status, code, requestId } = error;
        throw new ApiError(status, {
          message: t('students.new.failed'),
          code,
          ...(requestId ? { request_id: requestId } : {}),
        });
      },
    );
    made.current = {
      id: answer.id,
      account: {
        name: body.name,
        email: body.email,
        password: body.password,
        studentId: answer.student_id,
        sharesEmail: answer.shares_email,
      },
    };
    return answer;
  }

  return (
    <NewRecordDialog<NewStudentForm>
      form={form}
      title={t('students.new.title')}
      verb={t('students.new.submit')}
      initialValues={{ join_date: today(), password: offered }}
      save={save}
      onDone={(message) => onCreated(message, made.current!.id, made.current!.account)}
      onClose={onClose}
    >
      <StudentFields schema={schema} />
      <DateField name="join_date" label={t('students.fields.originalJoinDate')} schema={schema.join_date} />
      <IssuedPasswordField
        password={typed?.password ?? offered}
        onGenerate={(next) => form.setFieldValue('password', next)}
      />
      {typed?.name && <DoublesNotice child={{ ...typed, name: typed.name }} />}
    </NewRecordDialog>
  );
}
