import { fileProblem } from '@portal/shared-api/file-rule';
import { useApi } from '@portal/shared-api/react';
import { enquiries, registerTeacher, teacherRegistrationBody } from '@portal/shared-api/registrations';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useRegistration } from './use-registration.ts';

export const resumeRule = registerTeacher.files.resume;

const initial = {
  name: '',
  phone: '',
  resume: null as File | null,
  enquiry: enquiries[0] as (typeof enquiries)[number],
};
type Values = typeof initial;

const toBody = ({ name, phone, enquiry }: Values) => ({ name, phone, enquiry });

/** A teacher's application with the resume. */
export function useTeacherRegistration() {
  const { call } = useApi();
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return useRegistration({
    initial,
    schema: teacherRegistrationBody,
    toBody,
    problems: ({ resume }) => ({ resume: fileProblem(resume, resumeRule, language) }),
    send: (body, { resume }, onProgress) =>
      call(registerTeacher, { body, files: { resume: resume ?? undefined } }, { onProgress }),
    unexpected: t('register.check'),
  });
}

export type TeacherRegistration = ReturnType<typeof useTeacherRegistration>;
