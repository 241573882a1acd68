import { afterEach, expect, test } from '@jest/globals';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import StudentsPage from './students-page.tsx';

// Whole Ant Design screens are slow on a busy machine.
const branch = { id: 1, branch_name: 'Georgetown' };
const row = {
  id: 12,
  student_id: 'SS12',
  name: 'Kumar A/L Raju',
  email: 'kumar@test.example',
  phone: '+60123456789',
  guardian_phone: null,
  education_level: 'form_1' as const,
  branch,
  status: 'active' as 'active' | 'suspended',
};
const kumar = {
  ...row,
  guardian_name: 'Raju',
  school: 'SMK Penang Free',
  address: null,
  ic: '120304075555',
  points: 0,
  overpaid: '0.00',
  join_date: '2025-03-03',
  original_join_date: '2025-03-03',
  referral_code: 'ABCD2345',
  referred_by: null,
  is_initialized: true,
  version: 4,
};
const answers: Answers = {
  'students.list': () => ({ data: [row], last_page: 1 }),
  'students.details': () => kumar,
  'students.doubles': () => ({ data: [] }),
  'branches.admin': () => ({ data: [branch] }),
  'presets.choose': () => ({ data: [], version: 4 }),
};
const show = (other: Answers = {}, level: AdminLevel = 'level_1') =>
  renderPage(<StudentsPage />, { answers: { ...answers, ...other }, level });
const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const type = async (dialog: HTMLElement, label: string, text: string) => {
  const field = within(dialog).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

async function open(other: Answers = {}, level: AdminLevel = 'level_1') {
  const shown = show(other, level);
  await screen.findByText('Kumar A/L Raju');
  await press('Details');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText('Name');
  return { ...shown, dialog };
}

afterEach(cleanup);

test('a change is saved with the version that was read', async () => {
  const { dialog, callsOf, notices } = await open({
    'students.update': () => ({ message: 'Student Updated Successfully' }),
  });
  await type(dialog, 'Guardian Name', 'Devi');
  await press('Update', dialog);
  await screen.findByRole('dialog');
  expect(callsOf('students.update')).toMatchObject([
    {
      params: { id: 12 },
      body: { name: 'Kumar A/L Raju', guardian_name: 'Devi', version: 4, original_join_date: '2025-03-03' },
    },
  ]);
  expect(notices).toContain('Student Updated Successfully');
});

test('a new password goes along with the other details, and is not in the form any more', async () => {
  let version = 4;
  const { dialog, callsOf } = await open({
    'students.details': () => ({ ...kumar, version }),
    'students.update': () => {
      version += 1;
      return { message: 'Student Updated Successfully' };
    },
  });
  await type(dialog, 'New Password', 'aB3$kk29xmQz!');
  await press('Update', dialog);
  await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>('New Password').value).toBe(''));
  expect(callsOf('students.update')).toMatchObject([{ body: { password: 'aB3$kk29xmQz!', version: 4 } }]);
});

test('a suspended student has no password to replace', async () => {
  const { dialog } = await open({ 'students.details': () => ({ ...kumar, status: 'suspended' as const }) });
  expect(within(dialog).queryByLabelText('New Password')).toBeNull();
});

test('Others without a name is told at the field, and the stored school stays', async () => {
  const { dialog, callsOf } = await open();
  await userEvent.type(within(dialog).getByLabelText('School'), 'Others');
  fireEvent.click(await screen.findByTitle('Others'));
  await within(dialog).findByLabelText('School Name');
  await press('Update', dialog);
  await within(dialog).findByText('Input is required');
  expect(callsOf('students.update')).toEqual([]);
});

test('a stored school can be taken away', async () => {
  const { dialog, callsOf } = await open();
  await userEvent.type(within(dialog).getByLabelText('School'), 'No school');
  fireEvent.click(await screen.findByTitle('No school'));
  await press('Update', dialog);
  await waitFor(() => expect(callsOf('students.update')).toHaveLength(1));
  expect(callsOf('students.update')[0]!.body).toMatchObject({ school: null });
});

test('what somebody else changed stands above what was typed, which stays', async () => {
  let version = 4;
  const { dialog, callsOf } = await open({
    'students.details': () => ({ ...kumar, version, ...(version === 5 ? { school: 'SMK Union' } : {}) }),
    'students.update': () => {
      version = 5;
      throw refused('changed_meanwhile', 'This was changed by somebody else.');
    },
  });
  await type(dialog, 'Guardian Name', 'Devi');
  await press('Update', dialog);
  await within(dialog).findByText('SMK Union');
  // Said once, and the list behind is refetched.
  expect(within(dialog).queryByText('This was changed by somebody else.')).toBeNull();
  expect(within(dialog).getAllByText(/Somebody else has changed this/)).toHaveLength(1);
  await waitFor(() => expect(callsOf('students.list')).toHaveLength(2));
  expect(within(dialog).getByLabelText<HTMLInputElement>('Guardian Name').value).toBe('Devi');
});

test('a field that was not touched takes what somebody else made of it, and the next save keeps it', async () => {
  let saved: Omit<typeof kumar, 'address'> & { address: string | null } = kumar;
  const { dialog, callsOf } = await open({
    'students.details': () => saved,
    'students.update': ({ body }) => {
      if (body!['version'] === saved.version) return { message: 'Student Updated Successfully' };
      throw refused('changed_meanwhile', 'This was changed by somebody else.');
    },
  });
  saved = { ...kumar, version: 5, name: 'Kumaran', address: '2 Jalan Burma' };
  await type(dialog, 'Address', '7 Lebuh Chulia');
  await type(dialog, 'Guardian Name', 'Devi');
  await press('Update', dialog);
  await within(dialog).findByText('2 Jalan Burma');
  await press('Update', dialog);
  expect(callsOf('students.update')[1]!.body).toMatchObject({
    ...{ name: 'Kumaran', address: '7 Lebuh Chulia', guardian_name: 'Devi', version: 5 },
  });
});

test('what was typed is asked about before the tab or the dialog is left', async () => {
  const { dialog, questions } = await open();
  await type(dialog, 'Guardian Name', 'Devi');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Presets' }));
  expect(questions).toHaveLength(1);
  await within(dialog).findByText(/What this student pays every month/);
});

test('what was typed is asked about before two records are merged', async () => {
  const { dialog, questions } = await open({ 'students.merges': () => ({ data: [] }) }, 'level_3');
  await press('Merge', dialog);
  await screen.findByText('Choose the other record first.');
  expect(questions).toEqual([]);
  cleanup();
  const again = await open({ 'students.merges': () => ({ data: [] }) }, 'level_3');
  await type(again.dialog, 'Guardian Name', 'Devi');
  await press('Merge', again.dialog);
  await waitFor(() => expect(again.questions).toHaveLength(1));
});

test('suspending asks first', async () => {
  const { dialog, callsOf, questions } = await open({
    'students.suspend': () => ({ message: 'Kumar A/L Raju is suspended. The history is kept.' }),
  });
  await press('Suspend', dialog);
  expect(questions[0]).toContain('Suspend Kumar A/L Raju?');
  expect(callsOf('students.suspend')).toHaveLength(1);
});

test('a suspended student can only be taken back', async () => {
  const { dialog, callsOf } = await open({
    'students.details': () => ({ ...kumar, status: 'suspended' as const }),
    'students.rejoin': () => ({ message: 'ok' }),
  });
  expect(within(dialog).queryByRole('tab', { name: 'Classes' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Suspend' })).toBeNull();
  await press('Rejoin', dialog);
  expect(callsOf('students.rejoin')).toHaveLength(1);
});

test('after Rejoin the focus stands on the name of the student', async () => {
  let status: 'active' | 'suspended' = 'suspended';
  const { dialog } = await open({
    'students.details': () => ({ ...kumar, status }),
    'students.rejoin': () => {
      status = 'active';
      return { message: 'ok' };
    },
  });
  await press('Rejoin', dialog);
  await within(dialog).findByRole('button', { name: 'Suspend' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kumar A/L Raju'));
});

test('after a merge the record that is gone is not read again, and the lists are', async () => {
  const kept = { ...kumar, id: 7, student_id: 'SS7', name: 'Kumar Raju' };
  const { dialog, callsOf } = await open(
    {
      'students.merges': () => ({ data: [] }),
      'students.details': ({ params }) => (params!['id'] === 7 ? kept : kumar),
      'students.search': () => ({ data: [{ ...row, ...kept }], last_page: 1 }),
      'students.mergePreview': () => ({
        ...{ kept, merged: kumar, conflicts: [] },
        moves: { payments: 0, classes: 0, attendance: 0, parents: 0, requests: 0 },
      }),
      'students.merge': () => ({ message: 'Merged', id: 7 }),
    },
    'level_3',
  );
  await press('Merge', dialog);
  await userEvent.type(await screen.findByLabelText('The other record of this child'), 'SS7');
  await userEvent.click(await screen.findByTitle('Kumar Raju (SS7)'));
  await userEvent.click(await screen.findByRole('button', { name: 'Merge into SS7' }));
  await waitFor(() => expect(callsOf('students.list')).toHaveLength(2));
  await within(await screen.findByRole('dialog', { name: 'Kumar Raju' })).findAllByText('SS7');
  for (const name of ['students.details', 'students.mergePreview', 'students.merges', 'presets.choose'])
    expect(callsOf(name).filter(({ params }) => params?.['id'] === 12).length).toBeLessThan(2);
});

test('Merge says beside it what it waits for', async () => {
  renderPage(<MergeDialog student={kumar} onClose={() => undefined} onMerged={() => undefined} />, {
    answers,
  });
  await screen.findByText('Choose the other record first.');
});

test('an issued password is stored, then shown once', async () => {
  const { dialog, callsOf } = await open({ 'students.issuePassword': () => ({ message: 'ok' }) });
  await press('New password', dialog);
  await screen.findByText(/The old password stops working/);
  await press('Issue new password');
  await screen.findByText('New password of Kumar A/L Raju');
  const password = String(callsOf('students.issuePassword')[0]!.body!.password);
  expect(password).toHaveLength(13);
  screen.getByText(password);
});

test('a new student may be one already: the doubles stand in the dialog', async () => {
  show({
    'students.doubles': () => ({
      data: [
        {
          id: 7,
          student_id: 'SS7',
          name: 'Tan Mei',
          education_level: 'form_1' as const,
          school: null,
          status: 'suspended' as const,
          shares: ['name' as const],
        },
      ],
    }),
  });
  await screen.findByText('Kumar A/L Raju');
  await press('New Student');
  const dialog = await screen.findByRole('dialog');
  await type(dialog, 'Name', 'Tan Mei');
  await within(dialog).findByText('This child may be a student already:');
  within(dialog).getByText('Same name');
});
