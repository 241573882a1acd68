import * as contract from '@portal/shared-api/attendance';
import { today } from '@portal/shared-api/calendar';
import { notice } from '@portal/shared-api/notices';
import type { Database } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { requireChild } from '../parents/require-child.ts';
import { requireTakenBy } from './access.ts';
import { attendanceDates, attendanceOfStudent, readSheet } from './queries.ts';
import { correctSheet, submitSheet } from './submit.ts';

async function dates({
  database,
  caller,
  params,
}: {
  database: Database;
  caller: Caller;
  params: { id: number };
}) {
  await requireTakenBy(database, caller, params.id);
  return { data: await attendanceDates(database, params.id) };
}

interface Question {
  database: Database;
  caller: Caller;
  body: { class_id: number; attendance_date: string };
}

async function list({ database, caller, body }: Question) {
  await requireTakenBy(database, caller, body.class_id);
  if (body.attendance_date > today()) fail('attendance_in_future');
  const sheet =
    (await readSheet(database, body.class_id, body.attendance_date)) ?? fail('attendance_no_class');
  return { data: sheet.entries, taken: sheet.version !== null, version: sheet.version };
}

export const attendanceRoutes = [
  handle(contract.adminAttendanceDates, dates),
  handle(contract.teacherAttendanceDates, dates),
  handle(contract.adminAttendanceList, list),
  handle(contract.teacherAttendanceList, list),
  handle(contract.parentAttendance, async ({ database, caller, query }) => {
    const student = await requireChild(database, caller, query.student_id);
    return attendanceOfStudent(database, student.id, query.page);
  }),
  handle(contract.submitAdminAttendance, async ({ database, caller, body, language }) => {
    await submitSheet(database, caller, body);
    return notice('attendance_submitted', language);
  }),
  handle(contract.submitTeacherAttendance, async ({ database, caller, body, language }) => {
    await submitSheet(database, caller, body);
    return notice('attendance_submitted', language);
  }),
  handle(contract.correctAttendance, async ({ database, caller, body, language }) => {
    await correctSheet(database, caller, body);
    return notice('attendance_corrected', language);
  }),
];
