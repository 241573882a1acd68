import { afterEach, expect, test } from '@jest/globals';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import AnnouncementPage from './announcement-page.tsx';

afterEach(cleanup);

const labels = {
  en: { level: 'Education Level', content: 'Content', confirm: 'Confirm' },
  ch: { level: '教育程度', content: '内容', confirm: '确认' },
};

test.each<[AdminLevel, 'all' | 'level', Language, string]>([
  ['level_3', 'all', 'en', 'Every student, their parents and the teachers will see it.'],
  ['level_3', 'level', 'en', 'The students of this level and their parents will see it.'],
  [
    'level_2',
    'all',
    'en',
    'Every student of your branch, their parents and the teachers of its classes will see it.',
  ],
  ['level_1', 'level', 'en', 'The students of this level at your branch and their parents will see it.'],
  ['level_3', 'all', 'ch', '全体学生、家长和老师都会看到。'],
  ['level_1', 'all', 'ch', '您分校的全体学生、家长和任课老师都会看到。'],
  ['level_2', 'level', 'ch', '您分校该教育程度的学生和家长会看到。'],
])('the question of %s who announces to %s says whom it reaches: %s', async (level, mode, language, text) => {
  const label = labels[language];
  const { questions, callsOf } = renderPage(<AnnouncementPage />, {
    level,
    language,
    answers: { 'announcements.send': () => ({ message: 'ok' }) },
  });
  if (mode === 'level') {
    await userEvent.click(await screen.findByRole('radio', { name: label.level }));
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: label.level }));
    fireEvent.click(await screen.findByTitle(educationLevelNames.kindergarten[language]));
  }
  await userEvent.type(await screen.findByLabelText(label.content), 'No electricity tomorrow');
  await userEvent.click(screen.getByRole('button', { name: label.confirm }));
  await waitFor(() => expect(callsOf('announcements.send')).toHaveLength(1));
  expect(questions).toEqual([expect.stringContaining(text)]);
});
