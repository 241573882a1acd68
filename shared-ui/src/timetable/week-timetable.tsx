import { isDate, mondayOf, today } from '@portal/shared-api/calendar';
import { useApiQuery } from '@portal/shared-api/react';
import type {
  Occurrence,
  parentTimetable,
  studentTimetable,
  teacherTimetable,
} from '@portal/shared-api/timetable';
import { useState, type ReactNode } from 'react';
import { Failure } from '../layout/failure.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { useSearchParams } from '../router.tsx';
import { TimetableGrid } from './timetable-grid.tsx';

interface WeekTimetableProps {
  endpoint: typeof studentTimetable | typeof teacherTimetable | typeof parentTimetable;
  /** The student, if there are several. */
  student?: string;
  /** The role's actions for a class, in its dialog. */
  actions?: (meeting: Occurrence) => ReactNode;
}

const facts = (meeting: Occurrence) => <MeetingFacts meeting={meeting} withTeachers />;
const ownFacts = (meeting: Occurrence) => <MeetingFacts meeting={meeting} withTeachers={false} />;

const dateOf = ({ original_date, date }: Occurrence): string => original_date ?? date;

/** Finds the same lesson in a refetched week: where it is held, or else where it was. */
function nowOf(opened: Occurrence, week: readonly Occurrence[]): Occurrence | undefined {
  const same = week.filter((one) => one.class_id === opened.class_id && dateOf(one) === dateOf(opened));
  return opened.moved_to
    ? same.find((one) => one.moved_to)
    : (same.find((one) => !one.moved_to) ?? same.find((one) => one.moved_to));
}

/**
 * The timetable of students and teachers: previous, current and next week, and a dialog for each class. The week is
 * in the address, so a reload or shared link shows the same one.
 */
export function WeekTimetable({ endpoint, student, actions }: WeekTimetableProps) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('week') ?? '';
  const week = mondayOf(isDate(asked) ? asked : today());
  const { data, error, isFetching, refetch } = useApiQuery(endpoint, {
    query: { week, ...(student === undefined ? {} : { student_id: student }) },
  });
  const [opened, setOpened] = useState<Occurrence | null>(null);
  // The open dialog follows its lesson: a moved one is shown where it is now.
  const meeting = opened && ((data && nowOf(opened, data.data)) ?? opened);

  return (
    <>
      <TimetableGrid
        week={week}
        onWeekChange={(monday) =>
          setAddress(
            (before) =>
              new URLSearchParams([...[...before].filter(([key]) => key !== 'week'), ['week', monday]]),
          )
        }
        meetings={data?.data}
        title={(meeting) => meeting.subject.name}
        details={endpoint.name === 'timetable.teacher' ? ownFacts : facts}
        onOpen={setOpened}
        failure={
          error && !data && <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        }
      />
      <MeetingDialog
        meeting={meeting}
        onClose={() => setOpened(null)}
        actions={meeting && actions?.(meeting)}
      />
    </>
  );
}
