import { afterEach, expect, test } from '@jest/globals';
import { importColumns, type CheckedLine } from '@portal/shared-api/imports';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../testing/render-page.tsx';
import ImportsPage from './imports-page.tsx';

const line = (number: number, name: string, more: Partial<CheckedLine> = {}): CheckedLine => ({
  line: number,
  values: {
    ...(Object.fromEntries(importColumns.map((column) => [column, ''])) as CheckedLine['values']),
    name,
  },
  problems: {},
  student: null,
  ...more,
});
const wrong = line(3, 'Ravi', { problems: { email: ['Invalid Email Format.'] } });
const known = line(4, 'Kumar', {
  student: {
    id: 12,
    student_id: 'SS12',
    name: 'Kumar',
    version: 2,
    changes: [{ column: 'school', from: 'SMK Union', to: 'SK Westlands' }],
  },
});
const answers: Answers = {
  'imports.list': () => ({ data: [], last_page: 1 }),
  'imports.read': () => ({ data: [line(2, 'Mei'), wrong, known], truncated: false }),
};

async function choose(other: Answers = {}) {
  const shown = renderPage(<ImportsPage />, { answers: { ...answers, ...other }, level: 'level_1' });
  await screen.findByText('No import yet.');
  const file = new File(['Name'], 'students.csv', { type: 'text/csv' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  const review = await screen.findByRole('region', { name: 'students.csv' });
  return { ...shown, review };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(cleanup);

test('nothing is imported before every line is right or left out', async () => {
  const { review, callsOf } = await choose({
    'imports.run': () => ({ message: 'Imported: 1 new, 0 updated.', id: 1, accounts: [] }),
  });
  within(review).getByText('Invalid Email Format.');
  within(review).getByText(/Here already: Kumar \(SS12\)/);
  expect(button('Import 2 lines').disabled).toBe(true);
  await userEvent.click(button('Leave the wrong line out'));
  await userEvent.click(button('Import one line'));
  await screen.findByText('Imported: 1 new, 0 updated.');
  const [{ body }] = callsOf('imports.run') as unknown as [{ body: { lines: { action: string }[] } }];
  expect(body.lines.map(({ action }) => action)).toEqual(['create', 'skip', 'skip']);
});

test('a line is corrected in its place, and who is here already is overwritten only when asked', async () => {
  const { review, callsOf } = await choose({
    'imports.check': () => ({ data: [line(2, 'Mei'), line(3, 'Ravi'), known] }),
  });
  const ravi = within(review).getByText('Line 3: Ravi').closest('li')!;
  await userEvent.type(within(ravi).getByLabelText('Email'), 'ravi@family.example');
  await userEvent.click(within(ravi).getByRole('button', { name: 'Check again' }));
  await within(review).findByRole('button', { name: 'Import 2 lines' });
  const [{ body }] = callsOf('imports.check') as unknown as [
    { body: { lines: { values: { email: string } }[] } },
  ];
  expect(body.lines[1]!.values.email).toBe('ravi@family.example');
  await userEvent.click(button('Overwrite with the file'));
  expect(button('Import 3 lines').disabled).toBe(false);
});
