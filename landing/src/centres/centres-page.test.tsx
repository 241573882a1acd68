import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import CentresPage from './centres-page.tsx';

const branch = { address: null, phone: null, map_url: null, photo_url: null, timetable_url: null };
const card = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }))!;

test('both centres have address, map, phone and timetable, also before the table has answered', () => {
  renderPage(CentresPage, { answers: { 'branches.all': () => new Promise(() => {}) } });
  for (const name of ['Georgetown', 'Bayan Lepas']) {
    const centre = within(card(name));
    expect(centre.getByRole('img')).toBeTruthy();
    expect(centre.getByText(/Pulau Pinang/)).toBeTruthy();
    const location = centre.getByRole('link', { name: /^See Location/ });
    expect(location.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps/);
    expect(centre.getByRole('link', { name: /^04-/ }).getAttribute('href')).toMatch(/^tel:\+604\d+$/);
    expect(centre.getByRole('link', { name: /^View Timetable/ }).getAttribute('href')).toBe('/teachers');
  }
});

test('the table decides which centres there are and what they have', async () => {
  const data = [
    {
      ...branch,
      id: 1,
      branch_name: 'Georgetown',
      address: '9 Lebuh Pantai',
      phone: '04-111 2222',
      timetable_url: '/api/branch/1/timetable?v=t',
    },
    {
      ...branch,
      id: 9,
      branch_name: 'Tanjung',
      address: '1 Jalan Tanjung',
      photo_url: '/api/branch/9/photo?v=p',
    },
  ];
  renderPage(CentresPage, { answers: { 'branches.all': () => ({ data }) } });
  const tanjung = within((await screen.findByText('1 Jalan Tanjung', { selector: 'dd' })).closest('li')!);
  expect(tanjung.getByRole('img', { name: 'Tanjung' }).getAttribute('src')).toBe('/api/branch/9/photo?v=p');
  const georgetown = within(card('Georgetown'));
  expect(georgetown.getByText('9 Lebuh Pantai')).toBeTruthy();
  expect(georgetown.getByRole('link', { name: '04-111 2222' }).getAttribute('href')).toBe('tel:041112222');
  expect(georgetown.getByRole('link', { name: /^View Timetable/ }).getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('heading', { name: 'Bayan Lepas' })).toBeNull();
});
