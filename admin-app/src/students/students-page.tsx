import { usePortal } from '@portal/portal-kit/area';
import { id } from '@portal/shared-api/fields';
import { listStudents, searchStudents, studentFilters } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { lazyPart, useFetchAhead } from '@portal/shared-ui/lazy-part';
import { ListPage, useList, withheldFrom } from '@portal/shared-ui/list';
import { useSearchParams } from '@portal/shared-ui/router';
import { useState } from 'react';
import type { IssuedAccount } from '../people/issued-account-dialog.tsx';
import { useStudentColumns } from './student-columns.tsx';
import { useMerged } from './use-merged.ts';
import { useSuspendedMatches } from './use-suspended-matches.ts';

const IssuedAccountDialog = lazyPart(() =>
  import('../people/issued-account-dialog.tsx').then((part) => part.IssuedAccountDialog),
);
const NewStudentDialog = lazyPart(() =>
  import('./new-student-dialog.tsx').then((part) => part.NewStudentDialog),
);
const StudentDialog = lazyPart(() => import('./student-dialog.tsx').then((part) => part.StudentDialog));
const StudentFilters = lazyPart(() => import('./student-filters.tsx').then((part) => part.StudentFilters));
const parts = [StudentDialog, NewStudentDialog, StudentFilters, IssuedAccountDialog];

/** Tabs of a student's details, as named in the address. */
const tabs = ['classes', 'presets'];

/** Students the admin may see, by name or ID, level, branch and status. */
export default function StudentsPage() {
  const { t } = useTranslation('admin-app');
  const { navigate, session } = usePortal();
  const list = useList(listStudents, {
    filters: studentFilters,
    withheld: withheldFrom(session?.adminLevel),
    search: {
      endpoint: searchStudents,
      args: (term, filter) => ({ params: { term }, query: studentFilters.parse(filter) }),
    },
  });
  useFetchAhead(list.source.data !== undefined, parts);
  const suspended = useSuspendedMatches(list);
  const columns = useStudentColumns();
  const [address, setAddress] = useSearchParams();
  // `?open=<student>&tab=<tab>` opens the details of that student, also from this page: after New Student.
  const named = id.safeParse(address.get('open')).data ?? null;
  const [open, setOpen] = useState(named);
  const [followed, setFollowed] = useState(named);
  if (followed !== named) {
    setFollowed(named);
    setOpen(named);
  }
  const onMerged = useMerged(setOpen);
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
      filterFields={<StudentFilters />}
      columns={columns}
      dense
      actions={({ id }) => [
        { key: 'view', label: t('students.view'), icon: 'view', onClick: () => setOpen(id) },
      ]}
      noneText={t('students.noStudents')}
      noneNext={<Button onClick={() => navigate('/admin/approval')}>{t('students.toApprovals')}</Button>}
      noneFoundText={(term) =>
        suspended > 0
          ? t('students.suspendedMatch', { count: suspended, term })
          : t(term ? 'students.noMatch' : 'students.noneFiltered', { term })
      }
      noneFoundNext={
        suspended > 0 && (
          <Button kind="primary" onClick={() => list.go({ filter: { ...list.filter, status: 'suspended' } })}>
            {t('students.showSuspended')}
          </Button>
        )
      }
    >
      {open !== null && (
        <StudentDialog
          key={open}
          id={open}
          {...(tabs.includes(address.get('tab') ?? '') ? { start: address.get('tab')! } : {})}
          onMerged={onMerged}
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
