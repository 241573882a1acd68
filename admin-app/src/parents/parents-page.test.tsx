import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
import ParentsPage from './parents-page.tsx';

const kumar = { id: 7, name: 'Kumar A/L Raju', email: 'kumar@test.example', ic: null };
const row = { ...kumar, contact_number: '+60123456789', deleted_at: null };
const child = (id: number, name: string) => ({
  ...{ id, student_id: `SS${id}`, name, education_level: 'form_1', school: 'SMK Penang Free' },
});
const details = { ...row, children: [child(1001, 'Aina')], other_branch_children: 1, version: 3 };
const answers: Answers = {
  'parents.list': () => ({ data: [row], last_page: 1, truncated: false }),
  'parents.details': () => details,
  'parents.update': () => ({ message: 'Parent Updated Successfully', version: 4 }),
  'parents.saveChildren': () => ({ message: 'Parent Updated Successfully', version: 5 }),
  'students.search': () => ({ data: [child(1001, 'Aina'), child(1002, 'Ben')], truncated: false }),
};
const show = (other: Answers = {}, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<ParentsPage />, { answers: { ...answers, ...other }, ...options });
const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

async function openChildren() {
  await screen.findByText('Kumar A/L Raju');
  await press('View / Update Details');
  const dialog = await screen.findByRole('dialog', { name: /^Parent Detail · Kumar/ });
  await userEvent.click(await within(dialog).findByRole('tab', { name: 'Children' }));
  return dialog;
}

async function find(dialog: HTMLElement, name: RegExp) {
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Search by Student Name' }));
  await userEvent.click(await screen.findByTitle(name));
}

afterEach(cleanup);

test('a child is added once, and the details and the children are saved in the order that the versions want', async () => {
  const { callsOf, notices } = show();
  const dialog = await openChildren();
  expect(dialog.textContent).toContain('1 more child is at another branch');
  await find(dialog, /Aina/);
  expect(callsOf('students.search')[0]?.params).toEqual({ term: 'SS' });
  await press('Add', dialog);
  await within(dialog).findByText('Student Already Added As Child');
  // Another choice replaces the message; it is to be added, whoever goes.
  await find(dialog, /Ben/);
  await waitFor(() => expect(within(dialog).queryByText('Student Already Added As Child')).toBeNull());
  await find(dialog, /Aina/);
  await press('Add', dialog);
  await within(dialog).findByText('Student Already Added As Child');
  // Removing a child also clears its message, and leaves nothing to be added.
  await press('Remove Aina', dialog);
  await waitFor(() => expect(within(dialog).queryByText('Student Already Added As Child')).toBeNull());
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Add' }));
  await find(dialog, /Aina/);
  await press('Add', dialog);
  await find(dialog, /Ben/);
  await press('Update Children', dialog);
  // A student selected but not added is neither linked nor silently dropped.
  await within(dialog).findAllByText('Press Add to link this student, or clear the field');
  expect(callsOf('parents.update')).toEqual([]);
  await press('Add', dialog);
  await press('Update Children', dialog);
  await waitFor(() => expect(notices).toEqual(['Parent Updated Successfully']));
  expect(callsOf('parents.update')[0]?.body).toMatchObject({ name: 'Kumar A/L Raju', version: 3 });
  expect(callsOf('parents.saveChildren').map(({ body }) => body)).toEqual([
    { child_ids: ['SS1001', 'SS1002'], version: 4, last_guardian: false },
  ]);
});

test('a child chosen twice leaves the search, and keeps nothing from being saved', async () => {
  const { callsOf, notices } = show();
  const dialog = await openChildren();
  await find(dialog, /Aina/);
  await press('Add', dialog);
  await within(dialog).findByText('Student Already Added As Child');
  expect(within(dialog).getAllByText(/Aina/)).toHaveLength(1);
  await press('Update Children', dialog);
  await waitFor(() => expect(notices).toEqual(['Parent Updated Successfully']));
  expect(callsOf('parents.saveChildren')).toEqual([]);
});

test('what is wrong in the tab behind is said with its name, also when the server finds it', async () => {
  const { callsOf } = show({
    'parents.update': () => {
      throw refused('validation', 'No', { email: ['This email already has an account'] });
    },
  });
  const dialog = await openChildren();
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Details' }));
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Children' }));
  await press('Update Children', dialog);
  await within(dialog).findByText('Not sent yet: 1 field is not right, in Details.');
  await userEvent.type(name, 'Kumar');
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Children' }));
  await press('Update Children', dialog);
  await waitFor(() => expect(callsOf('parents.update')).toHaveLength(1));
  await within(dialog).findByText('This email already has an account');
  const details = within(dialog).getByRole('tab', { name: 'Details' });
  await waitFor(() => expect(details.getAttribute('aria-selected')).toBe('true'));
  expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Email' }));
});

test('a child who would be nobody’s is asked about, and taken away after the answer', async () => {
  const { callsOf, questions } = show({
    'parents.saveChildren': ({ body }) => {
      if (!body?.last_guardian) throw refused('last_guardian', 'Nobody else is linked to Aina.');
      return { message: 'Parent Updated Successfully', version: 5 };
    },
  });
  const dialog = await openChildren();
  await press('Remove Aina', dialog);
  await press('Update Children', dialog);
  await waitFor(() => expect(callsOf('parents.saveChildren')).toHaveLength(2));
  expect(questions).toEqual(['Nobody else is linked Nobody else is linked to Aina.']);
});

test('a refused update keeps what was typed; a failure of ours has the words of this screen', async () => {
  const { callsOf } = show({
    'parents.update': () => {
      throw refused('internal', 'Something else');
    },
  });
  await screen.findByText('Kumar A/L Raju');
  await press('View / Update Details');
  const dialog = await screen.findByRole('dialog', { name: /^Parent Detail/ });
  const name = await within(dialog).findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, '欧阳美玲');
  await press('Update', dialog);
  await within(dialog).findByText('Something went wrong, please try again soon.');
  expect((name as HTMLInputElement).value).toBe('欧阳美玲');
  expect(callsOf('parents.saveChildren')).toEqual([]);
});

test('removing asks with the name, and once more when a child has nobody else', async () => {
  const { callsOf, questions, notices } = show({
    'parents.remove': ({ query }) => {
      if (!query?.last_guardian) throw refused('last_guardian', 'Nobody else is linked to Aina.');
      return { message: 'The account of Kumar A/L Raju is removed.' };
    },
  });
  await screen.findByText('Kumar A/L Raju');
  await press('Remove');
  await waitFor(() => expect(notices).toEqual(['The account of Kumar A/L Raju is removed.']));
  expect(questions[0]).toBe("Remove Parent's Account? Confirm to remove Kumar A/L Raju?");
  expect(questions).toHaveLength(2);
  expect(callsOf('parents.remove').map(({ query }) => query)).toEqual([
    { last_guardian: false },
    { last_guardian: true },
  ]);
});

test('a forgotten password is replaced from the dialog, and the new one is shown once', async () => {
  const { callsOf } = show({ 'parents.issuePassword': () => ({ message: 'ok' }) });
  await screen.findByText('Kumar A/L Raju');
  await press('View / Update Details');
  const dialog = await screen.findByRole('dialog', { name: /^Parent Detail/ });
  await press('Issue new password', dialog);
  await screen.findByText(/The old password stops working/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Issue new password' }).at(-1)!);
  await screen.findByText('New password of Kumar A/L Raju');
  screen.getByText(String(callsOf('parents.issuePassword')[0]!.body!.password));
  expect(callsOf('parents.issuePassword')[0]!.params).toEqual({ id: 7 });
  expect(callsOf('parents.update')).toEqual([]);
});
