import { messageText } from '@portal/shared-api/messages';
import { useApi } from '@portal/shared-api/react';
import { parentRegistrationBody, registerParent } from '@portal/shared-api/registrations';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useRegistration } from './use-registration.ts';

const initial = {
  name: '',
  email: '',
  ic: '',
  contact_number: '',
  password: '',
  confirmPassword: '',
  /** One per row of the form, empty rows too. */
  students: [''],
  consent: false,
};
type Values = typeof initial;

export const isEmptyRow = (row: string): boolean => row.trim() === '';

const toBody = ({ students, ...values }: Values) => ({
  ...values,
  student_ids: students.filter((row) => !isEmptyRow(row)),
});

/** A parent's registration with the IDs of the children. */
export function useParentRegistration() {
  const { call } = useApi();
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return useRegistration({
    initial,
    draft: { name: 'parent', never: ['password', 'confirmPassword', 'consent'], memoryOnly: ['ic'] },
    schema: parentRegistrationBody,
    toBody,
    // the schema compares them only once every other field is valid
    problems: ({ password, confirmPassword }) => ({
      confirmPassword:
        confirmPassword && confirmPassword !== password
          ? messageText('password_mismatch', language)
          : undefined,
    }),
    // the schema has just accepted these values
    send: (body) => call(registerParent, { body: body as never }),
    unexpected: t('register.check'),
  });
}

export type ParentRegistration = ReturnType<typeof useParentRegistration>;
