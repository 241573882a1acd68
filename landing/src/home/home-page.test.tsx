import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
import HomePage from './home-page.tsx';

const nothing = () => ({ data: [] });
const content: Answers = {
  'landing-content.teachers': nothing,
  'landing-content.achievements': nothing,
  'landing-content.testimonials': nothing,
};
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the buttons lead to registration and testimonials', async () => {
  renderPage(HomePage, { answers: content });
  expect(target('Register')).toBe('/register');
  expect(target('Hear from our families')).toBe('/testimonial');
  expect(await screen.findByRole('link', { name: 'Register for 2026' })).toBeTruthy();
  expect(target('Register for 2026')).toBe('/register');
});

test('the intake year is the same in Chinese', async () => {
  renderPage(HomePage, { answers: content, language: 'ch' });
  expect(await screen.findByRole('heading', { name: '2026 年招生报名' })).toBeTruthy();
});

test('the page stands while the server does not answer, without a year', async () => {
  const fails = () => {
    throw refused('no');
  };
  renderPage(HomePage, {
    answers: Object.fromEntries(
      [...Object.keys(content), 'landing-content.site', 'branches.all'].map((name) => [name, fails]),
    ),
  });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3));
  expect(screen.getByRole('heading', { name: 'Intake registration' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { name: 'Georgetown' }).length).toBeGreaterThan(0);
});

test('a configured intro video starts at a click; without one a picture stands there', async () => {
  const { unmount } = renderPage(HomePage, { answers: content });
  expect(screen.getByRole('img', { name: /^Drawing: school bags/ })).toBeTruthy();
  unmount();
  const intro_video_url = '/api/setting/site/intro?v=k';
  const apps = { teacher_url: null, student_url: null };
  renderPage(HomePage, {
    answers: { ...content, 'landing-content.site': () => ({ intake_year: 2026, intro_video_url, apps }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Play the intro video/ }));
  expect(document.querySelector('video')!.getAttribute('src')).toBe(intro_video_url);
});

test('the footer has both centres, phones, social links, terms and privacy', () => {
  renderPage(HomePage, { answers: content });
  expect(screen.getByRole('link', { name: /^Call Georgetown/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: /^Call Bayan Lepas/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: /^Facebook/ })).toBeTruthy();
  expect(target('Terms and Conditions')).toBe('/tnc');
  expect(target('Privacy Policy')).toBe('/tnc#privacy');
});
