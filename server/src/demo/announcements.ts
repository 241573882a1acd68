import { announcementRecipients, announcements } from '../database/schema/announcements.ts';
import type { Centre } from './centre.ts';
import type { DemoClass } from './classes.ts';
import { at, daysAgo, insertAll, type Demo } from './context.ts';
import type { Enrolled } from './enrollments.ts';
import type { Teacher } from './teachers.ts';

type Row = typeof announcements.$inferInsert;

/** Announcements of the last weeks with their recipients: students, their parents, teachers (decision 66). */
export async function addAnnouncements(
  demo: Demo,
  centre: Centre,
  students: Enrolled[],
  classes: DemoClass[],
  teachers: Teacher[],
): Promise<void> {
  const active = students.filter(({ periods }) => periods.at(-1)!.until === null);
  const [first] = active;
  const demoClass = classes.find((one) => first!.classes.includes(one))!;
  const everyTeacher = teachers.filter(({ teaches }) => teaches.length > 0);
  const made = (days: number) => ({
    createdBy: centre.admins.level_3.accountId,
    createdAt: at(daysAgo(demo, days), '15:10'),
  });
  const sent: { row: Row; students: Enrolled[]; teachers: Teacher[] }[] = [
    {
      row: {
        mode: 'all',
        message:
          'The centre is closed on the public holiday. Classes are made up on the Sunday after. 公共假期休息，补课日期请看时间表。',
        ...made(39),
      },
      students: active,
      teachers: everyTeacher,
    },
    {
      row: {
        mode: 'level',
        educationLevel: 'standard_6',
        message: 'Revision weekend for Standard 6: Saturday 9 am to 12.30 pm, bring past papers.',
        ...made(18),
      },
      students: active.filter(({ level }) => level === 'standard_6'),
      teachers: [],
    },
    {
      row: {
        mode: 'class',
        classId: demoClass.id,
        message: 'Please bring a scientific calculator to the next class.',
        ...made(6),
      },
      students: active.filter((student) => student.classes.includes(demoClass)),
      teachers: [demoClass.teacher],
    },
    {
      row: {
        mode: 'individual',
        studentId: first!.id,
        message: 'Your lost water bottle is at the counter.',
        ...made(2),
      },
      students: [first!],
      teachers: [],
    },
    {
      row: {
        mode: 'all',
        message: 'Enrollment for the new term is open. Bayaran bulan ini sebelum 7 haribulan, terima kasih.',
        ...made(1),
      },
      students: active,
      teachers: everyTeacher,
    },
  ];
  const rows = await insertAll(
    demo,
    announcements,
    sent.map(({ row }) => row),
  );
  await insertAll(
    demo,
    announcementRecipients,
    sent.flatMap((one, number) => {
      const reached = new Set([
        ...one.students.flatMap(({ accountId, parent }) => [accountId, parent.accountId]),
        ...one.teachers.map(({ accountId }) => accountId),
      ]);
      const { id, createdAt } = rows[number]!;
      // The two latest are unread by everybody, older ones by some.
      const read = () => number < 3 && demo.random.chance(0.8);
      return [...reached].map((accountId) => ({
        announcementId: id,
        accountId,
        readAt: read() ? new Date(createdAt.getTime() + 20 * 3_600_000) : null,
      }));
    }),
  );
}
