import type { TimeChangeKind } from '@portal/shared-api/time-changes';
import { timeChangeKinds } from '@portal/shared-api/time-changes';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { Tabs } from '@portal/shared-ui/tabs';
import { TimeChangeList } from './time-change-list.tsx';

/** Lessons moved for everybody, and students who visit another class once. The tab is in the address. */
export default function TimeChangesPage() {
  const { t } = useTranslation('admin-app');
  const [address, setAddress] = useSearchParams();
  const open: TimeChangeKind = address.get('tab') === 'individual' ? 'individual' : 'class';
  return (
    <Page title={t('timeChanges.title')} intro={t('timeChanges.purpose')}>
      <Tabs
        active={open}
        onChange={(kind) => setAddress(kind === 'class' ? {} : { tab: kind })}
        tabs={timeChangeKinds.map((kind) => ({
          key: kind,
          label: t(`timeChanges.tabs.${kind}`),
          children: <TimeChangeList kind={kind} />,
        }))}
      />
    </Page>
  );
}
