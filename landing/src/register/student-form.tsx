import { allBranches } from '@portal/shared-api/branches';
import {
  educationLevelNames,
  educationLevels,
  packageName,
  packages,
} from '@portal/shared-api/education-levels';
import { useApiQuery } from '@portal/shared-api/react';
import { schools } from '@portal/shared-api/schools';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { centreOf } from '../site/use-centres.ts';
import { ChoiceField } from './choice-field.tsx';
import { ConsentField } from './consent-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SearchSelectField } from './search-select-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { OTHER_SCHOOL, type StudentRegistration } from './use-student-registration.ts';

/** Fields of a student's registration. */
export function StudentForm({ registration }: { registration: StudentRegistration }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { field, values } = registration;
  return (
    <>
      <TextField {...field('name')} label={t('register.studentName')} autoComplete="name" />
      <PhoneField {...field('phone')} />
      <TextField {...field('email')} label={t('register.email')} type="email" autoComplete="email" />
      <SelectField
        {...field('education_level')}
        label={t('register.educationLevel')}
        choices={educationLevels.map((level) => ({
          value: level,
          label: educationLevelNames[level][language],
        }))}
      />
      <SearchSelectField
        {...field('school')}
        {...(values.school === OTHER_SCHOOL ? { error: undefined } : {})}
        label={t('register.school')}
        placeholder={t('register.findSchool')}
        listLabel={t('register.choose')}
        choices={schools.map((name) => ({ value: name, label: name }))}
        last={{ value: OTHER_SCHOOL, label: t('register.otherSchool') }}
      />
      {values.school === OTHER_SCHOOL && (
        <TextField {...field('schoolName', 'school')} label={t('register.schoolName')} autoComplete="off" />
      )}
      <BranchField registration={registration} />
      <ChoiceField
        {...field('package_interest')}
        label={t('register.package')}
        choices={packages.map((value) => ({ value, label: packageName[value][language] }))}
      />
      <TextField
        {...field('referred_by')}
        label={t('register.referralCode')}
        hint={t('register.referralHint')}
        autoComplete="off"
        maxLength={32}
        optional
      />
      <ConsentField {...field('consent')} />
    </>
  );
}

/** The branches come from the table. Nobody can register without them, so a failure is shown with a retry. */
function BranchField({ registration }: { registration: StudentRegistration }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const branches = useApiQuery(allBranches, {});
  if (branches.isError && !branches.data) {
    return (
      <div className="landing-field" role="alert">
        <p>{t('register.branchesFailed')}</p>
        <button
          type="button"
          className="landing-button landing-button--quiet"
          disabled={branches.isFetching}
          onClick={() => void branches.refetch()}
        >
          {t('site.retry')}
        </button>
      </div>
    );
  }
  return (
    <SelectField
      {...registration.field('selectedBranch')}
      label={t('register.branch')}
      isLoading={!branches.data}
      placeholder={branches.data ? t('register.choose') : t('site.loading')}
      choices={(branches.data?.data ?? []).map((branch) => ({
        value: String(branch.id),
        label: centreOf(branch, language).name,
      }))}
    />
  );
}
