import { landingTeachers } from '@portal/shared-api/landing-content';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ContentList, CONTENT_STALE_AFTER } from '../site/content.tsx';
import { Page, PageTitle } from '../site/page.tsx';
import { TitleDrawing } from '../site/title-drawings.tsx';
import { TeacherCards, TeacherSkeletons } from '../site/teacher-cards.tsx';

export default function TeachersPage() {
  const { t } = useTranslation('landing');
  const teachers = useApiQuery(landingTeachers, {}, { staleTime: CONTENT_STALE_AFTER });
  return (
    <Page title={t('teachers.title')} description={t('teachers.lead')}>
      <PageTitle
        title={t('teachers.title')}
        lead={t('teachers.lead')}
        drawing={<TitleDrawing name="teachers" />}
      />
      <div className="landing-inner landing-body">
        <ContentList query={teachers} empty={t('teachers.empty')} loading={<TeacherSkeletons count={6} />}>
          {(items) => <TeacherCards teachers={items} headings="h2" timetables />}
        </ContentList>
      </div>
    </Page>
  );
}
