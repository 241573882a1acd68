import { describe, expect, test } from '@jest/globals';
import { PRIVACY_TERMS_VERSION, registerParent, registerStudent } from '@portal/shared-api/registrations';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { branches } from '../database/schema/branches.ts';
import { parentRegistrations, studentRegistrations } from '../database/schema/registrations.ts';
import { addBranch, addParent, addStudent } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { verifyPassword } from '../sessions/passwords.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
const friend = await addStudent(database, { branchId, name: 'Friend', referralCode: 'FRIEND23' });

let people = 0;
const newAddress = () => `person.${++people}@test.example`;

const studentBody = (changed: object = {}) => ({
  name: 'Kumar A/L Raju',
  phone: '012-345 6789',
  email: newAddress(),
  education_level: 'standard_3',
  school: 'SJK(T) Azad',
  selectedBranch: branchId,
  package_interest: 'daycare',
  consent: true,
  ...changed,
});
const parentBody = (changed: object = {}) => ({
  name: 'Siti binti Rahman',
  email: newAddress(),
  ic: '800131-07-5678',
  contact_number: '+60123456789',
  password: 'our family password',
  confirmPassword: 'our family password',
  student_ids: ['SS1001', ''],
  consent: true,
  ...changed,
});

const asStudent = (changed?: object, headers = {}) =>
  call(registerStudent, { body: studentBody(changed), headers });
const asParent = (changed?: object) => call(registerParent, { body: parentBody(changed) });

const studentRow = async (email: string) =>
  (await database.select().from(studentRegistrations).where(eq(studentRegistrations.email, email)))[0];
const parentRow = async (email: string) =>
  (await database.select().from(parentRegistrations).where(eq(parentRegistrations.email, email)))[0];

describe('a student’s registration', () => {
  test('waits for an admin, with the consent of the guardian', async () => {
    const { status, body } = await asStudent({
      email: ' New.Student@Test.Example ',
      referred_by: 'friend-23',
    });
    expect([status, body.message]).toEqual([
      200,
      'Registration Successful! The admin will contact you once your registration is approved.',
    ]);
    expect(await studentRow('new.student@test.example')).toMatchObject({
      name: 'Kumar A/L Raju',
      phone: '+60123456789',
      educationLevel: 'standard_3',
      school: 'SJK(T) Azad',
      branchId,
      referredById: friend.id,
      packageInterest: 'daycare',
      status: 'pending',
      consentVersion: PRIVACY_TERMS_VERSION,
      consentedAt: expect.any(Date),
    });
  });

  test('answers in the language of the call', async () => {
    const { body } = await asStudent({}, { 'accept-language': 'zh-Hans' });
    expect(body.message).toBe('注册成功！审批通过后，管理员会与您联系。');
  });

  test.each([
    [
      'an unknown referral code',
      { referred_by: 'NOBODY99' },
      'referred_by',
      'This referral code is not known',
    ],
    ['a branch that does not exist', { selectedBranch: 99_999 }, 'selectedBranch', 'Empty selection'],
    ['the level for display', { education_level: 'general' }, 'education_level', 'Empty selection'],
    ['no consent', { consent: false }, 'consent', 'Please agree to the privacy terms to register'],
    ['no school', { school: ' ' }, 'school', 'Input is required'],
    ['a foreign phone', { phone: '+6591234567' }, 'phone', 'Invalid Malaysia phone number format'],
  ])('is refused at the field for %s', async (_, changed, field, text) => {
    const email = newAddress();
    const { status, body } = await asStudent({ email, ...changed });
    expect([status, body.code, body.errors]).toEqual([400, 'validation', { [field]: [text] }]);
    expect(await studentRow(email)).toBeUndefined();
  });

  test('is refused for a branch that was closed', async () => {
    const closed = await addBranch(database, 'Closed');
    await database.update(branches).set({ deletedAt: new Date() }).where(eq(branches.id, closed));
    expect((await asStudent({ selectedBranch: closed })).body.errors).toHaveProperty('selectedBranch');
  });

  test('is refused for the code of a student who was removed', async () => {
    const gone = await addStudent(database, { branchId, name: 'Gone', referralCode: 'GONE2345' });
    await database
      .update(accounts)
      .set({ status: 'suspended', deletedAt: new Date() })
      .where(eq(accounts.id, gone.accountId));
    expect((await asStudent({ referred_by: 'GONE2345' })).body.errors).toHaveProperty('referred_by');
  });

  test('is taken once while it waits; a sibling may share the address', async () => {
    const email = newAddress();
    expect((await asStudent({ email })).status).toBe(200);
    const again = await asStudent({ email: email.toUpperCase(), name: 'KUMAR a/l raju' });
    expect([again.status, again.body.errors]).toEqual([
      400,
      { email: ['A registration with this email is waiting for approval already'] },
    ]);
    expect((await asStudent({ email, name: 'Priya A/P Raju' })).status).toBe(200);
  });

  test('is taken once of two at the same moment', async () => {
    const email = newAddress();
    const answers = await Promise.all([asStudent({ email }), asStudent({ email }), asStudent({ email })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  test('may be sent again after it was rejected', async () => {
    const email = newAddress();
    await asStudent({ email });
    await database
      .update(studentRegistrations)
      .set({ status: 'rejected', decidedBy: friend.accountId, decidedAt: new Date() })
      .where(eq(studentRegistrations.email, email));
    expect((await asStudent({ email })).status).toBe(200);
  });

  test('is refused for who is a student already, not for a sibling', async () => {
    const student = await addStudent(database, { branchId, name: 'Tan Mei Ling' });
    const twice = await asStudent({ email: student.email, name: 'Tan Mei Ling' });
    expect(twice.body.errors).toEqual({ email: ['This email already has an account'] });
    expect((await asStudent({ email: student.email, name: 'Tan Mei Xin' })).status).toBe(200);
  });

  test('brings no role, level or status along', async () => {
    const email = newAddress();
    const { status } = await asStudent({ email, role: 'admin', status: 'accepted', points: 900, id: 1 });
    expect(status).toBe(200);
    expect(await studentRow(email)).toMatchObject({ status: 'pending', studentId: null });
  });
});

describe('a parent’s registration', () => {
  test('waits with a hashed password and each child once', async () => {
    const email = newAddress();
    const { status } = await asParent({ email, student_ids: ['SS1001', 'ss1001', '1002', ''] });
    expect(status).toBe(200);
    const row = (await parentRow(email))!;
    expect(row).toMatchObject({
      ic: '800131075678',
      phone: '+60123456789',
      studentIds: ['SS1001', 'SS1002'],
      status: 'pending',
      consentVersion: PRIVACY_TERMS_VERSION,
    });
    expect(row.passwordHash).not.toContain('our family password');
    expect(await verifyPassword(row.passwordHash!, 'our family password')).toBe(true);
  });

  test('needs no IC and no child', async () => {
    const email = newAddress();
    expect((await asParent({ email, ic: '', student_ids: [] })).status).toBe(200);
    expect(await parentRow(email)).toMatchObject({ ic: null, studentIds: [] });
  });

  test.each([
    ['two passwords', { confirmPassword: 'another' }, 'confirmPassword'],
    ['a short password', { password: 'short', confirmPassword: 'short' }, 'password'],
    ['an IC that starts with no date', { ic: '801331075678' }, 'ic'],
    ['an ID that is none', { student_ids: ['XX1'] }, 'student_ids.0'],
    ['no consent', { consent: undefined }, 'consent'],
  ])('is refused at the field for %s', async (_, changed, field) => {
    const { status, body } = await asParent(changed);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  test('is taken once of two at the same moment', async () => {
    const email = newAddress();
    const answers = await Promise.all([asParent({ email }), asParent({ email })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)!.body.errors).toEqual({
      email: ['A registration with this email is waiting for approval already'],
    });
  });

  test('is refused for an address with a parent’s account, until that account is removed', async () => {
    const parent = await addParent(database);
    const body = { email: parent.email };
    expect((await asParent(body)).body.errors).toEqual({ email: ['This email already has an account'] });
    expect(await parentRow(parent.email)).toBeUndefined();
    await database
      .update(accounts)
      .set({ status: 'suspended', deletedAt: new Date() })
      .where(eq(accounts.id, parent.accountId));
    expect((await asParent(body)).status).toBe(200);
  });

  test('may use the address of a student', async () => {
    expect((await asParent({ email: friend.email })).status).toBe(200);
  });
});
