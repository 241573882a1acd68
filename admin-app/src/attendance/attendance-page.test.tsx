import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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
