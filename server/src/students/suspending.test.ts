import { describe, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { changeStudentPassword, studentProfile } from '@portal/shared-api/profiles';
import { signInStudent } from '@portal/shared-api/session';
import { listStudents, studentClasses } from '@portal/shared-api/students';
import { issueStudentPassword, rejoinStudent, suspendStudent } from '@portal/shared-api/students-editing';
import { eq } from 'drizzle-orm';
import { classEnrollments } from '../database/schema/classes.ts';
import { studentPeriods } from '../database/schema/students.ts';
import { addClass } from '../testing/classes.ts';
import { PASSWORD, addStudent } from '../testing/people.ts';
import { studentsPortal } from './testing-students.ts';

const { portal, database, call, georgetown, level1, detailsOf } = await studentsPortal();

describe('suspend and rejoin', () => {
  const suspend = (id: number) => call(level1, suspendStudent, { params: { id } });
  const rejoin = (id: number) => call(level1, rejoinStudent, { params: { id } });
  const staysOf = (id: number) =>
    database
      .select({ from: studentPeriods.fromDate, until: studentPeriods.untilDate })
      .from(studentPeriods)
      .where(eq(studentPeriods.studentId, id))
      .orderBy(studentPeriods.id);

  test('ends sessions, places and the stay from today; the history stays', async () => {
    const student = await addStudent(database, { branchId: georgetown });
    const classId = await addClass(database, {
      branchId: georgetown,
      commenceDate: addDays(today(), -30),
      concludeDate: addDays(today(), 30),
    });
    await database
      .insert(classEnrollments)
      .values({ classId, studentId: student.id, fromDate: addDays(today(), -20) });
    expect((await call(student.token, studentProfile)).status).toBe(200);

    expect((await suspend(student.id)).status).toBe(200);
    expect((await call(student.token, studentProfile)).status).toBe(401);
    const signIn = { body: { email: student.studentId, password: PASSWORD } };
    expect((await portal.call(signInStudent, signIn)).body.code).toBe('sign_in_failed');
    const [place] = await database
      .select()
      .from(classEnrollments)
      .where(eq(classEnrollments.studentId, student.id));
    expect(place).toMatchObject({ fromDate: addDays(today(), -20), untilDate: today() });
    expect(await staysOf(student.id)).toEqual([{ from: '2025-01-06', until: today() }]);
    expect((await detailsOf(student.id)).status).toBe('suspended');
    expect((await suspend(student.id)).body.code).toBe('student_already_suspended');
  });

  test('a filter finds the suspended ones', async () => {
    const student = await addStudent(database, { branchId: georgetown, name: 'Aaa Suspended' });
    await suspend(student.id);
    const listed = async (query: Record<string, unknown>) =>
      (await call(level1, listStudents, { query })).body.data.map(({ id }: { id: number }) => id);
    expect(await listed({})).not.toContain(student.id);
    expect(await listed({ status: 'suspended' })).toContain(student.id);
  });

  test('rejoin opens one new stay, also when two press at once, and no class', async () => {
    const student = await addStudent(database, { branchId: georgetown, joined: '2025-01-06' });
    await database
      .update(studentPeriods)
      .set({ untilDate: '2025-03-01' })
      .where(eq(studentPeriods.studentId, student.id));
    await suspend(student.id);
    const answers = await Promise.all([rejoin(student.id), rejoin(student.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await staysOf(student.id)).toEqual([
      { from: '2025-01-06', until: '2025-03-01' },
      { from: today(), until: null },
    ]);
    expect((await call(level1, studentClasses, { params: { id: student.id } })).body.data).toEqual([]);
    expect((await rejoin(student.id)).body.code).toBe('student_already_active');
  });

  test('a stay that has not begun goes on', async () => {
    const student = await addStudent(database, { branchId: georgetown, joined: addDays(today(), 10) });
    await suspend(student.id);
    await rejoin(student.id);
    expect(await staysOf(student.id)).toEqual([{ from: addDays(today(), 10), until: null }]);
  });
});

describe('an issued password', () => {
  const issue = (id: number, password: string) =>
    call(level1, issueStudentPassword, { params: { id }, body: { password } });

  test('replaces the old one and ends every session', async () => {
    const student = await addStudent(database, { branchId: georgetown });
    expect((await issue(student.id, 'aB3$kk29xmQz!')).status).toBe(200);
    expect((await call(student.token, studentProfile)).status).toBe(401);
    const signIn = (password: string) =>
      portal.call(signInStudent, { body: { email: student.studentId, password } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    const { token } = (await signIn('aB3$kk29xmQz!')).body;
    const own = { existing_password: 'aB3$kk29xmQz!', new_password: student.email };
    expect((await call(token, changeStudentPassword, { body: own })).body.errors.new_password[0]).toContain(
      'not your name or email',
    );
  });

  test('is no common one', async () => {
    const student = await addStudent(database, { branchId: georgetown });
    expect((await issue(student.id, '12345678')).body.errors.password).toHaveLength(1);
    expect((await call(student.token, studentProfile)).status).toBe(200);
  });
});
