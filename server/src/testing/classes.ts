import type { EducationLevel } from '@portal/shared-api/education-levels';
import type { Database } from '../database/connect.ts';
import { classEnrollments, classTeachers, classes } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';

type ClassDetails = Partial<typeof classes.$inferInsert> & {
  branchId: number;
  subject?: string;
  educationLevel?: EducationLevel;
};

/** A class on Mondays from 15:00 to 16:30 in 2024 and 2025, with its own subject; returns its id. */
export async function addClass(
  database: Database,
  { subject = 'Mathematics', educationLevel = 'standard_3', ...details }: ClassDetails,
): Promise<number> {
  const [madeSubject] = await database
    .insert(subjects)
    .values({ name: subject, description: subject, priceSen: 12_000, educationLevel })
    .returning({ id: subjects.id });
  const [madeClass] = await database
    .insert(classes)
    .values({
      subjectId: madeSubject!.id,
      classDay: 'Monday',
      startTime: '15:00',
      endTime: '16:30',
      commenceDate: '2024-01-01',
      concludeDate: '2025-12-31',
      ...details,
    })
    .returning({ id: classes.id });
  return madeClass!.id;
}

interface Stay {
  classId: number;
  studentId: number;
  /** The start of 2024 by default. */
  fromDate?: string;
  untilDate?: string;
}

export const enroll = (database: Database, stay: Stay) =>
  database.insert(classEnrollments).values({ fromDate: '2024-01-01', ...stay });

export const teach = (database: Database, classId: number, teacherId: number) =>
  database.insert(classTeachers).values({ classId, teacherId });
