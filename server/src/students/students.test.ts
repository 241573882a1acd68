import { beforeAll, describe, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/students';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { studentPeriods } from '../database/schema/students.ts';
import { addAdmin, addBranch, addStudent } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);

const idOf = ({ id }: { id: number }) => id;
const nameOf = ({ name }: { name: string }) => name;

let georgetown: number;
let bayanLepas: number;
let level1: string;
let level3: string;
beforeAll(async () => {
  georgetown = await addBranch(database, 'Georgetown');
  bayanLepas = await addBranch(database, 'Bayan Lepas');
  level1 = (await addAdmin(database, { level: 'level_1', branchId: georgetown })).token;
  level3 = (await addAdmin(database, { level: 'level_3' })).token;
  for (const name of [
    'Kumar A/L Raju',
    "Aisyah D'Cruz",
    '陈美华',
    '美华',
    'José Núñez',
    '50% Off_er \\ Name',
    'Zul Ａdam',
  ])
    await addStudent(database, { branchId: georgetown, name });
  await addStudent(database, {
    branchId: bayanLepas,
    name: 'Kumar of Bayan Lepas',
    educationLevel: 'form_2',
  });
});

const search = (term: string, token = level1) => call(token, contract.searchStudents, { params: { term } });
const names = async (term: string, token = level1) => (await search(term, token)).body.data.map(nameOf);
const byName = (name: string) => call(level1, contract.studentsByName, { params: { name } });

describe('search', () => {
  test.each([
    ['part of a name', 'uma', ['Kumar A/L Raju']],
    ['case', 'KUMAR', ['Kumar A/L Raju']],
    ['a slash', 'A/L', ['Kumar A/L Raju']],
    ['an apostrophe', "D'C", ["Aisyah D'Cruz"]],
    ['two Chinese characters', '美华', ['美华', '陈美华']],
    ['three Chinese characters', '陈美华', ['陈美华']],
    ['one Chinese character', '陈', ['陈美华']],
    ['without accents', 'jose nunez', ['José Núñez']],
    ['with other accents', 'Jòsé', ['José Núñez']],
    ['full-width letters', 'zul adam', ['Zul Ａdam']],
    ['% is a letter', '0% o', ['50% Off_er \\ Name']],
    ['% alone is no wildcard', '%', ['50% Off_er \\ Name']],
    ['_ is a letter', 'f_e', ['50% Off_er \\ Name']],
    ['_ is no wildcard', 'K_mar', []],
    ['\\ is a letter', '\\ n', ['50% Off_er \\ Name']],
    ['a full-width percent sign', '５０％', ['50% Off_er \\ Name']],
    ['nothing found', 'nobody', []],
  ])('%s: %s', async (_, term, found) => {
    expect((await names(term)).sort()).toEqual([...found].sort());
  });

  test.each([101, 3000])('a term of %i characters is refused in words', async (length) => {
    expect(await search('x'.repeat(length))).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { term: ['Please use at most 100 characters'] } },
    });
  });

  test('by ID with or without SS; the one whose ID it is comes first', async () => {
    const { data } = (await search('Kumar')).body;
    const id = data[0]!.student_id;
    for (const term of [id, id.toLowerCase(), id.slice(2)])
      expect((await names(term))[0]).toBe('Kumar A/L Raju');
  });

  test('keeps to the branch of the admin; level_3 finds all', async () => {
    expect(await names('kumar')).toEqual(['Kumar A/L Raju']);
    expect(await names('kumar', level3)).toEqual(['Kumar A/L Raju', 'Kumar of Bayan Lepas']);
  });

  test('keeps to the filters', async () => {
    const found = async (query: Record<string, unknown>) =>
      (await call(level3, contract.searchStudents, { params: { term: 'kumar' }, query })).body.data.map(
        nameOf,
      );
    expect(await found({ education_level: 'form_2' })).toEqual(['Kumar of Bayan Lepas']);
    expect(await found({ branch: georgetown })).toEqual(['Kumar A/L Raju']);
    expect(await found({ branch: georgetown, education_level: 'form_2' })).toEqual([]);
  });

  test('shows those whose name begins with it where they fill the list', async () => {
    for (let row = 0; row < 51; row += 1)
      await addStudent(database, { branchId: georgetown, name: `${row % 2 ? 'Zainal' : 'ZÁINAL'} ${row}` });
    await addStudent(database, { branchId: georgetown, name: 'Aminah binti Zainal' });
    const { data, truncated } = (await search('zainal')).body;
    expect([data.length, truncated]).toEqual([50, true]);
    expect(data.map(nameOf)).not.toContain('Aminah binti Zainal');
    expect(await names('zainal binti')).toEqual(['Aminah binti Zainal']);
    expect(await names('Zainal', level3)).toHaveLength(50);
  });

  test('does not cut off whose name begins with it behind those who have it in the middle', async () => {
    for (let row = 0; row < 51; row += 1)
      await addStudent(database, { branchId: georgetown, name: `Aishah Quek ${row}` });
    await addStudent(database, { branchId: georgetown, name: 'Quek Zhi Wei' });
    expect(nameOf((await search('quek')).body.data[0])).toBe('Quek Zhi Wei');
    expect(nameOf((await byName('quek')).body.data[0])).toBe('Quek Zhi Wei');
  });

  test('is capped and says so', async () => {
    for (let row = 0; row < 51; row += 1)
      await addStudent(database, { branchId: georgetown, name: `Twin ${row}` });
    const { data, truncated } = (await search('twin')).body;
    expect([data.length, truncated]).toEqual([50, true]);
    expect((await search('kumar')).body.truncated).toBe(false);
    // session and rows
    expect((await search('twin')).queries).toBe(2);
  });
});

describe('list', () => {
  const list = (token: string, query: Record<string, unknown> = {}) =>
    call(token, contract.listStudents, { query });

  test('pages by name with the filters, in as many queries as one row takes', async () => {
    const first = await list(level3);
    expect(first.body.data).toHaveLength(15);
    const second = await list(level3, { page: 2 });
    const both = [...first.body.data, ...second.body.data].map(idOf);
    expect(new Set(both).size).toBe(both.length);
    expect((await list(level3, { page: first.body.last_page + 1 })).body.data).toEqual([]);
    expect((await list(level3)).queries).toBe(3);
  });

  test('by level and branch', async () => {
    const ofLevel = await list(level3, { education_level: 'form_2' });
    expect(ofLevel.body.data.map(nameOf)).toEqual(['Kumar of Bayan Lepas']);
    const ofBranch = await list(level3, { branch: bayanLepas });
    expect(
      ofBranch.body.data.map(({ branch }: { branch: { branch_name: string } }) => branch.branch_name),
    ).toEqual(['Bayan Lepas']);
  });

  test('a level_1 admin asking for another branch gets nobody', async () => {
    expect((await list(level1, { branch: bayanLepas })).body).toEqual({ data: [], last_page: 1 });
  });

  test('suspended students are on no list', async () => {
    const student = await addStudent(database, { branchId: georgetown, name: 'Aaron Suspended' });
    await database.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, student.accountId));
    expect((await list(level1)).bytes.toString()).not.toContain('Aaron Suspended');
    expect(await names('Aaron Suspended')).toEqual([]);
  });
});

describe('details', () => {
  const details = (token: string, id: number) => call(token, contract.studentDetails, { params: { id } });

  test('tell everything, in one query', async () => {
    const referrer = await addStudent(database, { branchId: bayanLepas, name: 'Referrer' });
    const student = await addStudent(database, {
      branchId: georgetown,
      joined: '2023-02-01',
      referredById: referrer.id,
      guardianName: 'Raju',
      initialized: false,
    });
    await database
      .update(studentPeriods)
      .set({ untilDate: '2023-12-01' })
      .where(eq(studentPeriods.studentId, student.id));
    await database.insert(studentPeriods).values({ studentId: student.id, fromDate: '2024-03-01' });
    expect((await details(level1, student.id)).body).toMatchObject({
      student_id: student.studentId,
      guardian_name: 'Raju',
      overpaid: '0.00',
      points: 0,
      original_join_date: '2023-02-01',
      join_date: '2024-03-01',
      referred_by: { student_id: referrer.studentId, name: 'Referrer' },
      is_initialized: false,
    });
    expect((await details(level1, student.id)).queries).toBe(2);
  });

  test('of a student of another branch look like none', async () => {
    const student = await addStudent(database, { branchId: bayanLepas });
    const foreign = await details(level1, student.id);
    const absent = await details(level1, 999_999);
    expect([foreign.status, foreign.bytes.toString()]).toEqual([404, absent.bytes.toString()]);
    expect((await details(level3, student.id)).status).toBe(200);
  });
});
