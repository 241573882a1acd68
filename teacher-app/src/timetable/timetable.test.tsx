import { afterEach, expect, test } from '@jest/globals';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, screen } from '@testing-library/react';
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
