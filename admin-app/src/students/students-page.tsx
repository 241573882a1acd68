import { usePortal } from '@portal/portal-kit/area';
import { educationLevel } from '@portal/shared-api/education-levels';
import { id } from '@portal/shared-api/fields';
import { listStudents, searchStudents, studentFilters, studentStatuses } from '@portal/shared-api/students';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { Button } from '@portal/shared-ui/button';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList } from '@portal/shared-ui/list';
import { useSearchParams } from '@portal/shared-ui/router';
import { SelectField } from '@portal/shared-ui/select-field';
import { useState } from 'react';
import { IssuedAccountDialog, type IssuedAccount } from '../people/issued-account-dialog.tsx';
import { NewStudentDialog } from './new-student-dialog.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { useStudentColumns } from './student-columns.tsx';

/** Of a student's details, as the address names them. */
const tabs = ['classes', 'presets'];

/** The students whom the admin may see, found by name or ID, level, branch and status. */
export default function StudentsPage() {
  const { t } = useTranslation('admin-app');
  const { session, navigate } = usePortal();
  const list = useList(listStudents, {
    filters: studentFilters,
    search: {
      endpoint: searchStudents,
      args: (term, filter) => ({ params: { term }, query: studentFilters.parse(filter) }),
    },
  });
  const columns = useStudentColumns();
  const [address, setAddress] = useSearchParams();
  // `?open=<student>&tab=<tab>` opens the details of that student.
  const [open, setOpen] = useState(id.safeParse(address.get('open')).data ?? null);
  const closeDetails = () => {
    setOpen(null);
    if (address.has('open'))
      setAddress(
        (before) => new URLSearchParams([...before].filter(([key]) => key !== 'open' && key !== 'tab')),
        { replace: true },
      );
  };
  const [creating, setCreating] = useState(false);
  const [issued, setIssued] = useState<IssuedAccount | null>(null);
  const newStudent = (
    <Button kind="primary" icon="add" onClick={() => setCreating(true)}>
      {t('students.new.open')}
    </Button>
  );

  return (
    <ListPage
      title={t('students.title')}
      intro={t('students.purpose')}
      action={newStudent}
      tools={<Button onClick={() => navigate('/admin/students/import')}>{t('students.toImport')}</Button>}
      list={list}
      searchLabel={t('students.search')}
      filterFields={
        <>
          <EducationLevelSelect name="education_level" schema={educationLevel.optional()} clearable />
          <SelectField
            name="status"
            label={t('students.status.label')}
            clearable
            options={studentStatuses.map((value) => ({ value, label: t(`students.status.${value}`) }))}
          />
          {session?.adminLevel === 'level_3' && <BranchSelect clearable />}
        </>
      }
      columns={columns}
      actions={({ id }) => [
        { key: 'view', label: t('students.view'), icon: 'view', onClick: () => setOpen(id) },
      ]}
      noneText={t('students.noStudents')}
      noneNext={<Button onClick={() => navigate('/admin/approval')}>{t('students.toApprovals')}</Button>}
      noneFoundText={(term) => t(term ? 'students.noMatch' : 'students.noneFiltered', { term })}
    >
      {open !== null && (
        <StudentDialog
          key={open}
          id={open}
          {...(tabs.includes(address.get('tab') ?? '') ? { start: address.get('tab')! } : {})}
          onOpen={setOpen}
          onClose={closeDetails}
        />
      )}
      {creating && (
        <NewStudentDialog
          onClose={() => setCreating(false)}
          onCreated={(message, id, account) => {
            setCreating(false);
            setIssued(account);
            list.tell(message, id);
          }}
        />
      )}
      {issued && <IssuedAccountDialog account={issued} onClose={() => setIssued(null)} />}
    </ListPage>
  );
}
