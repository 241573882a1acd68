import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { createParent, parentDetails, updateParent } from '@portal/shared-api/parents-admin';
import { registerParent, registerStudent } from '@portal/shared-api/registrations';
import { signInParent } from '@portal/shared-api/session';
import { studentDetails } from '@portal/shared-api/students';
import { createStudent } from '@portal/shared-api/students-editing';
import { createTeacher, teacherDetails } from '@portal/shared-api/teachers';
import { desc } from 'drizzle-orm';
import { parentRegistrations, studentRegistrations } from '../database/schema/registrations.ts';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
let branchId: number;
let admin: string;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  admin = (await addAdmin(database, { level: 'level_3' })).token;
});

const PHONE = '+60123456789';
const phones = {
  'from WhatsApp with invisible signs': '\u202a+60 12\u2011345\u00a06789\u202c',
  'with 00 in front': '0060123456789',
  'behind the fixed +60': '+60+60123456789',
  'with the zero behind the fixed +60': '+600123456789',
  'in full-width digits': '０１２－３４５６７８９',
};

let made = 0;
const address = () => `paste.${++made}@test.example`;
const password = 'a sentence of theirs';
const asAdmin = (endpoint: Endpoint, body: object, params = {}) => call(endpoint, { body, params }, admin);

const student = (values: object = {}) => ({
  ...{
    name: 'Pasted Child',
    email: address(),
    phone: PHONE,
    // nobody has another child's
    ic: `15010107${String(++made).padStart(4, '0')}`,
    education_level: 'standard_3',
  },
  ...{ school: 'SK Westlands', guardian_name: 'Raju', address: '12, Jalan Burma', join_date: '2026-01-05' },
  ...{ password, branch_id: branchId, despite_doubles: true },
  ...values,
});
const parent = (values: object = {}) => ({
  ...{ name: 'Pasted Parent', email: address(), contact_number: PHONE, password, newChildren: [] },
  ...values,
});
const teacher = (values: object = {}) => ({
  ...{ name: 'Pasted Teacher', email: address(), ic: '900615071234', contact: PHONE, password },
  ...{ teacher_education_level: 'Degree', address: '3, Lebuh Armenian' },
  ...values,
});
const registration = (values: object = {}) => ({
  ...{ name: 'Pasted Visitor', phone: PHONE, email: address(), education_level: 'standard_3', consent: true },
  ...{ school: 'SK Westlands', selectedBranch: branchId, package_interest: 'tuition' },
  ...values,
});
const family = (values: object = {}) => ({
  ...{ name: 'Pasted Family', email: address(), contact_number: PHONE, student_ids: [], consent: true },
  ...{ password, confirmPassword: password },
  ...values,
});
const read = async (endpoint: Endpoint, id: number) => (await call(endpoint, { params: { id } }, admin)).body;
const lastStudent = async () =>
  (await database.select().from(studentRegistrations).orderBy(desc(studentRegistrations.id)).limit(1))[0]!;
const lastFamily = async () =>
  (await database.select().from(parentRegistrations).orderBy(desc(parentRegistrations.id)).limit(1))[0]!;

describe('a phone number', () => {
  test.each(Object.entries(phones))('%s is stored in its plain form by every call', async (_, pasted) => {
    const answers = [
      await asAdmin(createStudent, student({ phone: pasted, guardian_phone: pasted })),
      await asAdmin(createParent, parent({ contact_number: pasted })),
      await asAdmin(createTeacher, teacher({ contact: pasted })),
      await call(registerStudent, { body: registration({ phone: pasted, name: `Visitor ${++made}` }) }),
      await call(registerParent, { body: family({ contact_number: pasted }) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [child, guardian, colleague] = answers.map(({ body }) => body.id as number);
    expect(await read(studentDetails, child!)).toMatchObject({ phone: PHONE, guardian_phone: PHONE });
    expect(await read(parentDetails, guardian!)).toMatchObject({ contact_number: PHONE });
    expect(await read(teacherDetails, colleague!)).toMatchObject({ contact: PHONE });
    expect([(await lastStudent()).phone, (await lastFamily()).phone]).toEqual([PHONE, PHONE]);
  });

  test('with a digit of another script is refused with the sign, and none is lost', async () => {
    const { status, body } = await asAdmin(createParent, parent({ contact_number: '012-345678٩' }));
    expect(status).toBe(400);
    expect(body.errors.contact_number[0]).toContain('U+0669');
  });
});

test('an IC with direction signs, and one in full-width digits, are stored plain', async () => {
  for (const [ic, plain] of [
    ['\u202d160101-07-0001\u202c', '160101070001'],
    ['１６０１０１－０７－０００２', '160101070002'],
  ]) {
    const { body } = await asAdmin(createStudent, student({ ic }));
    expect(await read(studentDetails, body.id)).toMatchObject({ ic: plain });
  }
  expect((await call(registerParent, { body: family({ ic: '\u202d800131-07-5678' }) })).status).toBe(200);
  expect((await lastFamily()).ic).toBe('800131075678');
});

describe('an address', () => {
  test('with an unseen sign is the one without it: one account, and it signs in either way', async () => {
    const email = address();
    const first = await asAdmin(createParent, parent({ email: `${email}\u200b` }));
    expect(await read(parentDetails, first.body.id)).toMatchObject({ email });
    for (const same of [email, `\u200b${email.toUpperCase()} `, email.replace('@', '＠')]) {
      const { status, body } = await asAdmin(createParent, parent({ email: same }));
      expect([status, Object.keys(body.errors)]).toEqual([400, ['email']]);
      expect((await call(signInParent, { body: { email: same, password } })).status).toBe(200);
    }
  });

  test('with a letter that looks like another one is refused with the sign, also in an update', async () => {
    const { body } = await asAdmin(createParent, parent());
    const { version } = await read(parentDetails, body.id);
    const { email: _, newChildren: __, password: ___, ...rest } = parent();
    const lookalike = { ...rest, email: 'mеi@test.example', version };
    for (const answer of [
      await asAdmin(createParent, parent({ email: 'mеi@test.example' })),
      await asAdmin(updateParent, lookalike, { id: body.id }),
      await call(registerStudent, { body: registration({ email: 'mеi@test.example' }) }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.errors.email[0]).toContain('U+0435');
    }
  });
});

test('a Student ID in full-width letters and digits names the child', async () => {
  const { body } = await asAdmin(createStudent, student());
  const wide = [...(body.student_id as string)]
    .map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfe_e0))
    .join('');
  expect(wide).toMatch(/^ＳＳ[０-９]+$/);
  const made = await asAdmin(createParent, parent({ newChildren: [wide] }));
  expect((await read(parentDetails, made.body.id)).children).toMatchObject([{ student_id: body.student_id }]);
  await call(registerParent, { body: family({ student_ids: [wide] }) });
  expect((await lastFamily()).studentIds).toEqual([body.student_id]);
});
