import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../texts/en.ts';
import { openTimetable, physics } from './testing/open-timetable.tsx';

afterEach(cleanup);

const entry = (id: number, student_name: string) => ({
  ...{ id, student_name, student_id: `SS${id}`, attendance_status: 'unsigned', status: [] },
  ...{ attendance_date: '2025-01-14', class_id: 7 },
});
test('who joined since the sheet was opened is named and listed, and what was marked stays', async () => {
  let listed = [entry(1, 'Aina')];
  const { calls } = openTimetable({
    'timetable.teacher': () => ({ week_start: '2025-01-13', data: [physics] }),
    'attendance.teacherDates': () => ({ data: [] }),
    'attendance.teacherList': () => ({ data: listed, taken: false, version: null }),
    'attendance.teacherSubmit': ({ body }) => {
      listed = [entry(1, 'Aina'), entry(2, 'Chong')];
      if ((body!.student_attendances as object[]).length === 1)
        throw new ApiError(400, { code: 'attendance_incomplete', message: 'No mark for Chong.' });
      return { message: 'ok' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Physics/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Attendance' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Aina/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('No mark for Chong.');
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Chong/ })).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Aina/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(calls.filter(({ name }) => name === 'attendance.teacherSubmit').at(-1)?.body).toMatchObject({
    student_attendances: [
      { student_id: 'SS1', attend: true },
      { student_id: 'SS2', attend: false },
    ],
  });
});

test('a sheet that another tab submitted first is shown as it was taken, and can be submitted no more', async () => {
  let isTaken = false;
  const listed = () => [
    entry(1, 'Aina'),
    { ...entry(2, 'Ben'), attendance_status: isTaken ? 'signed' : 'unsigned' },
  ];
  openTimetable({
    'timetable.teacher': () => ({ week_start: '2025-01-13', data: [physics] }),
    'attendance.teacherDates': () => ({ data: [] }),
    'attendance.teacherList': () => ({ data: listed(), taken: isTaken, version: isTaken ? 1 : null }),
    'attendance.teacherSubmit': () => {
      isTaken = true;
      throw new ApiError(400, { code: 'attendance_taken', message: 'Submitted already.' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Physics/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Attendance' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Aina/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Submitted already.');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ben/ }).checked).toBe(true),
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Aina/ }).checked).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
  screen.getByText('Submitted already.');
  expect(screen.queryByText('The attendance of this date is submitted.')).toBeNull();
});

const openPhysics = (more: object = {}) =>
  openTimetable({
    'timetable.teacher': () => ({ week_start: '2025-01-13', data: [{ ...physics, ...more }] }),
    'attendance.teacherDates': () => ({ data: [] }),
    'attendance.teacherList': () => ({ data: [entry(1, 'Aina')], taken: false, version: null }),
  });

test('marks that were not submitted are asked about before they are lost', async () => {
  openPhysics();
  await userEvent.click(await screen.findByRole('button', { name: /Physics/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Attendance' }));
  const mark = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Aina/ });
  await userEvent.click(mark);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(mark.checked).toBe(true);
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(true);
  await userEvent.click(mark);
  expect(unload()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('This class has not taken place yet.');
});

test('a cancelled lesson has no attendance to take', async () => {
  openPhysics({ cancelled: true });
  await userEvent.click(await screen.findByRole('button', { name: /Physics/ }));
  await screen.findByRole('button', { name: en.documents.open });
  expect(screen.queryByRole('button', { name: 'Attendance' })).toBeNull();
});

test('two presses in one instant submit once', async () => {
  let isTaken = false;
  const { calls } = openTimetable({
    'timetable.teacher': () => ({ week_start: '2025-01-13', data: [physics] }),
    'attendance.teacherDates': () => ({ data: [] }),
    'attendance.teacherList': () => ({
      ...{ data: [entry(1, 'Aina')], taken: isTaken, version: isTaken ? 1 : null },
    }),
    'attendance.teacherSubmit': () => {
      if (isTaken) throw new ApiError(400, { code: 'attendance_taken', message: 'Submitted already.' });
      isTaken = true;
      return { message: 'ok' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Physics/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Attendance' }));
  await screen.findByRole('checkbox', { name: /Aina/ });
  const submit = screen.getByRole('button', { name: 'Submit' });
  await act(async () => {
    submit.click();
    submit.click();
  });
  await screen.findByText('The attendance of this date is submitted.');
  expect(screen.queryByText('Submitted already.')).toBeNull();
  expect(calls.filter(({ name }) => name === 'attendance.teacherSubmit')).toHaveLength(1);
});
