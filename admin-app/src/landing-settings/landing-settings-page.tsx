import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { Tabs } from '@portal/shared-ui/tabs';
import type { ComponentType } from 'react';
import { AchievementList } from './achievement-list.tsx';
import { TeacherCardList } from './teacher-card-list.tsx';
import { TestimonialList } from './testimonial-list.tsx';

const lists = {
  teachers: TeacherCardList,
  achievements: AchievementList,
  testimonials: TestimonialList,
} satisfies Record<string, ComponentType>;
type Kind = keyof typeof lists;
const kinds = Object.keys(lists) as Kind[];

/** What visitors see of teachers, achievements and testimonials. The tab is in the address. */
export default function LandingSettingsPage() {
  const { t } = useTranslation('admin-app');
  const [address, setAddress] = useSearchParams();
  return (
    <Page title={t('landingSettings.title')} intro={t('landingSettings.purpose')}>
      <Tabs
        active={kinds.find((kind) => kind === address.get('tab')) ?? 'teachers'}
        onChange={(kind) => setAddress(kind === 'teachers' ? {} : { tab: kind })}
        tabs={kinds.map((kind) => {
          const List = lists[kind];
          return { key: kind, label: t(`landingSettings.tabs.${kind}`), children: <List /> };
        })}
      />
    </Page>
  );
}
