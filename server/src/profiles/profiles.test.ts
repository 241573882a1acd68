import { expect, test } from '@jest/globals';
import { adminProfile, parentProfile, studentProfile, teacherProfile } from '@portal/shared-api/profiles';
import { linkNewStudent } from '@portal/shared-api/parents';
import { sql } from 'drizzle-orm';
import { addAdmin, addBranch, addParent, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
const student = await addStudent(database, { branchId, name: 'Kumar A/L Raju' });
const sibling = await addStudent(database, { branchId, name: "Anne D'Cruz" });
await addStudent(database, { branchId, name: 'Somebody Else' });

test('an admin is shown with level and branch, one query after the caller is known', async () => {
  const admin = await addAdmin(database, { level: 'level_1', branchId });
  const { body, queries } = await call(adminProfile, {}, admin.token);
  expect(body).toEqual({
    id: admin.id,
    name: admin.name,
    email: admin.email,
    role: 'admin',
    admin_level: 'level_1',
    branch: { id: branchId, branch_name: 'Georgetown' },
  });
  expect(queries).toBe(2);
});

test('an admin of the whole centre has no branch', async () => {
  const admin = await addAdmin(database, { level: 'level_3' });
  expect((await call(adminProfile, {}, admin.token)).body.branch).toBeNull();
});

test('a student is shown as the contract says and nothing more', async () => {
  const { status, body } = await call(studentProfile, {}, student.token);
  expect(status).toBe(200);
  expect(body).toEqual({
    role: 'student',
    student_id: `SS${student.id}`,
    name: 'Kumar A/L Raju',
    email: student.email,
    phone: expect.any(String),
    ic: null,
    address: null,
    guardian_name: null,
    guardian_phone: null,
    school: 'School of Kumar A/L Raju',
    education_level: 'standard_4',
    points: 0,
    referral_code: expect.any(String),
  });
});

test('a teacher is shown', async () => {
  const teacher = await addTeacher(database, { name: 'Cikgu Aminah' });
  const { body } = await call(teacherProfile, {}, teacher.token);
  expect(body).toMatchObject({ role: 'teacher', id: teacher.id, name: 'Cikgu Aminah', email: teacher.email });
});

test('a parent sees the linked students by name, and a link that is taken away at once no more', async () => {
  const parent = await addParent(database, { children: [student.id, sibling.id] });
  const shown = async () =>
    (await call(parentProfile, {}, parent.token)).body.students.map(({ name }: { name: string }) => name);
  expect(await shown()).toEqual(["Anne D'Cruz", 'Kumar A/L Raju']);
  await database.execute(sql`delete from parent_students where student_id = ${sibling.id}`);
  expect(await shown()).toEqual(['Kumar A/L Raju']);
});

test('a parent sees which requests for a link still wait', async () => {
  const [parent, other] = [await addParent(database), await addParent(database)];
  await call(linkNewStudent, { body: { student_ids: ['ss1007', 'SS999999'] } }, parent.token);
  await database.execute(sql`update linkage_requests set status = 'rejected', decided_at = now(),
    decided_by = ${parent.accountId} where student_id = 'SS999999'`);
  const waiting = async (token: string) => (await call(parentProfile, {}, token)).body.requested_student_ids;
  expect(await waiting(parent.token)).toEqual(['SS1007']);
  expect(await waiting(other.token)).toEqual([]);
});
