import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage } from '../testing/render-page.tsx';
import TestimonialPage from './testimonial-page.tsx';

const videos = (count: number) => ({
  data: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    video_url: `/api/setting/testimonial/${index + 1}/video?v=k`,
    video_type: 'video/mp4',
  })),
});

test('holds exactly three places while the videos are asked for', () => {
  renderPage(TestimonialPage, { answers: { 'landing-content.testimonials': () => new Promise(() => {}) } });
  expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
});

test('shows every video', async () => {
  renderPage(TestimonialPage, { answers: { 'landing-content.testimonials': () => videos(4) } });
  expect(await screen.findAllByLabelText(/^Testimonial \d/)).toHaveLength(4);
  expect(screen.queryByTestId('skeleton')).toBeNull();
});

test('says when there is none', async () => {
  renderPage(TestimonialPage, { answers: { 'landing-content.testimonials': () => videos(0) } });
  expect(await screen.findByText('The first testimonials are being filmed.')).toBeTruthy();
});

test('a failure offers to try again', async () => {
  let works = false;
  const answer = () => {
    if (works) return videos(1);
    throw refused('no');
  };
  renderPage(TestimonialPage, { answers: { 'landing-content.testimonials': answer } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  works = true;
  await userEvent.click(retry);
  expect(await screen.findByLabelText('Testimonial 1')).toBeTruthy();
});
