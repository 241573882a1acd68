import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import AttendancePage from './attendance-page.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Subject', ['Physics · Form 4', 'Latin · Form 4 · Deleted']],
  ['ch', '科目', ['Physics · 中四', 'Latin · 中四 · 已删除']],
] as const)('a deleted subject with attendance is offered as deleted: %s', async (language, label, names) => {
  const physics = { id: 1, name: 'Physics', education_level: 'form_4', deleted_at: null };
  const latin = { ...physics, id: 2, name: 'Latin', deleted_at: '2026-05-01T02:00:00Z' };
  const { callsOf } = renderPage(<AttendancePage />, {
    language,
    answers: {
      'branches.admin': () => ({ data: [{ id: 1, branch_name: 'Georgetown', version: 1 }] }),
      'subjects.forFilter': () => ({ data: [physics, latin] }),
    },
  });
  fireEvent.mouseDown(await screen.findByLabelText(label));
  for (const name of names) await screen.findByTitle(name);
  expect(callsOf('subjects.forFilter')).toMatchObject([{ query: { attended: 1 } }]);
});

const physics = { id: 4, name: 'Physics', education_level: 'form_4', deleted_at: null };
const answers = {
  'branches.admin': () => ({ data: [{ id: 1, branch_name: 'Georgetown', version: 1 }] }),
  'subjects.forFilter': () => ({ data: [physics] }),
  'classes.ofSubject': () => ({ data: [] }),
};
const chosen = () =>
  [...document.querySelectorAll('.ant-select-content-has-value')].map(({ textContent }) => textContent);
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(await screen.findByLabelText(label));
  await userEvent.click(await screen.findByTitle(option));
};

test('the fields say what the address says, after Back too', async () => {
  const { callsOf } = renderPage(<AttendancePage />, { answers, path: '/admin/attendance' });
  await choose('Branch', 'Georgetown');
  await choose('Subject', 'Physics · Form 4');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(window.location.search).toBe('?branch=1&subject=4'));
  await waitFor(() => expect(callsOf('classes.ofSubject')).toMatchObject([{ params: { subjectId: 4 } }]));
  expect(chosen()).toEqual(['Georgetown', 'Physics · Form 4']);
  window.history.back();
  await waitFor(() => expect(chosen()).toEqual([]));
  window.history.forward();
  await waitFor(() => expect(chosen()).toEqual(['Georgetown', 'Physics · Form 4']));
});

test('a branch that this admin is not offered is not chosen', async () => {
  renderPage(<AttendancePage />, { answers, level: 'level_1', path: '/?branch=2&subject=4' });
  await waitFor(() => expect(chosen()).toEqual(['Physics · Form 4']));
});
