import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
import ch from '../texts/ch.ts';
import LandingSettingsPage from './landing-settings-page.tsx';

afterEach(cleanup);

const teacher = {
  ...{
    id: 4,
    name: 'Cikgu Wong',
    description: 'Mathematics',
    color_code: '#0f5c5c',
    ordering: 0,
    version: 2,
  },
  ...{ image_url: '/image/4', timetable_url: '/timetable/4' },
};
const category = { id: 1, title: 'SPM', title_ch: null };
const achievement = {
  ...{ id: 7, name: null, name_ch: '全国数学奖', category, ordering: 0, image_url: '/image/7', version: 1 },
};
const testimonial = {
  ...{ id: 9, file_name: 'aminah.mp4', video_url: '/video/9', poster_url: '/poster/9', ordering: 0 },
  ...{ name: 'Puan Aminah', sentence: 'She likes to go.', sentence_ch: null, version: 3 },
};
const saved = () => ({ id: 11, message: 'Saved' });

const open = (tab: string, answers: Answers = {}, language: 'en' | 'ch' = 'en') =>
  renderPage(<LandingSettingsPage />, {
    path: `/setting/landing?tab=${tab}`,
    language,
    answers: {
      'landing-settings.teacherCards': () => ({ data: [teacher] }),
      'landing-settings.achievements': () => ({ data: [achievement] }),
      'landing-settings.testimonials': () => ({ data: [testimonial] }),
      'landing-settings.categories': () => ({ data: [{ ...category, achievements: 1, version: 1 }] }),
      'landing-settings.createTeacherCard': saved,
      'landing-settings.updateTeacherCard': saved,
      'landing-settings.createAchievement': saved,
      'landing-settings.updateAchievement': saved,
      'landing-settings.createTestimonial': saved,
      'landing-settings.updateTestimonial': saved,
      'landing-settings.deleteTestimonial': () => ({ message: 'Deleted' }),
      ...answers,
    },
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (dialog: HTMLElement, at: number, name: string, type: string) =>
  userEvent.upload(
    dialog.querySelectorAll<HTMLInputElement>('input[type=file]')[at]!,
    new File(['content'], name, { type }),
  );

test('a teacher card needs its name, description, picture and time table, and comes last', async () => {
  const { callsOf, notices } = open('teachers');
  await press('New Teacher');
  const dialog = await screen.findByRole('dialog', { name: 'New Teacher' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await within(dialog).findAllByText('File is required')).toHaveLength(2);
  expect(callsOf('landing-settings.createTeacherCard')).toEqual([]);

  await userEvent.type(within(dialog).getByLabelText('Name'), 'Cikgu Lee');
  await userEvent.type(within(dialog).getByLabelText('Description'), 'Science');
  await choose(dialog, 0, 'face.png', 'image/png');
  await choose(dialog, 1, 'week.pdf', 'application/pdf');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(notices).toEqual(['Saved']));
  expect(callsOf('landing-settings.createTeacherCard')[0]).toMatchObject({
    body: { name: 'Cikgu Lee', description: 'Science', colorCode: '#000000', ordering: 1 },
    files: { image: expect.any(File), timetable: expect.any(File) },
  });
});

test('an achievement without an English name is called by its Chinese one; a stale form is told', async () => {
  let stale = true;
  const { callsOf } = open('achievements', {
    'landing-settings.updateAchievement': () => {
      if (stale) throw refused('changed_meanwhile', 'Somebody else changed it meanwhile.');
      return { message: 'Saved' };
    },
  });
  await screen.findByText('全国数学奖');
  await press(/View \/ Update Details/);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Achievement' });
  await userEvent.type(within(dialog).getByLabelText('Name in English'), 'Maths award');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
  await within(dialog).findByText(/^Somebody else has changed this in the meantime/);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name in English').value).toBe('Maths award');
  stale = false;
  await waitFor(() =>
    expect(callsOf('landing-settings.updateAchievement')[0]).toMatchObject({
      params: { id: 7 },
      body: { name: 'Maths award', name_ch: '全国数学奖', categoryId: 1, version: 1 },
    }),
  );
});

test('a testimonial has a picture, who speaks and what they say in either language', async () => {
  const { callsOf, notices } = open('testimonials');
  await screen.findByText('Puan Aminah');
  await press('New Testimonial');
  const dialog = await screen.findByRole('dialog', { name: 'New Testimonial' });
  await choose(dialog, 0, 'mother.mp4', 'video/mp4');
  await choose(dialog, 1, 'mother.png', 'image/png');
  await userEvent.type(within(dialog).getByLabelText('Speaker’s name'), 'Mrs Tan');
  await userEvent.type(
    within(dialog).getByLabelText('What they say, in one Chinese sentence'),
    '孩子每天都想来。',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(notices).toEqual(['Saved']));
  expect(callsOf('landing-settings.createTestimonial')[0]).toMatchObject({
    body: { name: 'Mrs Tan', sentence_ch: '孩子每天都想来。', ordering: 1 },
    files: { video: expect.any(File), poster: expect.any(File) },
  });
});

test('the form of a testimonial comes up with its video, and says so where it cannot be played', async () => {
  const { callsOf } = open('testimonials', {}, 'ch');
  // As in the lists of parents and teachers.
  await press(ch.teachers.view);
  const loading = await screen.findByRole('dialog', { name: '影片加载中' });
  loading.querySelector('video')!.dispatchEvent(new Event('error'));
  const dialog = await screen.findByRole('dialog', { name: '编辑家长心声' });
  within(dialog).getByText(/此浏览器无法播放该影片/);
  expect(within(dialog).getByLabelText<HTMLInputElement>('分享者姓名').value).toBe('Puan Aminah');
  await userEvent.click(within(dialog).getByRole('button', { name: '更新' }));
  await waitFor(() =>
    expect(callsOf('landing-settings.updateTestimonial')[0]).toMatchObject({
      params: { id: 9 },
      body: { name: 'Puan Aminah', sentence: 'She likes to go.', version: 3 },
    }),
  );
});

test('deleting asks with the name', async () => {
  const { questions, callsOf } = open('testimonials');
  await press('Delete');
  await waitFor(() => expect(callsOf('landing-settings.deleteTestimonial')).toHaveLength(1));
  expect(questions).toEqual([expect.stringContaining('The video aminah.mp4 leaves the public site at once')]);
});
