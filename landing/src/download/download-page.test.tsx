import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import DownloadPage from './download-page.tsx';

const withApps = (teacher_url: string | null, student_url: string | null) => ({
  'landing-content.site': () => ({
    intake_year: 2026,
    intro_video_url: null,
    apps: { teacher_url, student_url },
  }),
});

test('offers both apps once both files are configured', async () => {
  renderPage(DownloadPage, {
    answers: withApps('https://files.example/t.apk', 'https://files.example/s.apk'),
  });
  const student = await screen.findByRole('link', { name: 'Download the student app' });
  const teacher = screen.getByRole('link', { name: 'Download the teacher app' });
  expect(screen.getByText(/two Android apps/)).toBeTruthy();
  expect([student, teacher].map((link) => link.getAttribute('href'))).toEqual([
    'https://files.example/s.apk',
    'https://files.example/t.apk',
  ]);
});

test.each([
  ['neither', null, null],
  ['only one', 'https://files.example/t.apk', null],
])('says so in a sentence while %s is configured', async (_, teacher, student) => {
  renderPage(DownloadPage, { answers: withApps(teacher, student) });
  expect(await screen.findByText(/^The apps are not available for download at the moment/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Download the/ })).toBeNull();
  expect(screen.queryByText(/two Android apps/)).toBeNull();
});
