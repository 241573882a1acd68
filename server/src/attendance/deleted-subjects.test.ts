import { beforeAll, expect, test } from '@jest/globals';
import { listClasses, type ClassRow } from '@portal/shared-api/classes';
import { subjectsForFilter } from '@portal/shared-api/subjects';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { classes } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';
import { addClass } from '../testing/classes.ts';
import { addAdmin, addBranch, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
const admins: Record<string, Person> = {};

beforeAll(async () => {
  const georgetown = await addBranch(database, 'Georgetown');
  const bayanLepas = await addBranch(database, 'Bayan Lepas');
  admins['level_3'] = await addAdmin(database, { level: 'level_3' });
  admins['Georgetown'] = await addAdmin(database, { level: 'level_1', branchId: georgetown });
  admins['Bayan Lepas'] = await addAdmin(database, { level: 'level_2', branchId: bayanLepas });
  const add = async (subject: string, branchId: number, attended: boolean) => {
    const classId = await addClass(database, { subject, branchId, educationLevel: 'form_1' });
    const sheet = { classId, attendanceDate: '2025-03-10', submittedBy: admins['level_3']!.accountId };
    if (attended) await database.insert(attendanceSheets).values(sheet);
  };
  await add('Attended here', georgetown, true);
  await add('Attended there', bayanLepas, true);
  await add('Never attended', georgetown, false);
  await database.update(subjects).set({ deletedAt: new Date() });
  await database.update(classes).set({ deletedAt: new Date() });
  await add('Still here', georgetown, false);
});

test.each([
  ['level_3', ['Still here', 'Attended here (deleted)', 'Attended there (deleted)']],
  ['Georgetown', ['Still here', 'Attended here (deleted)']],
  ['Bayan Lepas', ['Still here', 'Attended there (deleted)']],
])('%s is offered the deleted subjects with attendance that they may see', async (who, offered) => {
  const found = async (query: object) => {
    const { body } = await call(subjectsForFilter, { query } as never, admins[who]!.token);
    return (body.data as { name: string; deleted_at: string | null }[]).map(
      ({ name, deleted_at }) => `${name}${deleted_at === null ? '' : ' (deleted)'}`,
    );
  };
  expect(await found({ attended: 1 })).toEqual(offered);
  expect(await found({ attended: 1, education_level: 'form_1' })).toEqual(offered);
  expect(await found({ attended: 1, education_level: 'form_2' })).toEqual([]);
  expect(await found({})).toEqual(['Still here']);
});

test.each([
  ['level_3', ['Still here', 'Attended here', 'Attended there']],
  ['Georgetown', ['Still here', 'Attended here']],
  ['Bayan Lepas', ['Attended there']],
])('%s is offered the deleted classes with attendance that they may see', async (who, offered) => {
  const found = async (query: object) => {
    const { body } = await call(listClasses, { query } as never, admins[who]!.token);
    return (body.data as ClassRow[]).map(({ subject }) => subject.name);
  };
  expect(await found({ unpaginated: 1, attended: 1 })).toEqual(offered);
  expect(await found({ unpaginated: 1 })).toEqual(offered.filter((name) => name === 'Still here'));
});
