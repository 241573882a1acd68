import { maxMegabytes } from '@portal/shared-api/file-rule';
import { enquiries } from '@portal/shared-api/registrations';
import { useTranslation } from '@portal/shared-ui/i18n';
import { FileField } from './file-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { resumeRule, type TeacherRegistration } from './use-teacher-registration.ts';

/** Fields of a teacher's application. */
export function TeacherForm({ registration }: { registration: TeacherRegistration }) {
  const { t } = useTranslation('landing');
  const { field } = registration;
  const enquiry = field('enquiry');
  return (
    <>
      <TextField {...field('name')} label={t('register.name')} autoComplete="name" />
      <PhoneField {...field('phone')} />
      <SelectField
        {...enquiry}
        onChange={(chosen) => enquiry.onChange(chosen as typeof enquiry.value)}
        label={t('register.enquiry')}
        choices={enquiries.map((value) => ({ value, label: t(`register.enquiries.${value}`) }))}
      />
      <FileField
        {...field('resume')}
        label={t('register.resume')}
        hint={t('register.resumeHint', { max: maxMegabytes(resumeRule) })}
        accept={`${resumeRule.types.join(',')},.pdf`}
        choose={t('register.resumeChoose')}
        change={t('register.resumeChange')}
      />
    </>
  );
}
