import { teacherTimetable, type Occurrence } from '@portal/shared-api/timetable';
import { CalendarFeedButton } from '@portal/shared-ui/calendar-feed';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { WeekTimetable } from '@portal/shared-ui/week-timetable';
import { ClassActions } from './class-actions.tsx';

const actionsOf = (meeting: Occurrence) => <ClassActions meeting={meeting} />;

/** The week of the signed-in teacher. */
export default function TimetablePage() {
  const { t } = useTranslation('teacher-app');
  return (
    <Page title={t('timetable.title')} intro={t('timetable.purpose')} action={<CalendarFeedButton />}>
      <WeekTimetable endpoint={teacherTimetable} actions={actionsOf} />
    </Page>
  );
}
