import { addDays, weekdays, type Weekday } from '@portal/shared-api/calendar';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import { classDocuments, classes, classTeachers } from '../database/schema/classes.ts';
import type { Centre } from './centre.ts';
import { at, daysAgo, insertAll, monthFrom, type Demo } from './context.ts';
import { sheet } from './documents.ts';
import type { Subject } from './subjects.ts';
import type { Teacher } from './teachers.ts';

export interface DemoClass {
  id: number;
  branchId: number;
  subject: Subject;
  level: EducationLevel;
  day: Weekday;
  startTime: string;
  endTime: string;
  commenceDate: string;
  concludeDate: string;
  teacher: Teacher;
}

type Plan = Partial<Record<EducationLevel, string[]>>;

const georgetown: Plan = {
  standard_1: ['Bahasa Melayu', 'Mathematics', 'Homework Guidance'],
  standard_2: ['English', 'Homework Guidance'],
  standard_3: ['Mathematics', 'Chinese'],
  standard_4: ['Science', 'Mathematics'],
  standard_5: ['English', 'Chinese'],
  standard_6: ['Mathematics', 'Science', 'Bahasa Melayu'],
  form_1: ['Mathematics', 'English'],
  form_2: ['Science'],
  form_3: ['Mathematics', 'Science'],
  form_4: ['Additional Mathematics', 'Physics', 'Chemistry'],
  form_5: ['Additional Mathematics', 'Chemistry'],
};
const bayanLepas: Plan = {
  kindergarten: ['Phonics', 'Early Numbers'],
  standard_1: ['English'],
  standard_2: ['Mathematics', 'Homework Guidance'],
  standard_3: ['Mathematics', 'Bahasa Melayu'],
  standard_4: ['Homework Guidance'],
  standard_5: ['Mathematics'],
  standard_6: ['Mathematics', 'English'],
  remove_class: ['Bahasa Melayu'],
  form_1: ['Science'],
  form_2: ['Mathematics'],
  form_3: ['Science'],
  form_5: ['Biology'],
};

const evenings = [
  ['14:30', '16:00'],
  ['16:15', '17:45'],
  ['19:30', '21:00'],
] as const;
const mornings = [
  ['09:00', '10:30'],
  ['10:45', '12:15'],
  ['14:00', '15:30'],
] as const;
const slots = weekdays.flatMap((day) => {
  const times = day === 'Saturday' ? mornings : day === 'Sunday' ? mornings.slice(0, 2) : evenings;
  return times.map(([start, end]) => ({ day, start, end, name: `${day} ${start}` }));
});

/** Gives each class a teacher of its subject and a slot when neither the teacher nor the level is busy. */
function timetable(demo: Demo, centre: Centre, teachers: Teacher[], subjects: Subject[]) {
  const busy = new Set<string>();
  const load = new Map<number, number>();
  const place = (branchName: 'Georgetown' | 'Bayan Lepas', level: EducationLevel, name: string) => {
    const subject = subjects.find((one) => one.name === name && one.educationLevel === level)!;
    const able = teachers.filter(
      (one) => one.teaches.includes(name) && [branchName, 'both'].includes(one.branch),
    );
    const [teacher] = able.toSorted((a, b) => (load.get(a.id) ?? 0) - (load.get(b.id) ?? 0));
    if (!teacher) throw new Error(`nobody teaches ${name} in ${branchName}`);
    const free = slots.filter(
      (slot) => !busy.has(`${teacher.id} ${slot.name}`) && !busy.has(`${branchName} ${level} ${slot.name}`),
    );
    const slot = demo.random.pick(free);
    busy.add(`${teacher.id} ${slot.name}`).add(`${branchName} ${level} ${slot.name}`);
    load.set(teacher.id, (load.get(teacher.id) ?? 0) + 1);
    const branchId = branchName === 'Georgetown' ? centre.georgetown.id : centre.bayanLepas.id;
    return { branchId, level, subject, teacher, slot };
  };
  const all = (branchName: 'Georgetown' | 'Bayan Lepas', plan: Plan) =>
    Object.entries(plan).flatMap(([level, names]) =>
      names.map((name) => place(branchName, level as EducationLevel, name)),
    );
  return [...all('Georgetown', georgetown), ...all('Bayan Lepas', bayanLepas)];
}

/** Forty classes: one begins next month, one has ended, the others are running. Plus one that was deleted. */
export async function addClasses(
  demo: Demo,
  centre: Centre,
  teachers: Teacher[],
  subjects: Subject[],
): Promise<DemoClass[]> {
  const planned = timetable(demo, centre, teachers, subjects);
  const rows = planned.map(({ branchId, subject, slot, level }, number) => ({
    branchId,
    subjectId: subject.id,
    classDay: slot.day,
    startTime: slot.start,
    endTime: slot.end,
    commenceDate: level === 'remove_class' ? monthFrom(demo.today, 1) : monthFrom(demo.today, -13),
    concludeDate:
      level === 'kindergarten' && number % 2 === 0
        ? daysAgo(demo, 20)
        : addDays(monthFrom(demo.today, 13), -1),
    mode:
      number % 9 === 4
        ? ('online' as const)
        : number % 11 === 6
          ? ('hybrid' as const)
          : ('physical' as const),
    createdAt: at(daysAgo(demo, 420), '12:00'),
  }));
  const deleted = { ...rows[0]!, classDay: 'Sunday' as const, deletedAt: at(daysAgo(demo, 60), '18:00') };
  const stored = await insertAll(demo, classes, [...rows, deleted]);
  await insertAll(
    demo,
    classTeachers,
    [...planned, planned[0]!].map(({ teacher }, number) => ({
      classId: stored[number]!.id,
      teacherId: teacher.id,
    })),
  );
  return planned.map(({ branchId, subject, level, teacher }, number) => {
    const { id, classDay, startTime, endTime, commenceDate, concludeDate } = stored[number]!;
    return {
      id,
      branchId,
      subject,
      level,
      teacher,
      day: classDay,
      startTime,
      endTime,
      commenceDate,
      concludeDate,
    };
  });
}

/** Worksheets that teachers uploaded for their classes. */
export async function addClassDocuments(demo: Demo, all: DemoClass[]): Promise<void> {
  const { random } = demo;
  const rows = [];
  for (const one of all) {
    for (let week = random.whole(0, 3); week > 0; week--) {
      const name = random.pick(['Worksheet', 'Homework', 'Revision notes', '作业', 'Latihan']);
      const content = await sheet(`${one.subject.name}: ${name} ${week}`, [
        '1. ____________',
        '2. ____________',
      ]);
      const file = demo.files.add(content, 'application/pdf', `${name} ${week}.pdf`);
      rows.push({
        classId: one.id,
        name: `${name} ${week}`,
        fileKey: file.key,
        uploadedBy: one.teacher.accountId,
        createdAt: at(daysAgo(demo, week * 7 + 1), one.startTime),
      });
    }
  }
  await demo.files.store(demo.db);
  await insertAll(demo, classDocuments, rows);
}
