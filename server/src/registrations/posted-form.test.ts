import { readdir } from 'node:fs/promises';
import { beforeAll, expect, test } from '@jest/globals';
import type { PostedRegistration, RegisteringRole } from '@portal/shared-api/registrations';
import {
  parentRegistrations,
  studentRegistrations,
  teacherRegistrations,
} from '../database/schema/registrations.ts';
import { prerenderedReleases, portalFolder } from '../testing/prerendered-releases.ts';
import { pdfSlip } from '../testing/payments.ts';
import { addBranch } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

/** Shows what a page is rendered with. */
const shell = `exports.modules = {};
exports.render = async ({ search, state }) => ({ head: '', page: search + ' ' + JSON.stringify(state) });`;

const folder = await portalFolder();
const { release } = await prerenderedReleases(folder, { shell, pages: ['/', '/register'] });
const { app, database, filesFolder } = await testPortal({ portalFolder: folder });
const limited = await testPortal({ portalFolder: folder, rateLimitFactor: 0.05 });
const branch = await addBranch(database, 'Georgetown');

beforeAll(() => release('exports.default = {};'));

/** As a browser posts a form: without what is not chosen. */
async function post(role: string, fields: Record<string, string | File>, headers = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: `/register?role=${role}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')!, ...headers },
  });
}

/** What the answering page is given. */
const toldBy = (payload: string) =>
  JSON.parse(/<div id="ahead">[^{]*(.*)<\/div><template>/.exec(payload)![1]!) as PostedRegistration;

const student = {
  name: 'Kumar A/L Raju',
  phone: '012-345 6789',
  email: 'kumar@form.example',
  education_level: 'standard_3',
  school: 'SJK(T) Azad',
  selectedBranch: String(branch),
  package_interest: 'daycare',
  referred_by: '',
  consent: 'on',
};
const parent = {
  name: 'Siti binti Rahman',
  email: 'siti@form.example',
  ic: '',
  contact_number: '+60123456789',
  password: 'our family password',
  confirmPassword: 'our family password',
  'students.0': 'SS1001',
  'students.1': '',
  'students.2': 'ss1002',
  consent: 'on',
};
const resume = () => new File([pdfSlip()], 'resume.pdf');
const teacher = { name: 'Priya', phone: '0123456788', enquiry: 'Tuition Teacher' };

test('a form that a browser posts by itself is a registration like any other', async () => {
  for (const [role, fields] of [
    ['student', student],
    ['parent', parent],
    ['teacher', { ...teacher, resume: resume() }],
  ] as const) {
    const { statusCode, headers } = await post(role, fields);
    expect([role, statusCode, headers.location]).toEqual([role, 303, `/register?role=${role}&sent=1`]);
  }
  expect(await database.select().from(studentRegistrations)).toMatchObject([
    { email: 'kumar@form.example', school: 'SJK(T) Azad', branchId: branch },
  ]);
  expect(await database.select().from(parentRegistrations)).toMatchObject([
    { email: 'siti@form.example', studentIds: ['SS1001', 'SS1002'] },
  ]);
  expect(await database.select().from(teacherRegistrations)).toMatchObject([{ name: 'Priya' }]);
});

test.each<[RegisteringRole, Record<string, string>, Record<string, string[]>, object]>([
  [
    'student',
    { name: 'Mei', phone: '+60', email: 'mei', education_level: 'standard_3', school: '' },
    {
      phone: ['Phone number is required'],
      email: ['Invalid Email Format'],
      school: ['Input is required'],
      selectedBranch: ['Empty selection'],
    },
    { name: 'Mei', email: 'mei', consent: false },
  ],
  [
    'parent',
    { ...parent, email: 'other@form.example', 'students.1': 'nobody' },
    { 'student_ids.1': [expect.any(String) as unknown as string] },
    { email: 'other@form.example', students: ['SS1001', 'nobody', 'ss1002'], consent: true },
  ],
  ['teacher', teacher, { resume: ['File is required'] }, teacher],
])(
  'a form of a %s with mistakes comes back with them and with what was typed',
  async (role, fields, errors, values) => {
    const { statusCode, payload, headers } = await post(role, fields);
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    const told = toldBy(payload);
    expect(told).toMatchObject({ role, errors, values });
    expect(payload).not.toContain('our family password');
  },
);

test('who has registered already is told in the language of the page', async () => {
  const { payload } = await post('student', student, { cookie: 'language=ch' });
  expect(toldBy(payload).errors['email']![0]).toMatch(/[\u4e00-\u9fff]/);
});

test('a resume of a form that is refused is not kept', async () => {
  const kept = async () =>
    (await readdir(filesFolder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
      .length;
  const before = await kept();
  expect((await post('teacher', { ...teacher, resume: resume() })).statusCode).toBe(400);
  expect(await kept()).toBe(before);
});

test('forms and calls are counted together', async () => {
  const call = { method: 'POST', url: '/api/student/register', payload: {} } as const;
  const form = { method: 'POST', url: '/register?role=student', payload: {} } as const;
  const codes: number[] = [];
  for (const one of [call, form, call, form, call]) codes.push((await limited.app.inject(one)).statusCode);
  expect(codes).toEqual([400, 400, 400, 429, 429]);
});

test('the address says whose form it is and who recommends the centre', async () => {
  const show = async (url: string) => (await app.inject({ url })).payload;
  expect(await show('/register?role=parent&utm=1')).toContain('<div id="ahead">?role=parent null');
  expect(await show('/register?role=admin')).toContain('<div id="ahead"> null');
  expect(await show('/register?referral_code=FRIEND23')).toContain('>?referral_code=FRIEND23 null');
  expect(await show('/register?referral_code=OTHER45')).toContain('>?referral_code=OTHER45 null');
  expect(await show('/register?referral_code=%22%3Cb')).toContain('<div id="ahead"> null');
  const tags = await Promise.all(
    ['A1', 'B2'].map(
      async (code) => (await app.inject({ url: `/register?referral_code=${code}` })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(2);
});
