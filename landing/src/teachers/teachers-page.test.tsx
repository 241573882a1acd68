import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import TeachersPage from './teachers-page.tsx';

const data = [
  {
    id: 3,
    name: 'Rebecca D’Cruz',
    description: 'Chemistry',
    colorCode: '#0F5C5C',
    image_url: '/api/setting/teacher/3/image?v=a',
    timetable_url: '/api/setting/teacher/3/timetable?v=b',
  },
];

test('each card has picture, name and description, and opens the timetable in a new tab', async () => {
  renderPage(TeachersPage, { answers: { 'landing-content.teachers': () => ({ data }) } });
  expect(await screen.findByRole('heading', { name: 'Rebecca D’Cruz' })).toBeTruthy();
  expect(screen.getByText('Chemistry')).toBeTruthy();
  expect(document.querySelector('img')!.getAttribute('src')).toBe(data[0]!.image_url);
  const link = screen.getByRole('link', { name: /^Time Table/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    data[0]!.timetable_url,
    '_blank',
  ]);
});

test('a site without teachers says so', async () => {
  renderPage(TeachersPage, { answers: { 'landing-content.teachers': () => ({ data: [] }) }, language: 'ch' });
  expect(await screen.findByText('老师们很快就会在这里与大家见面。')).toBeTruthy();
});
