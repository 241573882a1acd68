import type { ClassRow } from '@portal/shared-api/classes';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { branchName } from '@portal/shared-ui/branch-name';
import { ComingSchedules } from '@portal/shared-ui/class-schedule';
import type { Column } from '@portal/shared-ui/data-table';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import styles from './classes.module.css';
import { useClassTexts } from './use-class-texts.ts';

/** Columns of the class list: today's schedule, and later ones beside it. */
export function useClassColumns(): Column<ClassRow>[] {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const texts = useClassTexts();
  return [
    {
      key: 'name',
      title: t('classes.fields.name'),
      heading: true,
      render: (row) => (
        <>
          {row.subject.name}
          <div className={styles.quiet}>
            {[
              branchName(row.branch.branch_name, language),
              ...row.teachers.map(({ name }) => name),
              texts.mode(row),
            ].join(' · ')}
          </div>
        </>
      ),
    },
    { key: 'day', title: t('classes.fields.day'), render: ({ class_day }) => texts.day(class_day) },
    {
      key: 'level',
      title: t('classes.fields.educationLevel'),
      render: ({ education_level }) => educationLevelNames[education_level][language],
    },
    {
      key: 'time',
      title: t('classes.fields.time'),
      nowrap: true,
      render: (row) => (
        <>
          {texts.hours(row)}
          <ComingSchedules of={row} />
        </>
      ),
    },
    {
      key: 'students',
      title: t('classes.fields.students'),
      numeric: true,
      render: ({ students }) => students,
    },
  ];
}
