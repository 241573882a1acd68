import { searchClasses, type ClassRow } from '@portal/shared-api/classes';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { useApiQuery } from '@portal/shared-api/react';
import { branchName } from '@portal/shared-ui/branch-name';
import { DataTable } from '@portal/shared-ui/data-table';
import { ClassScheduleText } from '@portal/shared-ui/class-schedule';
import { Dialog } from '@portal/shared-ui/dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { SearchBox } from '@portal/shared-ui/search-box';
import { useState } from 'react';
import styles from './announcements.module.css';

const isThere = ({ deleted_at }: ClassRow) => deleted_at === null;

interface ClassSearchDialogProps {
  onChoose: (one: ClassRow) => void;
  onClose: () => void;
}

/** Finds a class by subject name. Without a name it lists the first ones. */
export function ClassSearchDialog({ onChoose, onClose }: ClassSearchDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [term, setTerm] = useState('');
  const found = useApiQuery(searchClasses, { query: { class: term } }, { keepPrevious: true });
  return (
    <Dialog title={t('announcements.chooseClass')} onClose={onClose}>
      <div className={styles.found}>
        <SearchBox label={t('announcements.searchSubject')} term={term} onSearch={setTerm} />
        {found.data?.truncated && <Notice kind="info">{t('announcements.moreClasses')}</Notice>}
        <DataTable<ClassRow>
          label={t('announcements.chooseClass')}
          source={{ ...found, data: found.data && { ...found.data, data: found.data.data.filter(isThere) } }}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: t('announcements.class'),
              heading: true,
              render: (row) => row.subject.name,
            },
            {
              key: 'when',
              title: t('announcements.when'),
              render: (row) => <ClassScheduleText of={row} />,
            },
            {
              key: 'where',
              title: t('announcements.where'),
              render: (row) => (
                <>
                  {educationLevelNames[row.education_level][language]}
                  <br />
                  {branchName(row.branch.branch_name, language)}
                </>
              ),
            },
          ]}
          actions={(row) => [
            {
              key: 'choose',
              label: t('announcements.choose'),
              icon: 'approve',
              onClick: () => onChoose(row),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
