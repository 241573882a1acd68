import { enrollmentRequestClasses, enrollmentRequests } from '../database/schema/enrollment.ts';
import type { Centre } from './centre.ts';
import type { DemoClass } from './classes.ts';
import { at, daysAgo, insertAll, sometimeOn, type Demo } from './context.ts';
import type { Enrolled } from './enrollments.ts';

const states = ['pending', 'accepted', 'superseded', 'rejected', 'pending', 'pending'] as const;

/** Students asking for classes of their level. The demo student has no pending request, so one can be tried. */
export async function addEnrollmentRequests(
  demo: Demo,
  centre: Centre,
  students: Enrolled[],
  classes: DemoClass[],
): Promise<void> {
  const offeredTo = (student: Enrolled) =>
    classes.filter(
      (one) =>
        one.branchId === student.branchId && one.level === student.level && one.concludeDate > demo.today,
    );
  const asking = students
    .slice(2)
    .filter((student) => student.periods.at(-1)!.until === null && offeredTo(student).length > 0)
    .filter((_, number) => number % 7 === 0);
  const rows = await insertAll(
    demo,
    enrollmentRequests,
    asking.map((student, number) => {
      const status = states[number % states.length]!;
      const decided = status === 'accepted' || status === 'rejected';
      return {
        studentId: student.id,
        branchId: student.branchId,
        educationLevel: student.level,
        enrollmentType: student.presets[0]!.title === 'Daycare' ? ('daycare' as const) : ('tuition' as const),
        status,
        decidedBy: decided ? centre.admins.level_3.accountId : null,
        decidedAt: decided ? at(daysAgo(demo, 12), '16:00') : null,
        createdAt: sometimeOn(demo, daysAgo(demo, decided ? 15 : number % 9)),
      };
    }),
  );
  await insertAll(
    demo,
    enrollmentRequestClasses,
    asking.flatMap((student, number) =>
      offeredTo(student).map((one) => ({ requestId: rows[number]!.id, classId: one.id })),
    ),
  );
}
