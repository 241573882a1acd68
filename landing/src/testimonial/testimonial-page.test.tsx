import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage } from '../testing/render-page.tsx';
import TestimonialPage from './testimonial-page.tsx';

const videos = (count: number) => ({
  data: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    video_url: `/api/setting/testimonial/${index + 1}/video?v=k`,
    video_type: 'video/mp4',
    poster_url: `/api/setting/testimonial/${index + 1}/poster?v=k`,
    name: 'Mdm Lim',
    sentence: 'She asks for homework now.',
    sentence_ch: '她现在会主动要功课。',
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
  expect(await screen.findByLabelText('Testimonial 1: Mdm Lim')).toBeTruthy();
});

test('says who speaks and what, in the language on screen, and shows no controls over the picture before it plays', async () => {
  renderPage(TestimonialPage, {
    answers: { 'landing-content.testimonials': () => videos(1) },
    language: 'ch',
  });
  const video = await screen.findByLabelText<HTMLVideoElement>('心声影片 1：Mdm Lim');
  screen.getByText('她现在会主动要功课。');
  expect(video.controls).toBe(false);
  video.play = async () => {
    fireEvent.play(video);
  };
  await userEvent.click(screen.getByRole('button', { name: '播放：Mdm Lim' }));
  expect(video.controls).toBe(true);
  expect(screen.queryByRole('button', { name: '播放：Mdm Lim' })).toBeNull();
});
