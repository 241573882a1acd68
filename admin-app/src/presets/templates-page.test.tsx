import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import TemplatesPage from './templates-page.tsx';

afterEach(cleanup);
const items = [{ title: 'Tuition', value: '120.00', show: true, new_value: '130.00', new_show: true }];
const students = [
  { id: 12, student_id: 'SS12', name: 'Aina binti Rahman', items },
  { id: 13, student_id: 'SS13', name: 'Bala A/L Kumar', items },
];

test('after Save it says how many students are concerned, and changes those who are left in', async () => {
  const { callsOf } = renderPage(<TemplatesPage />, {
    answers: {
      'presets.choose': () => ({ data: [{ title: 'Tuition', value: '120.00', show: true }], version: 3 }),
      'presets.saveTemplates': () => ({ message: 'Presets successfully updated', students: 2 }),
      'presets.earlier': () => ({ data: students, last_page: 1, total: 2, version: 4 }),
      'presets.renew': () => ({ message: 'done' }),
    },
  });
  await screen.findByText('2 students have a template’s earlier value.');
  await userEvent.click(screen.getByRole('button', { name: 'Save fee items' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change it for students too' });
  const bala = await within(dialog).findByLabelText('Bala A/L Kumar (SS13)');
  expect(within(dialog).getAllByText('RM 130.00')).toHaveLength(2);
  within(dialog).getByRole('button', { name: 'Change 2 students' });
  await userEvent.click(bala);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change 1 student' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('presets.renew')).toMatchObject([{ body: { version: 4, all: true, students: [13] } }]);
});

test('a few of many are chosen by taking all away first', async () => {
  const { callsOf } = renderPage(<TemplatesPage />, {
    answers: {
      'presets.choose': () => ({ data: [], version: 3 }),
      'presets.earlier': () => ({ data: students, last_page: 9, total: 130, version: 4 }),
      'presets.renew': () => ({ message: 'done' }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare and change' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByLabelText('All of them'));
  await userEvent.click(within(dialog).getByLabelText('Aina binti Rahman (SS12)'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change 1 student' }));
  await waitFor(() => expect(callsOf('presets.renew')).toHaveLength(1));
  expect(callsOf('presets.renew')).toMatchObject([{ body: { all: false, students: [12] } }]);
});

test('a title that stands above already is told at its row, which gets the focus, and where Save was pressed', async () => {
  const items = ['Tuition', 'Meals', 'tuition '].map((title) => ({ title, value: '10.00', show: true }));
  const { callsOf } = renderPage(<TemplatesPage />, {
    answers: {
      'presets.choose': () => ({ data: items, version: 3 }),
      'presets.earlier': () => ({ data: [], last_page: 1, total: 0, version: 3 }),
    },
  });
  const [first, , third] = await screen.findAllByLabelText<HTMLInputElement>('Title');
  await userEvent.click(screen.getByRole('button', { name: 'Save fee items' }));
  const message = await screen.findByText('Multiple presets with same title are not allowed');
  await waitFor(() => expect(document.activeElement).toBe(third));
  expect(message.closest('li')).toBe(third!.closest('li'));
  expect(first!.getAttribute('aria-invalid')).not.toBe('true');
  screen.getByText('Not sent yet: 1 field above is not right.');
  expect(callsOf('presets.saveTemplates')).toEqual([]);
});

test('an item without title or value is told in the words for the centre’s items', async () => {
  const { callsOf } = renderPage(<TemplatesPage />, {
    answers: {
      'presets.choose': () => ({ data: [], version: 3 }),
      'presets.earlier': () => ({ data: [], last_page: 1, total: 0, version: 3 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save fee items' }));
  await waitFor(() =>
    expect(screen.getAllByText('Please provide a Title and Value for presets')).toHaveLength(2),
  );
  expect(callsOf('presets.saveTemplates')).toEqual([]);
});
