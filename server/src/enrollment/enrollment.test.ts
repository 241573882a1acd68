import { expect, test } from '@jest/globals';
import {
  adminEnrollmentStatus,
  parentEnrollmentStatus,
  studentEnrollmentStatus,
  teacherEnrollmentStatus,
} from '@portal/shared-api/enrollment';
import { eq } from 'drizzle-orm';
import { enrollmentRequests } from '../database/schema/enrollment.ts';
import { settings } from '../database/schema/settings.ts';
import { addAdmin, addBranch, addParent, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');

test.each([
  ['admin', adminEnrollmentStatus, await addAdmin(database, { level: 'level_3' })],
  ['teacher', teacherEnrollmentStatus, await addTeacher(database)],
  ['parent', parentEnrollmentStatus, await addParent(database)],
  ['student', studentEnrollmentStatus, await addStudent(database, { branchId })],
])('%s sees whether enrolment is open', async (_role, endpoint, { token }) => {
  await database.update(settings).set({ enrollment: 'closed' });
  expect((await call(endpoint, {}, token)).body.data).toEqual({
    value: 'closed',
    have_active_enrollment: false,
  });
  await database.update(settings).set({ enrollment: 'open' });
  expect((await call(endpoint, {}, token)).body.data.value).toBe('open');
});

test('a student’s own request that waits is told, nobody else’s and none that is superseded', async () => {
  const student = await addStudent(database, { branchId });
  const other = await addStudent(database, { branchId });
  await database
    .insert(enrollmentRequests)
    .values({ studentId: student.id, branchId, educationLevel: 'standard_4', enrollmentType: 'tuition' });
  const pending = async (token: string) =>
    (await call(studentEnrollmentStatus, {}, token)).body.data.have_active_enrollment;
  expect([await pending(student.token), await pending(other.token)]).toEqual([true, false]);
  await database
    .update(enrollmentRequests)
    .set({ status: 'superseded' })
    .where(eq(enrollmentRequests.studentId, student.id));
  expect(await pending(student.token)).toBe(false);
});
