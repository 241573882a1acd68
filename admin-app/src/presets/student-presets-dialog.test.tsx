import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { refused, renderPage } from '../testing/render-page.tsx';
import { StudentPresetsDialog } from './student-presets-dialog.tsx';

afterEach(cleanup);

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <StudentPresetsDialog
          student={{ id: 12, student_id: 'SS12', name: 'Kumar A/L Raju' }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

test('opened again a moment later, it begins with what is stored by then', async () => {
  let value = '120.00';
  renderPage(<Opener />, {
    answers: { 'presets.choose': () => ({ data: [{ title: 'Tuition', value, show: true }], version: 1 }) },
  });
  for (const wanted of ['120.00', '130.00']) {
    value = wanted;
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByLabelText<HTMLInputElement>('Value (RM)');
    expect(field.value).toBe(wanted);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a failure of the server is told in the specified words, and what was typed stays', async () => {
  renderPage(<Opener />, {
    answers: {
      'presets.choose': () => ({ data: [{ title: 'Tuition', value: '120.00', show: true }], version: 1 }),
      'presets.saveStudent': () => {
        throw refused('internal', 'Ask the developer.');
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  const field = await within(dialog).findByLabelText<HTMLInputElement>('Value (RM)');
  await userEvent.clear(field);
  await userEvent.type(field, '130.00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save fee items' }));
  await within(dialog).findByText('Something went wrong...');
  expect(field.value).toBe('130.00');
});

test('an item without title or value is told in the words for one student', async () => {
  renderPage(<Opener />, { answers: { 'presets.choose': () => ({ data: [], version: 1 }) } });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Add item' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save fee items' }));
  await waitFor(() =>
    expect(within(dialog).getAllByText('Please provide a Title and Value for the preset')).toHaveLength(2),
  );
});
