import { afterEach, expect, test } from '@jest/globals';
import type { TimeChangeRow } from '@portal/shared-api/time-changes';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage } from '../testing/render-page.tsx';
import TimeChangesPage from './time-changes-page.tsx';

afterEach(cleanup);

const lesson = {
  id: 7,
  subject: { id: 1, name: 'Physics' },
  education_level: 'form_4' as const,
  branch: { id: 1, branch_name: 'Georgetown' },
  start_time: '12:00',
  end_time: '13:30',
};
const change: TimeChangeRow = {
  id: 3,
  original_class: lesson,
  new_class: { ...lesson, start_time: '00:15', end_time: '01:00' },
  original_date: '2026-03-03',
  new_date: '2026-03-05',
  teachers: [{ id: 1, name: 'Kumar A/L Raju' }],
  is_online: 0,
  is_hybrid: 1,
  student: null,
  created_by: 'Puan Salmah',
  created_at: '2026-03-01T02:00:00Z',
};
const visit = { ...change, id: 4, student: { name: 'Aina', student_id: 'SS1002' } };

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<TimeChangesPage />, {
    ...options,
    answers: {
      'time-changes.list': ({ query }) => ({
        data: query?.only === 'individual' ? [visit] : [change],
        last_page: 1,
        lastPage: 1,
      }),
      ...options.answers,
    },
  });

test('shows a change of a class and takes it back after the clash was accepted', async () => {
  let asked = 0;
  const { callsOf, questions, notices } = open({
    answers: {
      'time-changes.remove': () => {
        asked += 1;
        if (asked === 1) throw refused('clashes', 'At that time these have another lesson: Aina.');
        return { message: 'The time change is removed.' };
      },
    },
  });
  expect((await screen.findByRole('row', { name: /Physics/ })).textContent).toContain('Form 4 · Georgetown');
  await userEvent.click(await screen.findByRole('button', { name: /Details/ }));
  const dialog = await screen.findByRole('dialog');
  for (const part of ['Tuesday, 3 Mar 2026', '12:15 AM - 1:00 AM', 'Kumar A/L Raju', 'Hybrid'])
    expect(dialog.textContent).toContain(part);
  await userEvent.click(within(dialog).getByRole('button', { name: /Remove/ }));
  await waitFor(() => expect(notices).toEqual(['The time change is removed.']));
  expect(questions).toEqual([
    'Remove this time change? The lesson is on 3 Mar 2026 again, at its usual time.',
    expect.stringContaining('At that time these have another lesson: Aina.'),
  ]);
  expect(callsOf('time-changes.remove').map(({ query }) => query)).toEqual([
    { despite_clashes: false },
    { despite_clashes: true },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('searches individual changes by student, in Chinese too', async () => {
  const { callsOf } = open({ language: 'ch', path: '/admin/timechanges?tab=individual' });
  const row = (await screen.findByText(/Aina/)).closest('tr')!;
  expect(row.textContent).toContain('中四 · 乔治市');
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索学生' }), 'Aina');
  await waitFor(() =>
    expect(callsOf('time-changes.list').at(-1)!.query).toEqual({
      only: 'individual',
      page: 1,
      search: 'Aina',
    }),
  );
});
