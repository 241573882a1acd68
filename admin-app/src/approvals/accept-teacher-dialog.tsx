import {
  acceptTeacher,
  acceptTeacherBody,
  type AcceptTeacherForm,
  type TeacherRegistration,
} from '@portal/shared-api/approvals';
import { useApiMutation, useRefresh } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { EmailField } from '@portal/shared-ui/email-field';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { IcField } from '@portal/shared-ui/ic-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';
import type { IssuedAccount } from '../people/issued-account-dialog.tsx';
import { IssuedPasswordField } from '../people/issued-password-field.tsx';
import { issuedPassword } from '@portal/shared-api/issued-password';

const fields = acceptTeacherBody.shape;

interface AcceptTeacherDialogProps {
  application: TeacherRegistration;
  onClose: () => void;
  onViewResume: (id: number) => void;
  onAccepted: (account: IssuedAccount) => void;
}

/** Details the application lacks, to be typed in from the resume. */
export function AcceptTeacherDialog({
  application,
  onClose,
  onViewResume,
  onAccepted,
}: AcceptTeacherDialogProps) {
  const { id, name } = application;
  const { t } = useTranslation('admin-app');
  const accept = useApiMutation(acceptTeacher);
  const refresh = useRefresh();
  const [form] = useForm<AcceptTeacherForm>();
  const [offered] = useState(issuedPassword);
  const password = useWatch('password', form) ?? offered;

  /** Somebody else may have decided in the meantime. */
  const readAgain = (error: unknown): never => {
    void refresh(['approvals']);
    throw error;
  };

  return (
    <FormDialog<AcceptTeacherForm>
      asksBeforeLeaving
      form={form}
      title={t('approvals.acceptTeacher.title', { name })}
      verb={t('approvals.acceptTeacher.submit')}
      initialValues={{ password: offered }}
      onClose={onClose}
      onSubmit={async (body) => {
        await accept.mutateAsync({ params: { id }, body }).catch(readAgain);
        onAccepted({ name, email: fields.email.parse(body.email), password: body.password });
      }}
      extra={
        <Button kind="text" icon="document" onClick={() => onViewResume(id)}>
          {t('approvals.viewResume')}
        </Button>
      }
    >
      <p>{t('approvals.acceptTeacher.intro')}</p>
      <EmailField name="email" schema={fields.email} />
      <IcField name="ic" schema={fields.ic} />
      <TextField
        name="education_level"
        label={t('approvals.acceptTeacher.educationLevel')}
        hint={t('approvals.acceptTeacher.educationLevelHint')}
        schema={fields.education_level}
      />
      <TextField
        name="address"
        label={t('approvals.acceptTeacher.address')}
        schema={fields.address}
        rows={2}
      />
      <IssuedPasswordField password={password} onGenerate={(next) => form.setFieldValue('password', next)} />
    </FormDialog>
  );
}
