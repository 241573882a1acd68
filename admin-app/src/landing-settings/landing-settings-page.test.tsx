import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage } from '../testing/render-page.tsx';
import LandingSettingsPage from './landing-settings-page.tsx';

const category = { id: 3, title: 'SPM', title_ch: null, achievements: 1, version: 1 };
const testimonial = { id: 5, file_name: 'parent.mp4', video_url: '/v.mp4', ordering: 0, version: 1 };
const achievement = {
  ...{ id: 9, name: '9A', name_ch: null, ordering: 0, image_url: '/i.png', version: 1 },
  category: { id: 3, title: 'SPM', title_ch: null },
};
const site = {
  'landing-settings.teachers': () => ({ data: [] }),
  'landing-settings.categories': () => ({ data: [category] }),
  'landing-settings.testimonials': () => ({ data: [testimonial] }),
  'landing-settings.achievements': () => ({ data: [achievement] }),
};

test('Add waits for a title; what the server refuses stands in an alert that can be closed, and the title stays', async () => {
  renderPage(<LandingSettingsPage />, {
    path: '/?tab=achievements',
    answers: {
      ...site,
      'landing-settings.createCategory': () => {
        throw refused('category_exists', 'There is a category with this title already.');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage Category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Achievements Categories' }));
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' });
  expect(add.disabled).toBe(true);
  const title = dialog.getByLabelText<HTMLInputElement>('Title in English');
  fireEvent.change(title, { target: { value: '  ' } });
  expect(add.disabled).toBe(true);
  fireEvent.change(title, { target: { value: 'SPM' } });
  await waitFor(() => expect(add.disabled).toBe(false));
  await userEvent.click(add);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('There is a category with this title already.');
  expect(title.value).toBe('SPM');
  await userEvent.click(within(alert).getByRole('button'));
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
});

test.each([
  ['loadedMetadata', '/v.mp4#t=0.1'],
  ['error', 'This browser cannot play the video'],
] as const)(
  'a dialog says that the video loads, and the form comes with what came of it: %s',
  async (event, shown) => {
    renderPage(<LandingSettingsPage />, { path: '/?tab=testimonials', answers: site });
    fireEvent.click(await screen.findByLabelText('View / Update Details'));
    await screen.findByLabelText('Loading the video');
    fireEvent[event](document.querySelector('video')!);
    await screen.findByText('Edit Testimonial');
    expect(document.querySelector('.kit-dialog')!.innerHTML).toContain(shown);
    expect(screen.getByText('MP4, WebM, MOV, up to 200 MB')).toBeTruthy();
  },
);

test('what another admin changed meanwhile stands above the form, and the next save goes over it', async () => {
  let stored = achievement;
  const { callsOf } = renderPage(<LandingSettingsPage />, {
    path: '/?tab=achievements',
    answers: {
      ...site,
      'landing-settings.achievements': () => ({ data: [stored] }),
      'landing-settings.updateAchievement': ({ body }) => {
        if (Number((body as { version: number }).version) === stored.version) return { message: 'Saved.' };
        throw refused('changed_meanwhile', 'Somebody else changed this meanwhile.');
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'View / Update Details' }));
  stored = { ...achievement, name: '10A', version: 2 };
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Achievement' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Name in English');
  fireEvent.change(name, { target: { value: '9A+' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await dialog.findByText('10A')).toBeTruthy();
  expect(name.value).toBe('9A+');
  const buttons = dialog.getAllByRole('button');
  await userEvent.click(buttons.at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('landing-settings.updateAchievement').map(({ body }) => body)).toMatchObject([
    { name: '9A+', version: 1 },
    { name: '9A+', version: 2 },
  ]);
});
