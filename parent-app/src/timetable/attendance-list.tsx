import { parentAttendance, type AttendanceMark } from '@portal/shared-api/attendance';
import { Chip } from '@portal/shared-ui/chip';
import { dateText, weekdayText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ListView, useList } from '@portal/shared-ui/list';

/** A child's attendance, newest date first. */
export function AttendanceList({ student }: { student: string }) {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  const list = useList(parentAttendance, { query: { student_id: student } });
  return (
    <ListView<AttendanceMark>
      list={list}
      label={t('timetable.attendance')}
      rowKey={(row) => `${row.class_id} ${row.attendance_date}`}
      noneText={t('timetable.noAttendance')}
      columns={[
        {
          key: 'subject',
          title: t('timetable.fields.subject'),
          heading: true,
          render: ({ subject }) => subject.name,
        },
        {
          key: 'date',
          title: t('timetable.fields.date'),
          render: ({ attendance_date: date }) =>
            t('timetable.day', { weekday: weekdayText(date, language), date: dateText(date, language) }),
        },
        {
          key: 'attended',
          title: t('timetable.attendance'),
          render: ({ attended }) =>
            attended ? (
              <Chip tone="green" icon="approve">
                {t('timetable.present')}
              </Chip>
            ) : (
              <Chip tone="coral">{t('timetable.absent')}</Chip>
            ),
        },
      ]}
    />
  );
}
