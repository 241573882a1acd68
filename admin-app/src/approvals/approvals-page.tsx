import { usePortal } from '@portal/portal-kit/area';
import { approvalCounts } from '@portal/shared-api/approvals';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { useLiveQuery } from '@portal/shared-ui/use-live-query';
import { useSearchParams } from '@portal/shared-ui/router';
import { Tabs } from '@portal/shared-ui/tabs';
import type { ComponentType } from 'react';
import { EnrollmentRequests } from './enrollment-requests.tsx';
import { LinkageRequests } from './linkage-requests.tsx';
import { ParentRegistrations } from './parent-registrations.tsx';
import { StudentRegistrations } from './student-registrations.tsx';
import { TeacherRegistrations } from './teacher-registrations.tsx';

const lists = {
  students: StudentRegistrations,
  teachers: TeacherRegistrations,
  enrollments: EnrollmentRequests,
  parents: ParentRegistrations,
  linkage: LinkageRequests,
} satisfies Record<string, ComponentType>;
type Kind = keyof typeof lists;

/** Everything pending. Tab and page are in the address, so that a reload or shared link restores them. */
export default function ApprovalsPage() {
  const { t } = useTranslation('admin-app');
  const { session } = usePortal();
  const [address, setAddress] = useSearchParams();

  // Teacher applications are for level_3 (decision 49).
  const kinds = (Object.keys(lists) as Kind[]).filter(
    (kind) => kind !== 'teachers' || session?.adminLevel === 'level_3',
  );
  const counts = useLiveQuery(approvalCounts, {}).data;
  const open = kinds.find((kind) => kind === address.get('tab')) ?? 'students';
  return (
    <Page title={t('approvals.title')} intro={t('approvals.purpose')}>
      <Tabs
        active={open}
        onChange={(kind) => setAddress(kind === 'students' ? {} : { tab: kind })}
        tabs={kinds.map((kind) => {
          const List = lists[kind];
          return {
            key: kind,
            label: t(`approvals.tabs.${kind}`),
            ...(counts ? { count: counts[kind] } : {}),
            children: <List />,
          };
        })}
      />
    </Page>
  );
}
