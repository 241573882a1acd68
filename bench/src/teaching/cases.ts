import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import type pg from 'pg';
import type { Case } from '../measure.ts';

interface Lesson {
  class_id: number;
  date: string;
}

const week = (turn: number) => addDays(mondayOf(today()), 7 * ((turn % 8) - 4));

/** Everyday calls of families, teachers and admins about classes. */
export async function teachingCases(client: pg.Client): Promise<Case<'admin' | 'student' | 'teacher'>[]> {
  const { rows: taken } = await client.query<Lesson>(
    `select class_id, attendance_date::text as date from attendance_sheets order by md5(class_id || attendance_date::text) limit 200`,
  );
  const lesson = (turn: number) => taken[turn % taken.length]!;
  return [
    {
      name: 'a student’s week',
      as: 'student',
      request: (turn) => ({ path: `/api/student/classes?week=${week(turn)}` }),
    },
    {
      name: 'a teacher’s week',
      as: 'teacher',
      request: (turn) => ({ path: `/api/teacher/classes?week=${week(turn)}` }),
    },
    {
      name: 'a roster',
      as: 'admin',
      request: (turn) => ({
        path: '/api/admin/attendancelist',
        method: 'POST',
        body: { class_id: lesson(turn).class_id, attendance_date: lesson(turn).date },
      }),
    },
    {
      name: 'dates of a class',
      as: 'admin',
      request: (turn) => ({ path: `/api/admin/class/${lesson(turn).class_id}/attendances` }),
    },
    {
      name: 'a branch’s day',
      as: 'admin',
      request: (turn) => ({
        path: `/api/admin/branch/${1 + (turn % 2)}/closure?date=${addDays(today(), 1 + (turn % 60))}`,
      }),
    },
    {
      name: 'classes',
      as: 'admin',
      request: (turn) => ({ path: `/api/admin/classes/all?page=${1 + (turn % 90)}` }),
    },
    {
      name: 'time changes',
      as: 'admin',
      request: (turn) => ({
        path: `/api/admin/timechanges?only=${turn % 2 ? 'class' : 'individual'}&page=${1 + (turn % 20)}`,
      }),
    },
  ];
}
