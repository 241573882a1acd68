import type { packages } from '@portal/shared-api/education-levels';
import { messageText } from '@portal/shared-api/messages';
import { useApi } from '@portal/shared-api/react';
import { registerStudent, studentRegistrationBody } from '@portal/shared-api/registrations';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useRegistration } from './use-registration.ts';

/** Chosen if the school is not in the list; not the name of a school. */
export const OTHER_SCHOOL = '(others)';

const initial = {
  name: '',
  phone: '',
  email: '',
  education_level: 'standard_1',
  school: '',
  schoolName: '',
  selectedBranch: '',
  package_interest: 'tuition' as (typeof packages)[number],
  referred_by: '',
  consent: false,
};
type Values = typeof initial;

const toBody = ({ schoolName, ...values }: Values) => ({
  ...values,
  school: values.school === OTHER_SCHOOL ? schoolName : values.school,
});

/** A student's registration; `referralCode` comes from the link that led here. */
export function useStudentRegistration(referralCode: string) {
  const { call } = useApi();
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return useRegistration({
    initial: { ...initial, referred_by: referralCode },
    draft: { name: 'student', never: ['consent'] },
    schema: studentRegistrationBody,
    toBody,
    problems: ({ school }) => ({
      school: school === '' ? messageText('selection_required', language) : undefined,
    }),
    // the schema has just accepted these values
    send: (body) => call(registerStudent, { body: body as never }),
    unexpected: t('register.check'),
  });
}

export type StudentRegistration = ReturnType<typeof useStudentRegistration>;
