import { afterEach, expect, test } from '@jest/globals';
import { importColumns, type CheckedLine } from '@portal/shared-api/imports';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
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
const wrong = line(3, 'Ravi', { problems: { email: ['Invalid Email Format'] } });
const known = line(4, 'Kumar', {
  student: {
    id: 12,
    student_id: 'SS12',
    name: 'Kumar',
    version: 2,
    certain: true,
    shares: ['ic', 'name'],
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
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(cleanup);

const batch = (more: object) => ({
  id: 1,
  file_name: 'students.csv',
  created_at: '2026-11-29T00:00:00Z',
  created_by: 'Aina',
  created: 1,
  updated: 0,
  undone_at: null,
  without_password: 0,
  not_signed_in: 0,
  ...more,
});

test.each([
  [refused('validation', 'Please make sure all the data are correct.', { content: ['Empty file content'] })],
  [refused('import_unreadable', 'Empty file content')],
])('a file that is refused is told in the words that say why', async (refusal) => {
  renderPage(<ImportsPage />, {
    answers: {
      ...answers,
      'imports.read': () => {
        throw refusal;
      },
    },
  });
  await screen.findByText('No import yet.');
  const file = new File([], 'students.csv', { type: 'text/csv' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect((await screen.findByText(/Empty file content/)).textContent).toBe('Empty file content');
});

test('nothing is imported before every line is right or left out', async () => {
  const { review, callsOf } = await choose({
    'imports.run': () => ({ message: 'Imported: 1 new, 0 updated.', id: 1 }),
    'imports.details': () => batch({}),
  });
  within(review).getByText('Invalid Email Format');
  within(review).getByText(/Kumar \(SS12\) is here already/);
  within(review).getByText('One line still needs a correction or a decision.');
  expect(button('Import 2 lines').disabled).toBe(true);
  await userEvent.click(button('Leave that line out'));
  await userEvent.click(button('Import one line'));
  await screen.findByText('1 new, 0 updated.');
  const [{ body }] = callsOf('imports.run') as unknown as [{ body: { lines: { action: string }[] } }];
  expect(body.lines.map(({ action }) => action).toSorted()).toEqual(['create', 'skip', 'skip']);
});

test('a line is corrected in its place, keeps the focus, and who is here already is overwritten only when asked', async () => {
  const { review, callsOf } = await choose({
    'imports.check': ({ body }) => ({
      data: (body as { lines: { line: number }[] }).lines.map(({ line: number }) =>
        [line(2, 'Mei'), line(3, 'Ravi'), known].find((one) => one.line === number)!,
      ),
    }),
  });
  const ravi = within(review).getByText('Line 3: Ravi').closest('li')!;
  await userEvent.type(within(ravi).getByLabelText('Email'), 'ravi@family.example');
  await userEvent.click(within(ravi).getByRole('button', { name: 'Check again' }));
  await within(review).findByRole('button', { name: 'Import 2 lines' });
  expect(ravi.contains(document.activeElement)).toBe(true);
  const [{ body }] = callsOf('imports.check') as unknown as [
    { body: { lines: { line: number; values: { email: string } }[] } },
  ];
  expect(body.lines.find((one) => one.line === 3)!.values.email).toBe('ravi@family.example');
  await userEvent.click(button(/^Update with the file: Line \d: Kumar$/));
  expect(button('Import 3 lines').disabled).toBe(false);
});

test('what a file says otherwise than the portal is marked as where two people edited one record', async () => {
  const { review } = await choose();
  const value = within(review).getByText('SK Westlands');
  expect(value.tagName).toBe('MARK');
  expect(value.closest('.kit-changes dl')!.textContent).toBe('SchoolSMK Union SK Westlands');
});

test('who may be a student already is asked about, and a refusal stands at the button', async () => {
  const maybe = line(5, 'Kumar A/L', {
    student: { ...known.student!, certain: false, shares: ['part_of_name', 'guardian_phone'] },
  });
  const { review, callsOf } = await choose({
    'imports.read': () => ({ data: [maybe], truncated: false }),
    'imports.run': () => {
      throw refused('import_doubles', 'Here already: Kumar');
    },
  });
  within(review).getByText(/same part of the name, phone/);
  expect(button('Import one line').disabled).toBe(true);
  await userEvent.click(button('Another child: import as new: Line 5: Kumar A/L'));
  await userEvent.click(button('Import one line'));
  const message = await within(review).findByText('Here already: Kumar');
  expect(message.closest('form')!.contains(button('Import one line'))).toBe(true);
  await userEvent.click(button('Import one line'));
  const calls = callsOf('imports.run') as unknown as { body: { lines: object[] } }[];
  expect(calls[0]!.body.lines[0]).toMatchObject({ action: 'create', as_new: true });
});

test('an import tells how many lines are written while it lasts', async () => {
  const finish: (() => void)[] = [];
  const written = [null, 1];
  const { review } = await choose({
    'imports.run': () =>
      new Promise((resolve) => finish.push(() => resolve({ message: 'Imported: 2 new, 0 updated.', id: 1 }))),
    'imports.progress': () => ({ written: written.length > 1 ? written.shift() : written[0] }),
    'imports.details': () => batch({}),
  });
  await userEvent.click(button('Leave that line out'));
  await userEvent.click(button('Import one line'));
  within(review).getByText('Importing one line…');
  await within(review).findByText('1 of 1 lines imported…');
  finish[0]!();
  await screen.findByText('1 new, 0 updated.');
});

test('passwords are issued with progress, and closing without saving them asks', async () => {
  let without = 2;
  const account = (sign_in: string) => ({ role: 'student', name: 'Mei', sign_in, password: 'pass-word' });
  const { findByText, questions } = renderPage(<ImportsPage />, {
    answers: {
      ...answers,
      'imports.details': () => batch({ without_password: without, not_signed_in: 2 - without }),
      'imports.issuePasswords': () => {
        without -= 1;
        return { accounts: [account(`SS${without}`)], next: without > 0 ? 7 : null };
      },
    },
    level: 'level_1',
    path: '/?batch=1',
    confirms: false,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue 2 passwords' }));
  await findByText('2 passwords were issued. They are shown only now; please save them.');
  await userEvent.click(button('Done'));
  expect(questions[0]).toContain('Close without saving?');
  screen.getByRole('button', { name: 'Save passwords' });
});
