import {
  submitTeacherAttendance,
  teacherAttendanceDates,
  teacherAttendanceList,
} from '@portal/shared-api/attendance';
import { today } from '@portal/shared-api/calendar';
import type { Occurrence } from '@portal/shared-api/timetable';
import { AttendanceDialog } from '@portal/shared-ui/attendance-dialog';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { DocumentsDialog } from './documents-dialog.tsx';
import { TimeChangeDialog } from './time-change-dialog.tsx';

const attendance = {
  dates: teacherAttendanceDates,
  list: teacherAttendanceList,
  submit: submitTeacherAttendance,
};

/** A teacher's actions for a class of the timetable. */
export function ClassActions({ meeting }: { meeting: Occurrence }) {
  const { t } = useTranslation('teacher-app');
  const [open, setOpen] = useState<'documents' | 'attendance' | 'timeChange' | null>(null);
  const takesPlace = !meeting.cancelled && !meeting.moved_to;
  return (
    <>
      <Button icon="document" onClick={() => setOpen('documents')}>
        {t('documents.open')}
      </Button>
      {!meeting.cancelled && (
        <Button icon="attendance" onClick={() => setOpen('attendance')}>
          {t('attendance')}
        </Button>
      )}
      {takesPlace && (
        <Button icon="time-changes" onClick={() => setOpen('timeChange')}>
          {t('timeChange.open')}
        </Button>
      )}
      {open === 'timeChange' && <TimeChangeDialog meeting={meeting} onClose={() => setOpen(null)} />}
      {open === 'attendance' && (
        <AttendanceDialog
          classId={meeting.class_id}
          name={meeting.subject.name}
          calls={attendance}
          {...(meeting.date <= today() && takesPlace ? { date: meeting.date } : {})}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'documents' && <DocumentsDialog meeting={meeting} onClose={() => setOpen(null)} />}
    </>
  );
}
