import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import { openTimetable, physics } from './testing/open-timetable.tsx';

afterEach(cleanup);

test.each(['en', 'ch'] as const)('reads the week of the teacher, in %s', async (language) => {
  const { calls } = openTimetable(
    { 'timetable.teacher': () => ({ week_start: '2025-01-13', data: [] }) },
    language,
  );
  await screen.findByRole('heading', { name: { en, ch }[language].timetable.title });
  expect(calls).toEqual([{ name: 'timetable.teacher', query: { week: '2025-01-13' } }]);
});

test('moves a lesson of the class from its dialog, to a doubtful day when it is meant', async () => {
  const { calls } = openTimetable({
    'timetable.teacher': () => ({ week_start: '2025-01-13', data: [physics] }),
    'time-changes.teacherClass': ({ body }) => {
      if (!body!.despite_doubts)
        throw new ApiError(400, { code: 'time_change_doubtful', message: 'This day is over.' });
      return { message: 'Time Changes Created for the Class' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Physics/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Time Change' }));
  const field = await screen.findByLabelText('New date');
  await userEvent.clear(field);
  await userEvent.type(field, '16 Jan 2025');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Change time' }));
  await screen.findByText('This day is over.');
  await userEvent.click(screen.getByRole('button', { name: 'Move to this day' }));
  const move = {
    originalDate: '2025-01-14',
    newDate: '2025-01-16',
    newStartTime: '12:00',
    newEndTime: '13:30',
  };
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'time-changes.teacherClass')).toMatchObject([
      { params: { id: 7 }, body: { ...move, despite_doubts: false } },
      { params: { id: 7 }, body: { ...move, despite_doubts: true } },
    ]),
  );
});

test('offers no time change where the lesson was before it was moved', async () => {
  const movedTo = { date: '2025-01-16', start_time: '12:00', end_time: '13:30' };
  openTimetable({
    'timetable.teacher': () => ({
      week_start: '2025-01-13',
      data: [{ ...physics, change: 'class', moved_to: movedTo }],
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Physics/ }));
  await screen.findByRole('button', { name: 'Attendance' });
  expect(screen.queryByRole('button', { name: 'Time Change' })).toBeNull();
});

test('the class dialog that is open shows the lesson where it was moved to', async () => {
  const moved = {
    ...{ ...physics, date: '2025-01-16', day: 'Thursday', start_time: '15:00', end_time: '16:00' },
    ...{ change: 'class', original_date: '2025-01-14' },
  };
  let week: object[] = [physics];
  openTimetable({
    'timetable.teacher': () => ({ week_start: '2025-01-13', data: week }),
    'time-changes.teacherClass': () => {
      week = [moved];
      return { message: 'Time Changes Created for the Class' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Physics/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Time Change' }));
  expect((await screen.findByLabelText<HTMLInputElement>('New date')).value).toBe('14 Jan 2025');
  await userEvent.click(screen.getByRole('button', { name: 'Change time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Physics' });
  await waitFor(() => expect(dialog.textContent).toContain('3:00 PM - 4:00 PM'));
  expect(dialog.textContent).toContain('16 Jan 2025');
});

test('a week that cannot be read keeps the buttons to another one', async () => {
  openTimetable({
    'timetable.teacher': ({ query }) => {
      if (query?.week === '2025-01-13') throw new ApiError(0, { code: 'network', message: 'No connection.' });
      return { week_start: '2025-01-20', data: [{ ...physics, date: '2025-01-21' }] };
    },
  });
  await screen.findByText('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByRole('button', { name: /Physics/ });
});
