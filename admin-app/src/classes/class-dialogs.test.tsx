import { afterEach, expect, test } from '@jest/globals';
import type { ClassDetails } from '@portal/shared-api/classes';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { NewClassDialog } from './new-class-dialog.tsx';

afterEach(cleanup);

const found: ClassDetails = {
  ...{ id: 7, subject: { id: 1, name: 'Physics' }, education_level: 'form_4' },
  ...{ branch: { id: 1, branch_name: 'Georgetown' }, teachers: [{ id: 2, name: 'Nurul' }] },
  ...{ class_day: 'Monday', start_time: '15:00', end_time: '16:30' },
  ...{ commence_date: '2026-01-05', conclude_date: '2026-11-30', is_online: 0, is_hybrid: 0 },
  ...{ students: 3, deleted_at: null, version: 4, earlier: [], schedule_from: '2026-03-02', is_used: true },
};
const lists: Answers = {
  'branches.admin': () => ({ data: [{ id: 1, branch_name: 'Georgetown', version: 1 }] }),
  'subjects.list': () => ({ data: [{ id: 1, name: 'Physics', education_level: 'form_4' }], last_page: 1 }),
  'teachers.list': () => ({ data: [{ id: 2, name: 'Nurul', status: 'active' }], last_page: 1 }),
};
const edit = (answers: Answers = {}) =>
  renderPage(<ClassDialog id={7} onClose={() => undefined} onDone={() => undefined} />, {
    answers: {
      ...lists,
      'classes.details': () => found,
      'classes.students': () => ({ data: [] }),
      ...answers,
    },
  });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

test('a class with students or attendance shows subject and branch as fixed, with the reason', async () => {
  edit();
  expect((await field('Subject')).disabled).toBe(true);
  expect((await field('Branch')).disabled).toBe(true);
  await screen.findByText(/^Fixed, since students or attendance belong to this class/);
});

test('a new class has both to choose', async () => {
  edit({ 'classes.details': () => ({ ...found, is_used: false }) });
  expect((await field('Subject')).disabled).toBe(false);
  expect((await field('Branch')).disabled).toBe(false);
});

test('a clash is asked about once, then saved all the same', async () => {
  const { callsOf, questions } = edit({
    'classes.update': ({ body }) => {
      if (!body?.despite_clashes) throw refused('clashes', 'At that time these have another lesson: Aina.');
      return { message: 'ok' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(callsOf('classes.update')).toHaveLength(2));
  expect(questions).toEqual([
    'Somebody has another lesson then At that time these have another lesson: Aina.',
  ]);
});

test('under Students there is nothing to save', async () => {
  edit();
  await screen.findByRole('button', { name: 'Save changes' });
  await userEvent.click(screen.getByRole('tab', { name: 'Students' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  await screen.findByRole('button', { name: 'Save changes' });
});

test('an admin of one branch finds it chosen in a new class', async () => {
  renderPage(<NewClassDialog onClose={() => undefined} onDone={() => undefined} />, {
    level: 'level_1',
    answers: lists,
  });
  await screen.findByText('Georgetown');
});
