import { PRIVACY_TERMS_VERSION } from '@portal/shared-api/registrations';
import { linkageRequests } from '../database/schema/parents.ts';
import {
  parentRegistrations,
  studentRegistrations,
  teacherRegistrations,
} from '../database/schema/registrations.ts';
import type { Centre } from './centre.ts';
import { at, daysAgo, insertAll, sometimeOn, type Demo } from './context.ts';
import { familyName, identityCard, mailName, mobile } from './names.ts';
import { resume } from './documents.ts';
import type { Student } from './students.ts';

const decidedBy = (accountId: number, decidedAt: Date) => ({ decidedBy: accountId, decidedAt });

/** Pending ones for both branches, those that became the latest students, and a few that were rejected. */
async function addStudentRegistrations(demo: Demo, centre: Centre, students: Student[]): Promise<void> {
  const { random } = demo;
  const levels = [
    'standard_1',
    'standard_3',
    'standard_6',
    'form_1',
    'form_4',
    'kindergarten',
    'form_2',
  ] as const;
  const terms = (consentedAt: Date) => ({
    consentVersion: PRIVACY_TERMS_VERSION,
    consentedAt,
    createdAt: consentedAt,
  });
  const visitor = (number: number, day: number) => {
    const { name } = familyName(random).child();
    const level = levels[number % levels.length]!;
    return {
      name,
      phone: mobile(random),
      email: `${mailName(name)}.new${number}@demo.example`,
      educationLevel: level,
      school: level.startsWith('form') ? 'SMK Penang Free' : 'SK Westlands',
      branchId: number % 2 === 0 ? centre.georgetown.id : centre.bayanLepas.id,
      packageInterest:
        level.startsWith('form') || number % 3 === 0 ? ('tuition' as const) : ('daycare' as const),
      referredById: number % 4 === 1 ? students[number]!.id : null,
      ...terms(sometimeOn(demo, daysAgo(demo, day))),
    };
  };
  const waiting = Array.from({ length: 9 }, (_, number) => visitor(number, 8 - number));
  const refused = Array.from({ length: 3 }, (_, number) => ({
    ...visitor(20 + number, 40),
    status: 'rejected' as const,
    ...decidedBy(centre.admins.level_3.accountId, at(daysAgo(demo, 38), '11:30')),
  }));
  const accepted = students
    .filter(({ periods }) => periods[0]!.from > daysAgo(demo, 60))
    .map((student, number) => {
      const before = at(student.periods[0]!.from, '09:00');
      return {
        ...visitor(40 + number, 60),
        name: student.name,
        educationLevel: student.level,
        branchId: student.branchId,
        referredById: null,
        status: 'accepted' as const,
        studentId: student.id,
        ...terms(new Date(before.getTime() - 50 * 3_600_000)),
        ...decidedBy(centre.admins.level_3.accountId, before),
      };
    });
  await insertAll(demo, studentRegistrations, [...refused, ...accepted, ...waiting]);
}

async function addTeacherRegistrations(demo: Demo, centre: Centre): Promise<void> {
  const { random } = demo;
  const people = [
    { name: 'Nurul Huda binti Salleh', enquiry: 'Daycare Teacher', status: 'pending' },
    { name: 'Dinesh A/L Krishnan', enquiry: 'Tuition Teacher', status: 'pending' },
    { name: 'Khoo Xin Yi 邱欣怡', enquiry: 'Tuition Teacher', status: 'pending' },
    { name: 'Marcella Gimbang', enquiry: 'Other', status: 'rejected' },
  ] as const;
  const resumes = await Promise.all(
    people.map(async ({ name, enquiry }) => {
      const content = await resume(name, [
        ['Applying for', enquiry],
        ['Education', 'Bachelor of Education, Universiti Sains Malaysia'],
        ['Experience', 'Two years of private tuition for primary and lower secondary pupils'],
      ]);
      return demo.files.add(content, 'application/pdf', `Resume ${name.replaceAll('/', ' ')}.pdf`).key;
    }),
  );
  await demo.files.store(demo.db);
  await insertAll(
    demo,
    teacherRegistrations,
    people.map(({ name, enquiry, status }, number) => ({
      ...{ name, enquiry, status, phone: mobile(random), resumeKey: resumes[number]! },
      ...(status === 'rejected'
        ? decidedBy(centre.admins.level_3.accountId, at(daysAgo(demo, 12), '15:00'))
        : {}),
      createdAt: sometimeOn(demo, daysAgo(demo, 14 - number * 3)),
    })),
  );
}

async function addParentRegistrations(demo: Demo, centre: Centre, students: Student[]): Promise<void> {
  const { random } = demo;
  const rows = Array.from({ length: 6 }, (_, number) => {
    const { parent } = familyName(random);
    const createdAt = sometimeOn(demo, daysAgo(demo, 9 - number));
    const refused = number === 0;
    return {
      name: parent.name,
      email: `${mailName(parent.name)}.new${number}@demo.example`,
      phone: mobile(random),
      ic: number % 2 === 0 ? identityCard(random, 1982, parent.female) : null,
      passwordHash: refused ? null : demo.passwordHash,
      // The last one asks for an unknown child (decision 44).
      studentIds: number === 5 ? ['SS98765'] : [students[20 + number * 7]!.studentId],
      consentVersion: PRIVACY_TERMS_VERSION,
      consentedAt: createdAt,
      createdAt,
      ...(refused
        ? {
            status: 'rejected' as const,
            ...decidedBy(centre.admins.level_3.accountId, at(daysAgo(demo, 7), '10:20')),
          }
        : {}),
    };
  });
  await insertAll(demo, parentRegistrations, rows);
}

async function addLinkageRequests(demo: Demo, centre: Centre, students: Student[]): Promise<void> {
  const wishes = [
    { parent: students[5]!.parent, studentId: students[60]!.studentId, status: 'pending' },
    { parent: students[12]!.parent, studentId: students[90]!.studentId, status: 'pending' },
    { parent: students[0]!.parent, studentId: students[33]!.studentId, status: 'pending' },
    { parent: students[40]!.parent, studentId: 'SS77777', status: 'pending' },
    { parent: students[0]!.parent, studentId: students[0]!.studentId, status: 'accepted' },
    { parent: students[70]!.parent, studentId: students[2]!.studentId, status: 'rejected' },
  ] as const;
  await insertAll(
    demo,
    linkageRequests,
    wishes.map(({ parent, studentId, status }, number) => ({
      parentId: parent.id,
      studentId,
      status,
      ...(status === 'pending'
        ? {}
        : decidedBy(centre.admins.level_3.accountId, at(daysAgo(demo, 30), '14:00'))),
      createdAt: sometimeOn(demo, daysAgo(demo, status === 'pending' ? number + 1 : 33)),
    })),
  );
}

/** Everything the Approval List shows, except enrolment. */
export async function addRequests(demo: Demo, centre: Centre, students: Student[]): Promise<void> {
  await addStudentRegistrations(demo, centre, students);
  await addTeacherRegistrations(demo, centre);
  await addParentRegistrations(demo, centre, students);
  await addLinkageRequests(demo, centre, students);
}
