import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { OutstandingRow } from '@portal/shared-api/outstanding';
import { branchName } from '@portal/shared-ui/branch-name';
import { Chip } from '@portal/shared-ui/chip';
import type { Column } from '@portal/shared-ui/data-table';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { monthsOf } from './months.ts';
import styles from './outstanding.module.css';

/** ID, Name, Months Outstanding (specification B), plus the student's branch. */
export function useOutstandingColumns(): Column<OutstandingRow>[] {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return [
    { key: 'id', title: t('outstanding.fields.id'), render: (row) => row.student_id },
    {
      key: 'name',
      title: t('outstanding.fields.name'),
      heading: true,
      render: ({ name, is_active }) => (
        <span className={styles.chips}>
          {name}
          {!is_active && <Chip tone="slate">{t('outstanding.suspended')}</Chip>}
        </span>
      ),
    },
    {
      key: 'months',
      title: t('outstanding.fields.months'),
      render: (row) => {
        const waiting = monthsOf(row).filter(({ submitted }) => submitted).length;
        return (
          <span className={styles.chips}>
            {row.number_of_outstanding_months}
            {waiting > 0 && <Chip tone="orange">{t('outstanding.waiting', { count: waiting })}</Chip>}
          </span>
        );
      },
    },
    {
      key: 'level',
      title: t('outstanding.fields.educationLevel'),
      minor: true,
      render: (row) => educationLevelNames[row.education_level][language],
    },
    {
      key: 'branch',
      title: t('outstanding.fields.branch'),
      minor: true,
      render: ({ branch }) => branchName(branch.branch_name, language),
    },
  ];
}
