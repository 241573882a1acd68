import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { SearchBox } from '@portal/shared-ui/search-box';
import { useLast } from '@portal/shared-ui/use-last';
import { useState } from 'react';
import { StudentDialog } from './student-dialog.tsx';
import { StudentFilters } from './student-filters.tsx';
import { StudentTable } from './student-table.tsx';
import { useStudentFilter } from './use-student-filter.ts';

/** Every active student the admin may see, found by name or ID, level and branch. */
export default function StudentsPage() {
  const { t } = useTranslation('admin-app');
  const { term, page, filter, go } = useStudentFilter();
  const [open, setOpen] = useState<number | null>(null);
  const shown = useLast(open);

  return (
    <Page
      title={t('students.title')}
      intro={t('students.purpose')}
      tools={
        <>
          <SearchBox
            label={t('students.search')}
            term={term}
            onSearch={(typed) => go({ term: typed }, true)}
          />
          <StudentFilters filter={filter} onChange={(chosen) => go({ filter: chosen })} />
        </>
      }
    >
      <StudentTable
        term={term}
        page={page}
        filter={filter}
        onPageChange={(to, correcting) => go({ page: to }, correcting)}
        onOpen={setOpen}
      />
      {shown !== null && <StudentDialog id={shown} open={open !== null} onClose={() => setOpen(null)} />}
    </Page>
  );
}
