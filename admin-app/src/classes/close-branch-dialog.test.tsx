import { afterEach, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { CloseBranchDialog } from './close-branch-dialog.tsx';

afterEach(cleanup);

const soon = addDays(today(), 3);
const written = (date: string) => date.split('-').toReversed().join('/');
const lesson = { class_id: 1, name: 'Physics', start_time: '10:00', end_time: '11:00', students: 2 };

function open() {
  return renderPage(<CloseBranchDialog onClose={() => undefined} onDone={() => undefined} />, {
    level: 'level_1',
    answers: {
      'branches.admin': () => ({ data: [{ id: 1, branch_name: 'Georgetown', version: 1 }] }),
      'closures.holidays': ({ query }) => ({
        data:
          String(query?.year) === soon.slice(0, 4)
            ? [
                {
                  date: soon,
                  name: 'Wesak Day',
                  is_replacement: false,
                  is_estimated: false,
                  is_corrected: false,
                },
              ]
            : [],
        missing: [],
      }),
      'closures.preview': () => ({ classes: [{ ...lesson, is_taken: false }], students: 2, visitors: [] }),
    },
  });
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function enterDate(date: string) {
  const input = await field('Date');
  await userEvent.clear(input);
  await userEvent.type(input, `${written(date)}{Enter}`);
}
async function pickHoliday() {
  await userEvent.click(await field('Public holiday in Penang'));
  await userEvent.click(await screen.findByText(/Wesak Day/));
  await waitFor(async () => expect((await field('Reason')).value).toBe('Wesak Day'));
  expect(chosenHoliday()).not.toBeNull();
}
const chosenHoliday = () => document.querySelector('.ant-select-item-option-selected');

test('another date than that of the holiday takes back the holiday and the reason that came from it', async () => {
  open();
  await pickHoliday();
  await enterDate(addDays(soon, 1));
  await waitFor(async () => expect((await field('Reason')).value).toBe(''));
  expect(chosenHoliday()).toBeNull();
});

test('a reason that was typed stays with another date', async () => {
  open();
  await pickHoliday();
  await userEvent.type(await field('Reason'), ' and flood');
  await enterDate(addDays(soon, 1));
  await waitFor(() => expect(chosenHoliday()).toBeNull());
  expect((await field('Reason')).value).toBe('Wesak Day and flood');
});

test('a date that is over is neither looked at nor closed', async () => {
  const { callsOf } = open();
  await enterDate(soon);
  await screen.findByRole('button', { name: 'Cancel 1 classes' });
  const before = callsOf('closures.preview').length;
  await enterDate(addDays(today(), -1));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Cancel the classes' });
  expect(button.disabled).toBe(true);
  expect(button.parentElement!.textContent).toContain('Please choose today or a later day');
  expect(callsOf('closures.preview')).toHaveLength(before);
});
