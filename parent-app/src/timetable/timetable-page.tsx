import { linkedStudents } from '@portal/shared-api/parents';
import { useApiQuery } from '@portal/shared-api/react';
import { parentTimetable } from '@portal/shared-api/timetable';
import { CalendarFeedButton } from '@portal/shared-ui/calendar-feed';
import { Empty } from '@portal/shared-ui/empty';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { Tabs } from '@portal/shared-ui/tabs';
import { WeekTimetable } from '@portal/shared-ui/week-timetable';
import { AttendanceList } from './attendance-list.tsx';

/** The weeks and attendance of a parent's children. Child and view are in the address. */
export default function TimetablePage() {
  const { t } = useTranslation('parent-app');
  const children = useApiQuery(linkedStudents, {});
  const [address, setAddress] = useSearchParams();
  const view = address.get('view') === 'attendance' ? 'attendance' : 'week';

  return (
    <Page title={t('timetable.title')} intro={t('timetable.purpose')} action={<CalendarFeedButton />}>
      <Loaded query={children}>
        {({ data }) => {
          const child = data.find(({ student_id: id }) => id === address.get('student')) ?? data[0];
          if (!child) return <Empty text={t('timetable.noChild')} />;
          const ofChild = (
            <Tabs
              active={view}
              onChange={(next) =>
                setAddress({ student: child.student_id, ...(next === 'week' ? {} : { view: next }) })
              }
              tabs={[
                {
                  key: 'week',
                  label: t('timetable.week'),
                  children: <WeekTimetable endpoint={parentTimetable} student={child.student_id} />,
                },
                {
                  key: 'attendance',
                  label: t('timetable.attendance'),
                  children: <AttendanceList student={child.student_id} />,
                },
              ]}
            />
          );
          if (data.length === 1) return ofChild;
          return (
            <Tabs
              active={child.student_id}
              onChange={(student) => setAddress({ student, ...(view === 'week' ? {} : { view }) })}
              tabs={data.map(({ student_id: key, name }) => ({ key, label: name, children: ofChild }))}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}
