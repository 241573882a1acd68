import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import * as contract from '@portal/shared-api/class-documents';
import { eq } from 'drizzle-orm';
import { classEnrollments } from '../database/schema/classes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addBranch, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const sample = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../pdf-check/pdfs/${name}.pdf`, import.meta.url)));
const made: Record<string, () => Promise<Uint8Array<ArrayBuffer>>> = {
  cut: async () => (await sample('chromium')).slice(0, 2000),
  blank: async () =>
    new TextEncoder().encode(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    ),
};
const pdf = async (name: string) =>
  new File([await (made[name] ?? (() => sample(name)))()], '笔记 一月.pdf', { type: 'application/pdf' });

let classId: number;
let teacher: Person;
let student: Person;
beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  teacher = await addTeacher(database);
  student = await addStudent(database, { branchId });
  classId = await addClass(database, { branchId, concludeDate: addDays(today(), 90) });
  await teach(database, classId, teacher.id);
  await enroll(database, { classId, studentId: student.id });
});

const params = () => ({ params: { id: classId } });
const add = async (name: string, file = 'chromium', token = teacher.token) =>
  call(contract.addDocument, { ...params(), body: { name }, files: { document: await pdf(file) } }, token);
const listed = async () => (await call(contract.studentDocuments, params(), student.token)).body.data;

test('a teacher adds a document, the students of the class read it, and it can be taken out again', async () => {
  expect((await add('  Notes of January ')).body.message).toBe('Notes of January is in the class now.');
  const [document] = await listed();
  expect(document).toMatchObject({ name: 'Notes of January' });
  const one = { params: { id: document.id } };
  const file = await call(contract.studentDocument, one, student.token);
  expect([file.status, file.bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  expect((await call(contract.teacherDocument, one, teacher.token)).status).toBe(200);

  expect((await call(contract.deleteDocument, one, teacher.token)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await call(contract.studentDocument, one, student.token)).status).toBe(404);
  expect((await call(contract.deleteDocument, one, teacher.token)).status).toBe(404);
});

test('what is missing is said at its field', async () => {
  const answer = await call(contract.addDocument, { ...params(), body: {}, files: {} }, teacher.token);
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { name: ['Input is required'], document: ['File is required'] } },
  });
});

test.each([
  ['locked', /Please save it without one$/],
  ['cut', /Please save it as a PDF again$/],
])('a file that is %s is refused in words for a document', async (file, words) => {
  const [message] = (await add('Homework', file)).body.errors.document;
  expect(message).toMatch(words);
  expect(message).not.toMatch(/bank|screenshot/);
});

test('an empty page is taken: it may be there to write on', async () => {
  expect((await add('Answer sheet', 'blank')).status).toBe(200);
  const [{ id }] = await listed();
  await call(contract.deleteDocument, { params: { id } }, teacher.token);
});

test('another teacher is refused and nothing is written', async () => {
  const other = await addTeacher(database);
  expect((await add('Not mine', 'chromium', other.token)).status).toBe(403);
  expect((await call(contract.teacherDocuments, params(), other.token)).status).toBe(403);
  expect(await listed()).toEqual([]);
});

test('a student who has left reads nothing of it from that day on', async () => {
  await add('Notes');
  const [document] = await listed();
  await database
    .update(classEnrollments)
    .set({ untilDate: today() })
    .where(eq(classEnrollments.studentId, student.id));
  expect((await call(contract.studentDocuments, params(), student.token)).status).toBe(404);
  const one = { params: { id: document.id } };
  expect((await call(contract.studentDocument, one, student.token)).status).toBe(404);
});
