import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import AchievementsPage from './achievements-page.tsx';

const achievement = (id: number, name: string, name_ch = name) => ({
  ...{ id, name, name_ch },
  image_url: `/api/setting/achievement/${id}/image`,
  image_width: 960,
  image_height: 540,
});
const data = [
  {
    ...{ id: 1, title: 'SPM', title_ch: '大马教育文凭' },
    achievements: [achievement(1, '9A'), achievement(2, '8A'), achievement(3, '7A')],
  },
  { id: 2, title: 'Sport', title_ch: '运动', achievements: [achievement(4, 'Gold', '金牌')] },
];

/** jsdom does no layout: slides of 100 pixels in a window of 100. */
function layOut(strip: HTMLElement) {
  [...strip.children].forEach((slide, index) =>
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 }),
  );
  Object.defineProperties(strip, {
    clientWidth: { value: 100 },
    scrollWidth: { value: strip.children.length * 100 },
  });
  strip.scrollTo = (({ left }: ScrollToOptions) => {
    strip.scrollLeft = left!;
    fireEvent.scroll(strip);
  }) as typeof strip.scrollTo;
}

test('each category is a carousel with its title; a single picture needs no buttons', async () => {
  renderPage(AchievementsPage, { answers: { 'landing-content.achievements': () => ({ data }) } });
  const spm = within(await screen.findByRole('region', { name: 'SPM' }));
  expect(spm.getAllByRole('listitem').map((slide) => slide.textContent)).toEqual(['9A', '8A', '7A']);
  const sport = within(screen.getByRole('region', { name: 'Sport' }));
  expect(sport.queryByRole('button')).toBeNull();
});

test('the buttons go picture by picture and stop at the ends', async () => {
  renderPage(AchievementsPage, { answers: { 'landing-content.achievements': () => ({ data }) } });
  const spm = within(await screen.findByRole('region', { name: 'SPM' }));
  const strip = spm.getByRole('list');
  layOut(strip);
  expect(strip.tabIndex).toBe(0);
  const [previous, next] = spm.getAllByRole<HTMLButtonElement>('button');
  expect([previous!.disabled, next!.disabled]).toEqual([true, false]);
  await userEvent.click(next!);
  expect(spm.getByText('2 of 3')).toBeTruthy();
  await userEvent.click(next!);
  expect([strip.scrollLeft, previous!.disabled, next!.disabled]).toEqual([200, false, true]);
  await userEvent.click(previous!);
  expect(spm.getByText('2 of 3')).toBeTruthy();
});

test('categories and achievements are named in the language of the site', async () => {
  renderPage(AchievementsPage, {
    answers: { 'landing-content.achievements': () => ({ data }) },
    language: 'ch',
  });
  const sport = within(await screen.findByRole('region', { name: '运动' }));
  expect(sport.getByText('金牌')).toBeTruthy();
});
