import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { registerTeacher } from '@portal/shared-api/registrations';
import { eq } from 'drizzle-orm';
import { files } from '../database/schema/files.ts';
import { teacherRegistrations } from '../database/schema/registrations.ts';
import { pdfSlip } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const { app, call, database, filesFolder } = await testPortal();

const pdf = () => new File([pdfSlip()], '履历 D’Cruz.pdf');
const fixture = async (name: string) =>
  new File(
    [new Uint8Array(await readFile(new URL(`../pdf-check/pdfs/${name}.pdf`, import.meta.url)))],
    'resume.pdf',
  );
let phones = 0;
const newPhone = () => `+6012300${String(++phones).padStart(4, '0')}`;

const apply = (changed: object = {}, given: Record<string, File> = { resume: pdf() }) =>
  call(registerTeacher, {
    body: { name: 'D’Cruz', phone: newPhone(), enquiry: 'Tuition Teacher', ...changed },
    files: given,
  });
const storedFiles = async () =>
  (await readdir(filesFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

test('an application waits with its resume', async () => {
  const phone = newPhone();
  expect((await apply({ phone })).status).toBe(200);
  const [row] = await database
    .select()
    .from(teacherRegistrations)
    .innerJoin(files, eq(files.key, teacherRegistrations.resumeKey))
    .where(eq(teacherRegistrations.phone, phone));
  expect(row).toMatchObject({
    teacher_registrations: { name: 'D’Cruz', enquiry: 'Tuition Teacher', status: 'pending' },
    files: { contentType: 'application/pdf', name: '履历 D’Cruz.pdf', uploadedBy: null },
  });
});

test.each([
  ['no resume', {}, 'File is required'],
  ['an empty resume', { resume: new File([], 'resume.pdf') }, 'Empty file content'],
  [
    'a PDF that does not open',
    { resume: new File(['%PDF-1.7\nI am a teacher'], 'resume.pdf') },
    'This PDF is damaged and cannot be opened. Please save your resume as a PDF again',
  ],
  [
    'a locked PDF',
    { resume: await fixture('locked') },
    'This PDF is locked with a password, so the centre cannot open it. Please save it without one',
  ],
  [
    'a picture that is called PDF',
    { resume: new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'resume.pdf') },
    'This file is not one of the accepted types: PDF',
  ],
])('is refused with %s', async (_, given, text) => {
  const before = await storedFiles();
  const { status, body } = await apply({}, given);
  expect([status, body.errors]).toEqual([400, { resume: [text] }]);
  expect(await storedFiles()).toBe(before);
});

test('tells all that is wrong at once and keeps no file', async () => {
  const before = await storedFiles();
  const { body } = await apply({ phone: '+60', enquiry: 'Principal' }, {});
  expect(Object.keys(body.errors).sort()).toEqual(['enquiry', 'phone', 'resume']);
  expect(await storedFiles()).toBe(before);
});

test('is taken once of two at the same moment, and the other’s resume is gone', async () => {
  const phone = newPhone();
  const before = await storedFiles();
  const answers = await Promise.all([apply({ phone }), apply({ phone })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)!.body.errors).toEqual({
    phone: ['An application with this phone number is waiting for approval already'],
  });
  expect(await storedFiles()).toBe(before + 1);
});

test('a form that breaks off in the middle of the resume is unreadable and leaves no file', async () => {
  const before = await storedFiles();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/teacher/register',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload:
      '--x\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n%PDF-1.7\nhalf',
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'unreadable']);
  expect(await storedFiles()).toBe(before);
});
