import { afterEach, expect, jest, test } from '@jest/globals';
import { mondayOf, today } from '@portal/shared-api/calendar';
import { ApiError } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import type { Occurrence } from '@portal/shared-api/timetable';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import TimetablePage from './timetable-page.tsx';

afterEach(cleanup);
const physics: Occurrence = {
  class_id: 7,
  subject: { id: 1, name: 'Physics' },
  education_level: 'form_4',
  branch: { id: 1, branch_name: 'Georgetown' },
  teachers: [
    { id: 1, name: 'Kumar A/L Raju' },
    { id: 2, name: 'Lim Mei Hua' },
  ],
  is_online: 1,
  is_hybrid: 0,
  date: '2025-01-18',
  day: 'Saturday',
  start_time: '12:00',
  end_time: '13:30',
  change: 'class',
  original_date: '2025-01-13',
  cancelled: false,
  moved_to: null,
};

function open(
  answer: (week: unknown) => Occurrence[],
  address = '/student/timetable',
  language: Language = 'en',
) {
  const { calls } = renderArea(<TimetablePage />, {
    area: 'student-app',
    texts: { en, ch },
    language,
    address,
    answers: {
      'timetable.student': ({ query }) => ({ week_start: query?.week, data: answer(query?.week) }),
    },
  });
  return () => calls.map(({ query }) => query?.week);
}
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('shows the week of the address, and each class with its details', async () => {
  const weeks = open(() => [physics], '/student/timetable?week=2025-01-15');
  const saturday = (await screen.findByRole('heading', { name: /Saturday/ })).closest('li')!;
  await within(saturday).findByText('Moved');
  expect(weeks()).toEqual(['2025-01-13']);
  await click(/Physics/);
  const dialog = await screen.findByRole('dialog');
  const shown = dialog.textContent;
  for (const part of [
    'Moved here from Monday, 13 Jan 2025.',
    'Saturday, 18 Jan 2025',
    '12:00 PM - 1:30 PM',
    'Form 4',
    'Georgetown',
    'Kumar A/L Raju, Lim Mei Hua',
    'Online',
  ])
    expect(shown).toContain(part);
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows where a moved class was, and to when it went', async () => {
  const movedTo = { date: '2025-01-21', start_time: '09:00', end_time: '10:30' };
  const left = { ...physics, original_date: null, moved_to: movedTo };
  open(() => [left, { ...left, class_id: 8, change: 'individual' }], '/student/timetable?week=2025-01-15');
  const [moved, replaced] = await screen.findAllByRole('button', { name: /Physics/ });
  expect(moved!.textContent).toContain('Moved');
  expect(moved!.textContent).toContain('To Tuesday, 21 Jan, 9:00 AM');
  expect(replaced!.textContent).toContain('Replaced');
  await userEvent.click(moved!);
  await screen.findByText(
    'This class was moved. It takes place on Tuesday, 21 Jan 2025, 9:00 AM - 10:30 AM.',
  );
});

test('goes to the previous and the next week and back to this one', async () => {
  const weeks = open(() => [], '/student/timetable?week=2025-01-01');
  await screen.findByText('No classes this week.');
  await click('Previous week');
  await waitFor(() => expect(window.location.search).toBe('?week=2024-12-23'));
  await click('Next week');
  await click('Next week');
  await waitFor(() => expect(window.location.search).toBe('?week=2025-01-06'));
  await click('This week');
  await waitFor(() => expect(weeks().at(-1)).toBe(mondayOf(today())));
});

test('an address without a real week shows this one', async () => {
  const weeks = open(() => [], '/student/timetable?week=2025-02-30');
  await screen.findByText('No classes this week.');
  expect(weeks()).toEqual([mondayOf(today())]);
});

test('says what went wrong and tries again', async () => {
  const answer = jest.fn<() => Occurrence[]>(() => {
    throw new ApiError(0, { code: 'network', message: 'No answer from the portal.' });
  });
  open(answer);
  await screen.findByText('No answer from the portal.');
  answer.mockReturnValue([]);
  await click('Try again');
  await screen.findByText('No classes this week.');
});

test('speaks Chinese', async () => {
  open(() => [{ ...physics, change: 'individual' }], '/student/timetable?week=2025-01-15', 'ch');
  await click(/Physics/);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('补2025年1月13日（星期一）的课。');
  expect(dialog.textContent).toContain('中四');
});
