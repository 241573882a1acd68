import { afterEach, expect, test } from '@jest/globals';
import type { ClassDetails } from '@portal/shared-api/classes';
import type { Language } from '@portal/shared-api/languages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogAround, refused, renderPage, type Answers } from '../testing/render-page.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import ClassesPage from './classes-page.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { NewClassDialog } from './new-class-dialog.tsx';
import { TimeChangeDialog } from './time-change-dialog.tsx';

afterEach(cleanup);

const found: ClassDetails = {
  ...{ id: 7, subject: { id: 1, name: 'Physics' }, education_level: 'form_4' },
  ...{ branch: { id: 1, branch_name: 'Georgetown' }, teachers: [{ id: 2, name: 'Nurul' }] },
  ...{ class_day: 'Monday', start_time: '15:00', end_time: '16:30', coming: [] },
  ...{ commence_date: '2026-01-05', conclude_date: '2026-11-30', is_online: 0, is_hybrid: 0 },
  ...{ subject_id: 1, branch_id: 1, teacher_ids: [2] },
  ...{ students: 3, deleted_at: null, version: 4, earlier: [], schedule_from: '2026-03-02', is_used: true },
};
const lists: Answers = {
  'branches.admin': () => ({ data: [{ id: 1, branch_name: 'Georgetown', version: 1 }] }),
  'subjects.list': () => ({ data: [{ id: 1, name: 'Physics', education_level: 'form_4' }], last_page: 1 }),
  'teachers.list': () => ({ data: [{ id: 2, name: 'Nurul', status: 'active' }], last_page: 1 }),
};
const edit = (answers: Answers = {}, language: Language = 'en') =>
  renderPage(<ClassDialog id={7} name="Physics" onClose={() => undefined} onDone={() => undefined} />, {
    language,
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

test.each([
  ['en', 'Edit Class: Physics'],
  ['ch', '编辑班级：Physics'],
] as const)('the dialog is named as those of its other actions are: %s', async (language, title) => {
  edit({}, language);
  const [tab] = await screen.findAllByRole('tab');
  expect(screen.getAllByRole('dialog', { name: title })).toContain(dialogAround(tab!));
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

test('deleting a class that others come to asks a second time, with what becomes of them', async () => {
  const { callsOf, questions } = renderPage(<ClassesPage />, {
    answers: {
      ...lists,
      'classes.list': () => ({ data: [found], last_page: 1 }),
      'subjects.forFilter': () => ({ data: [] }),
      'classes.delete': ({ query }) => {
        if (!query?.despite_visitors) throw refused('cancelled_for_visitors', 'Aina comes here.');
        return { message: 'ok' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(callsOf('classes.delete')).toHaveLength(2));
  expect(questions.map((one) => one.includes('Aina'))).toEqual([false, true]);
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Edit', 'Time Change', 'Cancel', 'Delete']);
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

const monday = { class_day: 'Monday' as const, start_time: '15:00', end_time: '16:30' };
const sunday = { class_day: 'Sunday' as const, start_time: '10:00', end_time: '11:00' };
/** Mondays until the end of January, then Sundays. */
const changing: ClassDetails = {
  ...found,
  ...{ commence_date: '2026-01-05', conclude_date: '2027-11-30' },
  coming: [{ from: '2027-02-01', ...sunday }],
  earlier: [{ until: '2027-02-01', ...monday }],
};
const changes = (change: Answers[string] = () => ({ message: 'ok' }), confirms = true) =>
  renderPage(<TimeChangeDialog of={changing} onClose={() => undefined} onDone={() => undefined} />, {
    answers: { 'classes.details': () => changing, 'time-changes.adminClass': change },
    confirms,
  });
async function enter(label: string, text: string) {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
}

test('a lesson is moved by the schedule of its own date, with its times', async () => {
  const { callsOf } = changes();
  await screen.findByText('from 1 Feb 2027: Sunday 10:00 AM - 11:00 AM');
  await enter('Original date', '7/2/2027');
  await waitFor(async () => expect((await field('Start time')).value).toBe('10:00 AM'));
  await enter('Original date', '25/1/2027');
  await waitFor(async () => expect((await field('Start time')).value).toBe('3:00 PM'));
  await enter('New date', '26/1/2027');
  await userEvent.click(screen.getByRole('button', { name: 'Change time' }));
  await waitFor(() =>
    expect(callsOf('time-changes.adminClass').map(({ body }) => body)).toMatchObject([
      { originalDate: '2027-01-25', newDate: '2027-01-26', newStartTime: '15:00', newEndTime: '16:30' },
    ]),
  );
});

test.each([
  [true, [false, true]],
  [false, [false]],
])('a lesson goes to a doubtful day only after its question: %s', async (confirms, sent) => {
  const { callsOf, questions } = changes(({ body }) => {
    if (!body!.despite_doubts) throw refused('time_change_doubtful', 'This day is over.');
    return { message: 'ok' };
  }, confirms);
  await enter('Original date', '25/1/2027');
  await enter('New date', '26/1/2020');
  await userEvent.click(screen.getByRole('button', { name: 'Change time' }));
  await waitFor(() => expect(questions).toEqual(['Is this the right day? This day is over.']));
  await waitFor(() =>
    expect(callsOf('time-changes.adminClass').map(({ body }) => body!.despite_doubts)).toEqual(sent),
  );
  if (!confirms) expect((await field('New date')).value).toBe('26 Jan 2020');
});

test('a date that is no class day is told the day that counts then', async () => {
  changes();
  await enter('Original date', '26/1/2027');
  await screen.findByText('Original date should be Monday.');
  await enter('Original date', '8/2/2027');
  await screen.findByText('Original date should be Sunday.');
});

test('Cancel and Edit say how the class meets today and later; Edit begins with the last schedule', async () => {
  renderPage(<CancelDialog of={changing} onClose={() => undefined} />, {
    answers: { 'cancellations.history': () => ({ data: [] }) },
  });
  await screen.findByText('Monday · 3:00 PM - 4:30 PM');
  await screen.findByText('from 1 Feb 2027: Sunday 10:00 AM - 11:00 AM');
  cleanup();
  edit({ 'classes.details': () => changing });
  await screen.findByText('from 1 Feb 2027: Sunday 10:00 AM - 11:00 AM');
  expect((await field('Start time')).value).toBe('10:00 AM');
});

test('under History nothing says that the cancellation waits', async () => {
  renderPage(<CancelDialog of={changing} onClose={() => undefined} />, {
    answers: { 'cancellations.history': () => ({ data: [] }) },
  });
  await screen.findByText('Choose the date of the lesson first.');
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('Nothing has been cancelled yet.');
  expect(screen.queryByText('Choose the date of the lesson first.')).toBeNull();
});

test('two presses in one instant take a cancellation back once', async () => {
  const { callsOf, notices } = renderPage(<CancelDialog of={found} onClose={() => undefined} />, {
    answers: {
      'cancellations.history': () => ({
        data: [
          {
            ...{ id: 3, date_cancelled: '2026-03-02', reason: null, created_by: 'Lim' },
            ...{ created_at: '2026-03-01T02:00:00Z', removed_by: null, removed_at: null },
          },
        ],
      }),
      'cancellations.remove': () => ({ message: 'ok' }),
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
  const remove = await screen.findByRole('button', { name: /2 Mar 2026/ });
  await act(async () => {
    remove.click();
    remove.click();
  });
  await waitFor(() => expect(notices).toEqual(['ok']));
  expect(callsOf('cancellations.remove')).toHaveLength(1);
});

test('two presses in one instant ask one question', async () => {
  const { questions } = renderPage(<ClassesPage />, {
    confirms: false,
    answers: {
      ...lists,
      'classes.list': () => ({ data: [found], last_page: 1 }),
      'subjects.forFilter': () => ({ data: [] }),
    },
  });
  const remove = await screen.findByRole('button', { name: 'Delete' });
  await act(async () => {
    remove.click();
    remove.click();
  });
  expect(questions).toHaveLength(1);
});
