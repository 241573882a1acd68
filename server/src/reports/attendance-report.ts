import { and, asc, between, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { students } from '../database/schema/students.ts';
import { daysOf, type Month } from './days.ts';
import { workbook } from './workbook.ts';

/** Everybody on a sheet of the class in the month, with a column for each date that has attendance (decision 26). */
export async function attendanceReportOf(database: Database, month: Month, classId: number) {
  const { from, to } = daysOf(month);
  const [sheets, marks] = await Promise.all([
    database
      .select({ date: attendanceSheets.attendanceDate })
      .from(attendanceSheets)
      .where(and(eq(attendanceSheets.classId, classId), between(attendanceSheets.attendanceDate, from, to)))
      .orderBy(asc(attendanceSheets.attendanceDate)),
    database
      .select({
        studentId: students.studentId,
        name: students.name,
        date: attendanceMarks.attendanceDate,
        attended: attendanceMarks.attended,
      })
      .from(attendanceMarks)
      .innerJoin(students, eq(students.id, attendanceMarks.studentId))
      .where(and(eq(attendanceMarks.classId, classId), between(attendanceMarks.attendanceDate, from, to)))
      .orderBy(asc(students.name), asc(students.id)),
  ]);
  const dates = sheets.map(({ date }) => date);
  const rows = [...Map.groupBy(marks, ({ studentId }) => studentId).values()].map((own) => {
    const attended = new Map(own.map((mark) => [mark.date, mark.attended]));
    const words = dates.map((date) => {
      const was = attended.get(date);
      return was === undefined ? null : was ? 'Present' : 'Absent';
    });
    return [own[0]!.studentId, own[0]!.name, ...words, words.filter((word) => word === 'Present').length];
  });
  return workbook([
    {
      name: 'Attendance',
      columns: [
        { header: 'Student ID', width: 12 },
        { header: 'Student Name', width: 32 },
        ...dates.map((header) => ({ header, width: 12 })),
        { header: 'Present', width: 10 },
      ],
      rows,
    },
  ]);
}
