import { expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import * as contract from '@portal/shared-api/students';
import { addClass } from '../testing/classes.ts';
import { addStudent } from '../testing/people.ts';
import { studentsPortal } from './testing-students.ts';

const { database, call, georgetown, bayanLepas, level1, level3 } = await studentsPortal();

const idOf = ({ id }: { id: number }) => id;

const classesOf = (id: number, token = level1) => call(token, contract.studentClasses, { params: { id } });
const addable = (studentId: string, token = level1) =>
  call(token, contract.addableClasses, { body: { student_id: studentId } });
const add = (studentId: string, classId: number, token = level1) =>
  call(token, contract.addClass, { body: { student_id: studentId, class_id: classId } });
const remove = (studentId: string, classId: number, token = level1) =>
  call(token, contract.removeClass, { params: { id: classId, studentId } });

const running = (values: Partial<Parameters<typeof addClass>[1]> = {}) =>
  addClass(database, {
    branchId: georgetown,
    commenceDate: addDays(today(), -30),
    concludeDate: addDays(today(), 30),
    ...values,
  });

test('offered are running ones of the level and branch that the student is not in', async () => {
  const student = await addStudent(database, { branchId: georgetown, educationLevel: 'form_5' });
  const of = (values: object) => running({ educationLevel: 'form_5', subject: 'Physics', ...values });
  const sunday = await of({ classDay: 'Sunday' });
  const monday = await of({ classDay: 'Monday', mode: 'hybrid' });
  await of({ deletedAt: new Date() });
  await of({ commenceDate: '2020-01-01', concludeDate: addDays(today(), -1) });
  await of({ branchId: bayanLepas });
  await running();
  const offered = (await addable(student.studentId)).body.data;
  expect(offered.map(idOf)).toEqual([monday, sunday]);
  expect(offered[0]).toMatchObject({
    subject: { name: 'Physics' },
    education_level: 'form_5',
    start_time: '15:00',
    end_time: '16:30',
    is_online: 0,
    is_hybrid: 1,
    branch_id: georgetown,
    subject_id: offered[0].subject.id,
    teacher_ids: [],
    teachers: [],
  });

  await add(student.studentId, monday);
  expect((await addable(student.studentId)).body.data.map(idOf)).toEqual([sunday]);
  expect((await classesOf(student.id)).body.data.map(idOf)).toEqual([monday]);
  // session, student, classes
  expect((await addable(student.studentId)).queries).toBe(3);
  expect((await classesOf(student.id)).queries).toBe(3);
});

test('adding twice, also at the same moment, leaves one stay', async () => {
  const student = await addStudent(database, { branchId: georgetown, educationLevel: 'standard_3' });
  const wanted = await running();
  const answers = await Promise.all([1, 2, 3].map(() => add(student.studentId, wanted)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
  expect((await add(student.studentId, wanted)).body.code).toBe('class_already_added');
  expect((await classesOf(student.id)).body.data).toHaveLength(1);
});

test('what has ended, was deleted or does not fit is refused', async () => {
  const student = await addStudent(database, { branchId: georgetown, educationLevel: 'standard_3' });
  const wrong = [
    await running({ deletedAt: new Date() }),
    await running({ commenceDate: '2020-01-01', concludeDate: addDays(today(), -1) }),
    await running({ educationLevel: 'form_1' }),
    await running({ branchId: bayanLepas }),
  ];
  for (const id of wrong)
    expect((await add(student.studentId, id, level3)).body.code).toBe('class_not_addable');
  expect((await add(student.studentId, 999_999)).status).toBe(404);
});

test('removing keeps the history; a second removal is 404; the way back is open', async () => {
  const student = await addStudent(database, { branchId: georgetown, educationLevel: 'standard_3' });
  const wanted = await running();
  await add(student.studentId, wanted);
  expect((await remove(student.studentId, wanted)).status).toBe(200);
  expect((await classesOf(student.id)).body.data).toEqual([]);
  expect((await remove(student.studentId, wanted)).status).toBe(404);
  expect((await add(student.studentId, wanted)).status).toBe(200);
  const { rows } = await database.$client.query(
    'select from class_enrollments where student_id = $1 and class_id = $2',
    [student.id, wanted],
  );
  expect(rows).toHaveLength(2);
});

test('students and classes of another branch look like none', async () => {
  const foreign = await addStudent(database, { branchId: bayanLepas, educationLevel: 'standard_3' });
  const own = await addStudent(database, { branchId: georgetown });
  const foreignClass = await running({ branchId: bayanLepas });
  const absent = await classesOf(999_999);
  await add(foreign.studentId, foreignClass, level3);
  const answers = [
    await classesOf(foreign.id),
    await addable(foreign.studentId),
    await add(foreign.studentId, foreignClass),
    await add(own.studentId, foreignClass),
    await remove(foreign.studentId, foreignClass),
  ];
  expect(answers.map(({ status, bytes }) => [status, bytes.toString()])).toEqual(
    answers.map(() => [404, absent.bytes.toString()]),
  );
  expect((await classesOf(foreign.id, level3)).body.data).toHaveLength(1);
});
