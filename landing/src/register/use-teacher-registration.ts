import { fileProblem, typesOf } from '@portal/shared-api/file-rule';
import { messageText } from '@portal/shared-api/messages';
import { useApi } from '@portal/shared-api/react';
import { enquiries, registerTeacher, teacherRegistrationBody } from '@portal/shared-api/registrations';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { FieldProblem, useRegistration } from './use-registration.ts';

export const resumeRule = registerTeacher.files.resume;

const initial = {
  name: '',
  phone: '',
  resume: null as File | null,
  enquiry: enquiries[0] as (typeof enquiries)[number],
};
type Values = typeof initial;

const toBody = ({ name, phone, enquiry }: Values) => ({ name, phone, enquiry });

const isPdf = async (file: File) => (await file.slice(0, 1024).text()).includes('%PDF-');

/** A teacher's application with the resume. */
export function useTeacherRegistration() {
  const { call } = useApi();
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return useRegistration({
    initial,
    draft: { name: 'teacher', never: ['resume'] },
    schema: teacherRegistrationBody,
    toBody,
    problems: ({ resume }) => ({ resume: fileProblem(resume, resumeRule, language) }),
    send: async (body, { resume }, onProgress) => {
      // only the content reveals that a text named .pdf is not one; the server would say so after the upload
      if (resume && !(await isPdf(resume)))
        throw new FieldProblem({
          resume: [messageText('file_type', language, { types: typesOf(resumeRule) })],
        });
      return call(registerTeacher, { body, files: { resume: resume ?? undefined } }, { onProgress });
    },
    unexpected: t('register.check'),
  });
}

export type TeacherRegistration = ReturnType<typeof useTeacherRegistration>;
