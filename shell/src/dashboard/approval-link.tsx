import { approvalCounts } from '@portal/shared-api/approvals';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useLiveQuery } from '@portal/shared-ui/use-live-query';
import { SidebarLink, type SidebarLinkProps } from './sidebar-link.tsx';

/** The Approval List entry, with the number of requests waiting for this admin. */
export function ApprovalLink(props: Omit<SidebarLinkProps, 'count' | 'countText'>) {
  const { t } = useTranslation('shell');
  const counts = useLiveQuery(approvalCounts, {}).data;
  const waiting = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  return <SidebarLink {...props} count={waiting} countText={t('frame.waiting', { count: waiting })} />;
}
