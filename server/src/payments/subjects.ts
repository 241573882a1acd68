import { today } from '@portal/shared-api/calendar';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classEnrollments, classes } from '../database/schema/classes.ts';
import type { PaymentSubject } from '../database/schema/payments.ts';
import { subjects } from '../database/schema/subjects.ts';

/** Subjects sent by older clients, with today's names and prices (decision 4). Unknown ones are left out. */
export async function subjectsOf(database: Queryable, ids: readonly number[]): Promise<PaymentSubject[]> {
  if (ids.length === 0) return [];
  return database
    .select({ subject_id: subjects.id, name: subjects.name, price_sen: subjects.priceSen })
    .from(subjects)
    .where(inArray(subjects.id, [...ids]))
    .orderBy(asc(subjects.id));
}

/** The subjects of the classes a student is in today, each once, with their prices. */
export const payableSubjectsOf = (database: Queryable, studentId: number) =>
  database
    .selectDistinct({ id: subjects.id, name: subjects.name, price: subjects.priceSen })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .where(
      and(
        eq(classEnrollments.studentId, studentId),
        lte(classEnrollments.fromDate, today()),
        or(isNull(classEnrollments.untilDate), gt(classEnrollments.untilDate, today())),
        isNull(classes.deletedAt),
        isNull(subjects.deletedAt),
      ),
    )
    .orderBy(asc(subjects.name));
