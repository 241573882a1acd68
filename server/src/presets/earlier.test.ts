import { beforeAll, expect, test } from '@jest/globals';
import { presetsToChoose, saveStudentPresets, saveTemplates } from '@portal/shared-api/presets';
import { earlierPresets, renewPresets } from '@portal/shared-api/presets-earlier';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../database/schema/audit.ts';
import { addAdmin, addBranch, addStudent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

type Item = { title: string; value: string; show?: boolean };

const { database, call } = await testPortal();
let admin: Person;
let clerk: Person;
const students: Record<string, Person & { studentId: string }> = {};

const itemsOf = async (id?: number) => {
  const { body } = await call(presetsToChoose, { query: id ? { student_id: id } : {} }, admin.token);
  return body as { data: Item[]; version: number };
};
const setTemplates = async (...presets: Item[]) => {
  const { version } = await itemsOf();
  const answer = await call(saveTemplates, { body: { presets, version } }, admin.token);
  expect(answer.status).toBe(200);
  return answer.body.students as number;
};
const earlier = async () => (await call(earlierPresets, { query: {} }, admin.token)).body;

beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  admin = await addAdmin(database, { level: 'level_3' });
  clerk = await addAdmin(database, { level: 'level_2', branchId });
  await setTemplates({ title: 'Tuition', value: '120' }, { title: 'Meals', value: '80', show: false });
  const add = async (name: string, ...presets: Item[]) => {
    const student = await addStudent(database, { name, branchId });
    const { version } = await itemsOf(student.id);
    await call(saveStudentPresets, { params: { id: student.id }, body: { presets, version } }, admin.token);
    students[name] = student;
  };
  await add('Aina', { title: 'tuition', value: '120' }, { title: 'Meals', value: '80', show: false });
  await add('Bala', { title: 'Tuition', value: '100' });
  await add('Chong', { title: 'Tuition', value: '120', show: false });
  await add('Devi', { title: 'Tuition (new)', value: '120' });
  await add('Eng');
});

test('a template that changed concerns the students who have its earlier value, and nobody else', async () => {
  expect(await setTemplates({ title: 'Tuition', value: '130' }, { title: 'Meals', value: '80' })).toBe(2);
  expect(await earlier()).toMatchObject({
    total: 2,
    last_page: 1,
    data: [
      {
        name: 'Aina',
        items: [
          { title: 'tuition', value: '120.00', new_value: '130.00', show: true, new_show: true },
          { title: 'Meals', value: '80.00', new_value: '80.00', show: false, new_show: true },
        ],
      },
      { name: 'Chong', items: [{ title: 'Tuition', new_value: '130.00', show: false, new_show: false }] },
    ],
  });
});

test('those who were left behind by two changes get the newest; who is left out keeps the old one', async () => {
  expect(await setTemplates({ title: 'Tuition', value: '140' }, { title: 'Meals', value: '80' })).toBe(2);
  const { version } = await earlier();
  const renew = (body: object) => call(renewPresets, { body: { version, all: true, ...body } }, admin.token);
  expect((await renew({ version: version - 1 })).body.code).toBe('changed_meanwhile');
  const answer = await renew({ students: [students['Chong']!.id] });
  expect(answer.body.message).toBe('The fee items of 1 student are brought up to date.');
  const tuition = async (name: string) => (await itemsOf(students[name]!.id)).data[0];
  expect(await Promise.all(['Aina', 'Bala', 'Chong', 'Devi'].map(tuition))).toEqual([
    { title: 'tuition', value: '140.00', show: true },
    { title: 'Tuition', value: '100.00', show: true },
    { title: 'Tuition', value: '120.00', show: false },
    { title: 'Tuition (new)', value: '120.00', show: true },
  ]);
  expect((await renew({ all: false, students: [students['Chong']!.id] })).status).toBe(200);
  expect(await tuition('Chong')).toEqual({ title: 'Tuition', value: '140.00', show: false });
  expect((await earlier()).total).toBe(0);
});

test('each student’s change is in the audit, and an older copy of the items cannot overwrite it', async () => {
  const { id } = students['Aina']!;
  const entries = await database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, 'students'), eq(auditEntries.recordId, id)));
  expect(entries).toMatchObject([
    {
      action: 'updated',
      actorId: admin.accountId,
      actorName: admin.name,
      details: {
        presets: [
          { title: 'tuition', from: { value_sen: 12_000 }, to: { value_sen: 14_000 } },
          { title: 'Meals', from: { show: false }, to: { show: true } },
        ],
      },
    },
  ]);
  const { version } = await itemsOf(id);
  const stale = await call(
    saveStudentPresets,
    { params: { id }, body: { presets: [], version: version - 1 } },
    admin.token,
  );
  expect(stale.body.code).toBe('changed_meanwhile');
});

test('it is the business of level 3 alone', async () => {
  expect((await call(earlierPresets, { query: {} }, clerk.token)).status).toBe(403);
});
