import { educationLevelNames } from '@portal/shared-api/education-levels';
import { useApiQuery } from '@portal/shared-api/react';
import { listStudents, searchStudents, type StudentRow } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { DataTable } from '@portal/shared-ui/data-table';
import { EmailAddress } from '@portal/shared-ui/email-address';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { usePortal } from '@portal/portal-kit/area';
import styles from './students.module.css';
import type { StudentFilter } from './use-student-filter.ts';

interface StudentTableProps {
  term: string;
  page: number;
  filter: StudentFilter;
  onPageChange: (page: number, correcting: boolean) => void;
  onOpen: (id: number) => void;
}

/** A page of the list, or with a search term everything found; pages exist only without one (specification B). */
export function StudentTable({ term, page, filter, onPageChange, onOpen }: StudentTableProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { navigate } = usePortal();
  const searching = term !== '';
  const list = useApiQuery(
    listStudents,
    { query: { page, ...filter } },
    { enabled: !searching, keepPrevious: true },
  );
  const found = useApiQuery(
    searchStudents,
    { params: { term }, query: filter },
    { enabled: searching, keepPrevious: true },
  );
  const source = searching ? found : list;
  const filtered = Object.keys(filter).length > 0;
  const nobodyYet = !searching && !filtered;

  return (
    <div>
      <output className={styles.found}>
        {searching &&
          found.data &&
          !found.isFetching &&
          t('students.found', { count: found.data.data.length })}
      </output>
      {searching && found.data?.truncated && (
        <div className={styles.found}>
          <Notice kind="info">{t('students.truncated', { count: found.data.data.length })}</Notice>
        </div>
      )}
      <DataTable<StudentRow>
        label={t('students.title')}
        source={source}
        rowKey={({ id }) => id}
        {...(searching ? {} : { page, onPageChange })}
        emptyText={
          searching
            ? t('students.noMatch', { term })
            : t(filtered ? 'students.noneFiltered' : 'students.noStudents')
        }
        emptyNext={
          nobodyYet && (
            <Button onClick={() => navigate('/admin/approval')}>{t('students.toApprovals')}</Button>
          )
        }
        actions={({ id }) => [
          { key: 'view', label: t('students.view'), icon: 'view', onClick: () => onOpen(id) },
        ]}
        columns={[
          { key: 'id', title: t('students.fields.id'), render: (row) => row.student_id },
          { key: 'name', title: t('students.fields.name'), heading: true, render: ({ name }) => name },
          {
            key: 'email',
            title: t('students.fields.email'),
            render: ({ email }) => (email ? <EmailAddress value={email} /> : '–'),
          },
          { key: 'phone', title: t('students.fields.phone'), render: ({ phone }) => phone ?? '–' },
          {
            key: 'guardian',
            title: t('students.fields.guardianPhone'),
            minor: true,
            render: (row) => row.guardian_phone ?? '–',
          },
          {
            key: 'level',
            title: t('students.fields.educationLevel'),
            render: (row) => educationLevelNames[row.education_level][language],
          },
        ]}
      />
    </div>
  );
}
