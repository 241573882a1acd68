import {
  acceptStudent,
  acceptStudentBody,
  type AcceptStudentForm,
  type StudentRegistration,
} from '@portal/shared-api/approvals';
import { useApiMutation, useRefresh } from '@portal/shared-api/react';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { IcField } from '@portal/shared-ui/ic-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { PhoneField } from '@portal/shared-ui/phone-field';
import { TextField } from '@portal/shared-ui/text-field';
import { useDebounced } from '@portal/shared-ui/use-debounced';
import { useState } from 'react';
import { DoublesNotice } from '../people/doubles-notice.tsx';
import type { IssuedAccount } from '../people/issued-account-dialog.tsx';
import { IssuedPasswordField } from '../people/issued-password-field.tsx';
import { useNewChild } from '../people/use-new-child.ts';
import { issuedPassword } from '@portal/shared-api/issued-password';

const fields = acceptStudentBody.shape;

interface AcceptStudentDialogProps {
  registration: StudentRegistration;
  onClose: () => void;
  onAccepted: (account: IssuedAccount) => void;
}

/** Accepting a student needs a password; the rest of the details can be completed here. */
export function AcceptStudentDialog({ registration, onClose, onAccepted }: AcceptStudentDialogProps) {
  const { t } = useTranslation('admin-app');
  const accept = useApiMutation(acceptStudent, ['students']);
  const refresh = useRefresh();
  const withQuestions = useNewChild();
  const [form] = useForm<AcceptStudentForm>();
  const [offered] = useState(issuedPassword);
  const password = useWatch('password', form) ?? offered;
  const { id, name, email, phone, referred_by: referral } = registration;
  const ic = useDebounced(useWatch('ic', form));
  const guardianPhone = useDebounced(useWatch('guardian_phone', form));

  /** Somebody else may have decided in the meantime. */
  const readAgain = (error: unknown): never => {
    void refresh(['approvals']);
    throw error;
  };

  return (
    <FormDialog<AcceptStudentForm>
      asksBeforeLeaving
      form={form}
      title={t('approvals.acceptStudent.title', { name })}
      verb={t('approvals.acceptStudent.submit')}
      initialValues={{ password: offered }}
      onClose={onClose}
      onSubmit={async (body) => {
        const answer = await withQuestions((known) =>
          accept.mutateAsync({ params: { id }, body: { ...body, ...known } }),
        ).catch(readAgain);
        onAccepted({
          name,
          password: body.password,
          email,
          studentId: answer.student_id,
          sharesEmail: answer.shares_email,
        });
      }}
    >
      <DoublesNotice child={{ name, phone, email, ic, guardian_phone: guardianPhone }} />
      {referral && (
        <DescriptionList items={[{ term: t('approvals.acceptStudent.referral'), value: referral }]} />
      )}
      <p>{t('approvals.acceptStudent.intro')}</p>
      <IssuedPasswordField password={password} onGenerate={(next) => form.setFieldValue('password', next)} />
      <p>{t('approvals.acceptStudent.optional')}</p>
      <IcField name="ic" schema={fields.ic} />
      <TextField
        name="guardian_name"
        label={t('approvals.acceptStudent.guardianName')}
        schema={fields.guardian_name}
      />
      <PhoneField
        name="guardian_phone"
        label={t('approvals.acceptStudent.guardianPhone')}
        schema={fields.guardian_phone}
      />
      <TextField
        name="address"
        label={t('approvals.acceptStudent.address')}
        schema={fields.address}
        rows={2}
      />
    </FormDialog>
  );
}
