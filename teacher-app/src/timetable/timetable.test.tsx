import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import TimetablePage from './timetable-page.tsx';

afterEach(cleanup);

test.each(['en', 'ch'] as const)('reads the week of the teacher, in %s', async (language) => {
  const { calls } = renderArea(<TimetablePage />, {
    area: 'teacher-app',
    texts: { en, ch },
    language,
    address: '/teacher/timetable?week=2025-01-15',
    answers: { 'timetable.teacher': () => ({ week_start: '2025-01-13', data: [] }) },
  });
  await screen.findByRole('heading', { name: { en, ch }[language].timetable.title });
  expect(calls).toEqual([{ name: 'timetable.teacher', query: { week: '2025-01-13' } }]);
});

const physics = {
  ...{ class_id: 7, subject: { id: 1, name: 'Physics' }, education_level: 'form_4' },
  ...{ branch: { id: 1, branch_name: 'Georgetown' }, teachers: [], is_online: 0, is_hybrid: 0 },
  ...{ date: '2025-01-14', day: 'Tuesday', start_time: '12:00', end_time: '13:30' },
  ...{ change: 'none', original_date: null, cancelled: false, moved_to: null },
};

test('moves a lesson of the class from its dialog, to a doubtful day when it is meant', async () => {
  const { calls } = renderArea(<TimetablePage />, {
    area: 'teacher-app',
    texts: { en, ch },
    language: 'en',
    address: '/teacher/timetable?week=2025-01-15',
    answers: {
      'timetable.teacher': () => ({ week_start: '2025-01-13', data: [physics] }),
      'time-changes.teacherClass': ({ body }) => {
        if (!body!.despite_doubts)
          throw new ApiError(400, { code: 'time_change_doubtful', message: 'This day is over.' });
        return { message: 'Time Changes Created for the Class' };
      },
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
  renderArea(<TimetablePage />, {
    area: 'teacher-app',
    texts: { en, ch },
    language: 'en',
    address: '/teacher/timetable?week=2025-01-15',
    answers: {
      'timetable.teacher': () => ({
        week_start: '2025-01-13',
        data: [{ ...physics, change: 'class', moved_to: movedTo }],
      }),
    },
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
  renderArea(<TimetablePage />, {
    area: 'teacher-app',
    texts: { en, ch },
    language: 'en',
    address: '/teacher/timetable?week=2025-01-15',
    answers: {
      'timetable.teacher': () => ({ week_start: '2025-01-13', data: week }),
      'time-changes.teacherClass': () => {
        week = [moved];
        return { message: 'Time Changes Created for the Class' };
      },
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
  renderArea(<TimetablePage />, {
    area: 'teacher-app',
    texts: { en, ch },
    language: 'en',
    address: '/teacher/timetable?week=2025-01-15',
    answers: {
      'timetable.teacher': ({ query }) => {
        if (query?.week === '2025-01-13')
          throw new ApiError(0, { code: 'network', message: 'No connection.' });
        return { week_start: '2025-01-20', data: [{ ...physics, date: '2025-01-21' }] };
      },
    },
  });
  await screen.findByText('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByRole('button', { name: /Physics/ });
});
