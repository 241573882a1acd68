import { clockTime, weekdayNames } from '@portal/shared-api/calendar';
import { inTheWayOf, missingCompulsory, type submitEnrollment } from '@portal/shared-api/enrollment-requests';
import type { Parsed } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import { enrollmentRequestClasses, enrollmentRequests } from '../database/schema/enrollment.ts';
import { students } from '../database/schema/students.ts';
import { subjects } from '../database/schema/subjects.ts';
import type { Caller } from '../http/caller.ts';
import { classesOfStudent } from '../classes/queries.ts';
import { fail } from '../http/errors.ts';
import type { Schedule } from '../timetable/schedules.ts';
import { offeredTo } from './overlaps.ts';
import { enrollmentValue, registerable } from './queries.ts';

type Request = Parsed<typeof submitEnrollment>['body'];

/** Who is told that classes are gone: the family chooses others, the admin rejects. */
const refuseGone = {
  family: (subjects: string[]) =>
    fail('validation', { fields: { class_ids: { code: 'enrollment_classes_gone', params: { subjects } } } }),
  admin: (subjects: string[]) => fail('request_classes_gone', { params: { subjects } }),
};

interface Asking {
  studentId: number;
  reader: keyof typeof refuseGone;
  language: Language;
}

interface GoneClass extends Schedule {
  name: string;
}

/** A subject has many classes, so the text includes day and time. */
const goneText = ({ name, day, startTime, endTime }: GoneClass, language: Language): string => {
  const when = `${weekdayNames[day][language]} ${clockTime(startTime)} - ${clockTime(endTime)}`;
  return language === 'en' ? `${name} (${when})` : `${name}（${when}）`;
};

/** Why classes cannot be requested, naming those that are gone or belong elsewhere. */
export async function requireOffered(
  transaction: Queryable,
  { class_ids, branch_id, education_level, enrollment_type }: Request,
  { studentId, reader, language }: Asking,
) {
  const offered = await registerable(transaction, { branchId: branch_id, educationLevel: education_level });
  const ids = new Set(offered.map(({ id }) => id));
  const gone = class_ids.filter((id) => !ids.has(id));
  if (gone.length > 0) {
    const named = await transaction
      .select({
        name: subjects.name,
        day: classes.classDay,
        startTime: classes.startTime,
        endTime: classes.endTime,
      })
      .from(classes)
      .innerJoin(subjects, eq(subjects.id, classes.subjectId))
      .where(inArray(classes.id, gone))
      .orderBy(classes.id);
    if (named.length === 0) fail('validation', { fields: { class_ids: 'selection_unknown' } });
    refuseGone[reader](named.map((one) => goneText(one, language)));
  }
  const attended = (await classesOfStudent(transaction, studentId)).map(({ id }) => id);
  const missing = missingCompulsory(enrollment_type, offered, new Set([...class_ids, ...attended]));
  if (missing.length > 0)
    fail('validation', {
      fields: {
        class_ids: { code: 'enrollment_compulsory', params: { subjects: missing.map(({ name }) => name) } },
      },
    });
}

/** Classes the student already has cannot be requested. Among others they are skipped (decision 56). */
async function refuseAttended(transaction: Queryable, studentId: number, { class_ids }: Request) {
  const attended = await classesOfStudent(transaction, studentId);
  const chosen = attended.filter(({ id }) => class_ids.includes(id));
  if (chosen.length < new Set(class_ids).size) return;
  const params = { subjects: [...new Set(chosen.map(({ subject }) => subject.name))] };
  fail('validation', { fields: { class_ids: { code: 'enrollment_attended_all', params } } });
}

/** Names the first two classes that are at the same time. */
async function refuseOverlaps(transaction: Queryable, studentId: number, request: Request) {
  const { branch_id: branchId, education_level: educationLevel } = request;
  const offered = await offeredTo(transaction, studentId, { branchId, educationLevel });
  const chosen = new Set(request.class_ids);
  for (const one of offered) {
    const [other] = chosen.has(one.id) ? inTheWayOf(one, chosen) : [];
    if (!other) continue;
    const code = other.is_attended ? 'enrollment_overlaps_attended' : 'enrollment_overlaps';
    const params = { one: one.subject.name, other: other.name };
    fail('validation', { fields: { class_ids: { code, params } } });
  }
}

/**
 * Stores a student's request for classes. The student's row is locked, so that of two at once the second replaces the
 * first and one stays pending (decision 55).
 */
export async function submitRequest(
  database: Database,
  caller: Caller,
  request: Request,
  language: Language,
): Promise<void> {
  const classIds = [...new Set(request.class_ids)];
  await database.transaction(async (transaction) => {
    await transaction
      .select({ id: students.id })
      .from(students)
      .where(eq(students.id, caller.profileId))
      .for('update');
    if ((await enrollmentValue(transaction)) !== 'open') fail('enrollment_closed');
    await requireOffered(transaction, request, { studentId: caller.profileId, reader: 'family', language });
    await refuseAttended(transaction, caller.profileId, request);
    await refuseOverlaps(transaction, caller.profileId, request);
    await transaction
      .update(enrollmentRequests)
      .set({ status: 'superseded' })
      .where(
        and(eq(enrollmentRequests.studentId, caller.profileId), eq(enrollmentRequests.status, 'pending')),
      );
    const [row] = await transaction
      .insert(enrollmentRequests)
      .values({
        studentId: caller.profileId,
        branchId: request.branch_id,
        educationLevel: request.education_level,
        enrollmentType: request.enrollment_type,
      })
      .returning({ id: enrollmentRequests.id });
    await transaction
      .insert(enrollmentRequestClasses)
      .values(classIds.map((classId) => ({ requestId: row!.id, classId })));
    await recordAudit(transaction, {
      resource: 'enrollment',
      recordId: row!.id,
      action: 'submitted',
      actorId: caller.accountId,
    });
  });
}
