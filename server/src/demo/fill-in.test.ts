import { afterAll, describe, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { mondayOf, today } from '@portal/shared-api/calendar';
import { paymentStatuses } from '@portal/shared-api/payments';
import { testDatabase, testDatabaseWithDetails } from '../database/testing.ts';
import { verifyPassword } from '../sessions/passwords.ts';
import { localStorage } from '../storage/local-storage.ts';
import { DEMO_PASSWORD } from './context.ts';
import { demoAccountsIn, fillInDemoData } from './fill-in.ts';

const { database, filesFolder } = await testDatabaseWithDetails({ demo: true });
const empty = await testDatabase();
const secondFolder = `${filesFolder}-${process.pid}`;
afterAll(() => rmSync(secondFolder, { recursive: true, force: true }));

const ask = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows;
const count = async (from: ReturnType<typeof sql>) =>
  Number((await ask(sql`select count(*) as count from ${from}`))[0]!.count);

const accountOf = (name: string) => sql`(select id from accounts where email = ${`${name}@demo.example`})`;

describe('a centre of a believable size', () => {
  test.each([
    ['branches', 2],
    ['admins', 3],
    ['teachers', 12],
    ['students', 120],
    ['parents', 70],
    ['classes where deleted_at is null', 40],
  ])('%s: %d', async (from, expected) => {
    expect(await count(sql.raw(from))).toBe(expected);
  });

  test.each([
    'student_registrations',
    'teacher_registrations',
    'parent_registrations',
    'linkage_requests',
    'enrollment_requests',
  ])('%s: some wait, some are decided', async (table) => {
    expect(await count(sql.raw(`${table} where status = 'pending'`))).toBeGreaterThan(2);
    expect(await count(sql.raw(`${table} where status <> 'pending'`))).toBeGreaterThan(0);
  });

  test.each([
    ...['class_time_changes', 'student_time_changes', 'class_cancellations', 'class_documents'],
    ...[
      'announcements',
      'achievements',
      'landing_teachers',
      'testimonials',
      'credit_entries',
      'preset_templates',
    ],
  ])('%s: there are some', async (table) => {
    expect(await count(sql.raw(table))).toBeGreaterThan(2);
  });
});

test('names of every community', async () => {
  const names = (await ask(sql`select name from students`)).map(({ name }) => String(name)).join('\n');
  for (const sign of [
    / binti? /,
    /\p{Script=Han}/u,
    / A\/[LP] /,
    /Gimbang|Majalap|anak |Gundohing/,
    /D'Cruz|Pereira|de Souza|Rozario|O'Hara/,
  ])
    expect(names).toMatch(sign);
});

test('the six demo accounts sign in with the demo password', async () => {
  const emails = await demoAccountsIn(database);
  expect(emails.map((email) => email.split('@')[0])).toEqual([
    'level3',
    'level2',
    'level1',
    'student',
    'teacher',
    'parent',
  ]);
  const [row] = await ask(sql`select password_hash from accounts where id = ${accountOf('parent')}`);
  expect(await verifyPassword(String(row!.password_hash), DEMO_PASSWORD)).toBe(true);
  expect(String(row!.password_hash)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the level_1 admin is held to Georgetown', async () => {
  expect(
    await ask(sql`
      select admin_level, branch_name from admins join branches on branches.id = branch_id
      where account_id = ${accountOf('level1')}`),
  ).toEqual([{ admin_level: 'level_1', branch_name: 'Georgetown' }]);
});

test('the demo student is set up and has classes this week that nothing moved or cancelled', async () => {
  const [student] = await ask(
    sql`select id, initialized_at from students where account_id = ${accountOf('student')}`,
  );
  expect(student!.initialized_at).not.toBeNull();
  const classes = sql`class_enrollments join classes on classes.id = class_id
    where student_id = ${student!.id} and until_date is null and commence_date <= ${today()} and conclude_date > ${today()}::date + 7`;
  expect(await count(classes)).toBeGreaterThanOrEqual(3);
  const monday = mondayOf(today());
  for (const [table, column] of [
    ['class_cancellations', 'date_cancelled'],
    ['class_time_changes', 'original_date'],
  ])
    expect(
      await count(
        sql`${sql.raw(table!)} where removed_at is null and ${sql.raw(column!)} between ${monday}::date and ${monday}::date + 6`,
      ),
    ).toBe(0);
});

test('the demo parent has two children with payments in every state', async () => {
  const children = sql`select student_id from parent_students join parents on parents.id = parent_id
    where account_id = ${accountOf('parent')}`;
  expect(await ask(children)).toHaveLength(2);
  const states = await ask(
    sql`select distinct status from payments where deleted_at is null and student_id in (${children})`,
  );
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(paymentStatuses));
});

test('the demo teacher teaches several classes', async () => {
  expect(
    await count(
      sql`class_teachers join teachers on teachers.id = teacher_id where account_id = ${accountOf('teacher')}`,
    ),
  ).toBeGreaterThanOrEqual(4);
});

test('balances are the sums of their entries, and some students have credit', async () => {
  expect(
    await ask(sql`
      select id from students
      where overpaid_sen <> (select coalesce(sum(amount_sen), 0) from credit_entries where student_id = students.id)`),
  ).toEqual([]);
  expect(await count(sql`students where overpaid_sen > 0`)).toBeGreaterThan(2);
  expect(await count(sql`credit_entries where kind = 'claim'`)).toBeGreaterThan(2);
});

test('every payment has a log that fits its state', async () => {
  expect(
    await ask(sql`
      select id from payments where not exists (
        select from audit_entries where resource = 'payments' and record_id = payments.id
          and action = case status when 'pending_approval' then 'created' when 'pending_checking' then 'approved'
            when 'approved' then 'checked' else 'rejected' end)`),
  ).toEqual([]);
});

const pairsAtOnce = sql`
  classes a join classes b on a.id < b.id and a.class_day = b.class_day
    and a.start_time < b.end_time and b.start_time < a.end_time and a.deleted_at is null and b.deleted_at is null`;

test('no teacher and no student is in two places at once', async () => {
  expect(
    await ask(sql`select a.id, b.id from ${pairsAtOnce}
      join class_teachers x on x.class_id = a.id join class_teachers y on y.class_id = b.id and x.teacher_id = y.teacher_id`),
  ).toEqual([]);
  expect(
    await ask(sql`select a.id, b.id from ${pairsAtOnce}
      join class_enrollments x on x.class_id = a.id join class_enrollments y on y.class_id = b.id and x.student_id = y.student_id`),
  ).toEqual([]);
  expect(
    await ask(sql`select x.id from class_time_changes x join class_time_changes y
      on x.id < y.id and x.new_date = y.new_date and x.removed_at is null and y.removed_at is null
      join class_teachers a on a.class_id = x.class_id join class_teachers b on b.class_id = y.class_id and a.teacher_id = b.teacher_id`),
  ).toEqual([]);
});

test('students are in classes of their level and branch', async () => {
  expect(
    await ask(sql`
      select students.id from class_enrollments
      join students on students.id = class_enrollments.student_id join classes on classes.id = class_id
      join subjects on subjects.id = subject_id
      where subjects.education_level <> students.education_level or classes.branch_id <> students.branch_id`),
  ).toEqual([]);
});

test('suspended students are on no roster from that day on', async () => {
  expect(
    await ask(sql`select student_id from class_enrollments where until_date is null
      and student_id in (select students.id from students join accounts on accounts.id = account_id where status = 'suspended')`),
  ).toEqual([]);
});

test('the bytes of every file are in the storage', async () => {
  const storage = await localStorage(filesFolder);
  const files = await ask(sql`select key, size from files`);
  expect(files.length).toBeGreaterThan(100);
  for (const { key, size } of files) expect(await storage.size(String(key))).toBe(size);
});

test('of two servers that start at once one fills in, the second finds it done; any account stops it', async () => {
  const storage = await localStorage(secondFolder);
  const done = await Promise.all([fillInDemoData(empty, storage), fillInDemoData(empty, storage)]);
  expect(done.filter(Boolean)).toHaveLength(1);
  const names = sql`select name, student_id, education_level from students order by id`;
  expect((await empty.execute(names)).rows).toEqual(await ask(names));
});
