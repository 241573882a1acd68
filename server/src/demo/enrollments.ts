import { educationLevelNames } from '@portal/shared-api/education-levels';
import { classEnrollments } from '../database/schema/classes.ts';
import type { PaymentPreset } from '../database/schema/payments.ts';
import { studentPresets } from '../database/schema/students.ts';
import type { Centre } from './centre.ts';
import type { DemoClass } from './classes.ts';
import { insertAll, type Demo } from './context.ts';
import type { Student } from './students.ts';

/** A student with the classes of the last period and the resulting fee items. */
export interface Enrolled extends Student {
  classes: DemoClass[];
  presets: PaymentPreset[];
}

function presetsOf(student: Student, classes: DemoClass[], daycare: boolean): PaymentPreset[] {
  const items: PaymentPreset[] = classes.map(({ subject }) => ({
    title: `${subject.name} (${educationLevelNames[student.level].en})`,
    value_sen: subject.priceSen,
    show: true,
  }));
  if (daycare) items.unshift({ title: 'Daycare', value_sen: 28_000, show: true });
  if (items.length === 0) items.push({ title: 'Trial month', value_sen: 5_000, show: true });
  if (student.siblings > 1) items.push({ title: 'Sibling discount', value_sen: -2_000, show: true });
  if (student.id % 4 === 0) items.push({ title: 'Early payment discount', value_sen: -524, show: false });
  return items;
}

/** Enrols students in classes of their level and branch for the time they were there, and writes their fee items. */
export async function enrollStudents(
  demo: Demo,
  centre: Centre,
  students: Student[],
  classes: DemoClass[],
): Promise<Enrolled[]> {
  const { random, today } = demo;
  const enrolled = students.map((student, number): Enrolled => {
    const offered = classes.filter((one) => one.branchId === student.branchId && one.level === student.level);
    // The demo family takes everything at its level, the others at least one class.
    const wanted = number < 2 ? offered : random.shuffled(offered).slice(0, random.whole(1, 3));
    const daycare = /^(kindergarten|standard)/.test(student.level) && number > 1 && random.chance(0.4);
    return { ...student, classes: wanted, presets: presetsOf(student, wanted, daycare) };
  });
  const rows = enrolled.flatMap(({ id, classes: taken, periods }) =>
    taken.flatMap((one) =>
      periods.map(({ from, until }) => ({
        classId: one.id,
        studentId: id,
        fromDate: from > one.commenceDate ? from : one.commenceDate,
        untilDate: until,
        addedBy: centre.admins.level_3.accountId,
        removedBy: until ? centre.admins.level_3.accountId : null,
      })),
    ),
  );
  // Ended or future classes only get students who could be in them.
  await insertAll(
    demo,
    classEnrollments,
    rows.filter(({ fromDate, untilDate }) => !untilDate || untilDate > fromDate),
  );
  await insertAll(
    demo,
    studentPresets,
    enrolled.flatMap(({ id, presets }) =>
      presets.map(({ title, value_sen, show }, position) => ({
        studentId: id,
        title,
        valueSen: value_sen,
        show,
        position,
      })),
    ),
  );
  return enrolled.map((student) => ({
    ...student,
    classes: student.classes.filter((one) => one.concludeDate >= today && one.commenceDate <= today),
  }));
}
