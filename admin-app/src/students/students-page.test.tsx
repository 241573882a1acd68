import { afterEach, describe, expect, test } from '@jest/globals';
import type { ClassSummary } from '@portal/shared-api/classes';
import { Link } from '@portal/shared-ui/router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
import StudentsPage from './students-page.tsx';

// Whole Ant Design screens are slow on a busy machine.
const branch = { id: 1, branch_name: 'Georgetown' };
const student = (id: number, name: string) => ({
  id,
  student_id: `SS${id}`,
  name,
  email: null,
  phone: '+60123456789',
  guardian_phone: null,
  education_level: 'form_1' as const,
  branch,
  status: 'active' as const,
});
const kumar = {
  ...student(12, 'Kumar A/L Raju'),
  guardian_name: 'Raju',
  school: 'SMK Penang Free',
  address: null,
  ic: '120304075555',
  points: 40,
  overpaid: '12.50',
  join_date: '2025-03-03',
  original_join_date: '2024-01-02',
  referral_code: 'ABCD2345',
  referred_by: { student_id: 'SS3', name: 'Mei Hua', referral_code: 'MEIH2345' },
  is_initialized: true,
  version: 4,
};
const lesson = (id: number, name: string, class_day: ClassSummary['class_day']): ClassSummary => ({
  id,
  subject_id: id,
  subject: { id, name },
  education_level: 'form_1',
  branch_id: branch.id,
  branch,
  teacher_ids: [],
  teachers: [],
  class_day,
  start_time: '15:00',
  end_time: '16:30',
  coming: [],
  commence_date: '2026-01-01',
  conclude_date: '2026-12-31',
  is_online: 0,
  is_hybrid: 0,
});

const answers: Answers = {
  'students.list': () => ({ data: [student(12, 'Kumar A/L Raju')], last_page: 3 }),
  'students.search': () => ({ data: [student(12, 'Kumar A/L Raju')], truncated: false }),
  'students.details': () => kumar,
  'students.byReferralCode': () => ({ data: [] }),
  'students.classes': () => ({ data: [lesson(1, 'Physics', 'Friday')] }),
  'branches.admin': () => ({ data: [branch, { id: 2, branch_name: 'Bayan Lepas' }] }),
};
const show = (other: Answers = {}, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<StudentsPage />, { answers: { ...answers, ...other }, ...options });
const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

afterEach(cleanup);

test('at 1366 px with a mouse every column is one of its own, and actions are icons with names', async () => {
  const original = window.matchMedia;
  window.matchMedia = (query) => ({
    ...original(query),
    matches: query.includes('hover') || 1366 <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
  });
  try {
    show();
    const details = await screen.findByRole('button', { name: 'Details' });
    expect(details.textContent).toBe('');
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual([
      'ID',
      'Name',
      'Email',
      'Phone',
      'Guardian Phone',
      'Education Level',
      'Branch',
      'Actions',
    ]);
  } finally {
    window.matchMedia = original;
  }
});

describe('search', () => {
  test('waits for the last letter, hides the pages and says how many were found', async () => {
    const { callsOf } = show();
    await screen.findByText('Kumar A/L Raju');
    screen.getByRole('navigation');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or ID' }), 'A/L R');
    await screen.findByText('1 found');
    expect(callsOf('students.search').map(({ params }) => params)).toEqual([{ term: 'A/L R' }]);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(window.location.search).toBe('?search=A%2FL+R');

    await userEvent.clear(screen.getByRole('searchbox'));
    await screen.findByRole('navigation');
    expect(window.location.search).toBe('');
  });

  test('comes from the address, with the filters', async () => {
    const { calls } = show({}, { path: '/?search=kumar&education_level=form_1&branch=2&page=2' });
    await screen.findByText('1 found');
    expect(calls).toEqual([
      { name: 'students.search', params: { term: 'kumar' }, query: { education_level: 'form_1', branch: 2 } },
    ]);
  });

  test('says when there are more than it shows, and when nobody matches', async () => {
    show(
      { 'students.search': () => ({ data: [student(12, 'Kumar')], truncated: true }) },
      { path: '/?search=kumar' },
    );
    await screen.findByText(/Only the first 1 are shown/);
    cleanup();
    show({ 'students.search': () => ({ data: [], truncated: false }) }, { path: '/?search=zzz' });
    expect(await screen.findByText('Nobody matches “zzz”.')).toBeTruthy();
  });

  test('says that suspended students match when no active one does, and shows them', async () => {
    const suspended = { ...student(13, 'Zainab'), status: 'suspended' as const };
    const { calls } = show(
      {
        'students.search': ({ query }) => ({
          data: query!['status'] === 'suspended' ? [suspended] : [],
          truncated: false,
        }),
      },
      { path: '/?search=zai' },
    );
    expect(await screen.findByText(/“zai”, but 1 suspended student does\./)).toBeTruthy();
    await press('Show suspended');
    expect(await screen.findByText('Zainab')).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({ params: { term: 'zai' }, query: { status: 'suspended' } });
  });

  test('garbage in the address is no filter', async () => {
    const { calls } = show({}, { path: '/?education_level=general&branch=x&page=-3&search=..' });
    await screen.findByText('Kumar A/L Raju');
    expect(calls).toEqual([{ name: 'students.list', query: { page: 1 } }]);
  });
});

describe('filters', () => {
  test('only level_3 is offered branches, and only then they are asked for', async () => {
    const { callsOf } = show({}, { level: 'level_2' });
    await press('Filters');
    await screen.findByLabelText('Education Level');
    expect(screen.queryByLabelText('Branch')).toBeNull();
    expect(callsOf('branches.admin')).toEqual([]);
    cleanup();
    show({}, { level: 'level_3' });
    await press('Filters');
    await screen.findByLabelText('Branch');
  });
});

describe('details', () => {
  const open = async (other: Answers = {}) => {
    const shown = show(other);
    await screen.findByText('Kumar A/L Raju');
    await press('Details');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Points 40');
    return { ...shown, dialog };
  };
  const openClasses = async (other: Answers = {}) => {
    const shown = await open(other);
    await userEvent.click(within(shown.dialog).getByRole('tab', { name: 'Classes' }));
    await within(shown.dialog).findByText('Physics');
    return shown;
  };

  test('tell points, credit, referrer and both dates', async () => {
    const { dialog } = await open();
    within(dialog).getByText('Claimable overpaid RM 12.50');
    within(dialog).getByText('Referred By Mei Hua (SS3)');
    const valueOf = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label).value;
    expect([valueOf('Join Date'), valueOf('Rejoin Date'), valueOf('Referred By')]).toEqual([
      '2 Jan 2024',
      '3 Mar 2025',
      'MEIH2345',
    ]);
    expect(within(dialog).getByText('Referral Code').nextElementSibling?.textContent).toBe('ABCD2345');
  });

  test('a class is removed in two steps, and a double click removes nothing', async () => {
    let classes = [lesson(1, 'Physics', 'Friday')];
    const { dialog, callsOf } = await openClasses({
      'students.classes': () => ({ data: classes }),
      'students.removeClass': () => {
        classes = [];
        return { message: 'ok' };
      },
    });
    await userEvent.dblClick(within(dialog).getByRole('button', { name: /^Remove: Physics/ }));
    expect(callsOf('students.removeClass')).toEqual([]);
    await press(/^Remove: /, dialog);
    await press(/^Confirm Remove: Physics/, dialog);
    await within(dialog).findByText('Kumar A/L Raju is in no class yet.');
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Add class' }));
    expect(callsOf('students.removeClass').map(({ params }) => params)).toEqual([
      { id: 1, studentId: 'SS12' },
    ]);
  });

  test('an added class keeps its place and says Added, also when somebody else added it', async () => {
    let offered = [lesson(2, 'Biology', 'Monday'), lesson(3, 'Chemistry', 'Tuesday')];
    const { dialog, callsOf } = await openClasses({
      'students.addableClasses': () => ({ data: offered }),
      'students.addClass': ({ body }) => {
        offered = offered.filter(({ id }) => id !== body!.class_id);
        if (body!.class_id === 3)
          throw refused('class_already_added', 'The student is in this class already.');
        return { message: 'ok' };
      },
    });
    await press('Add class', dialog);
    const line = async (name: string) => (await within(dialog).findByText(name)).closest('li')!;
    await press(/^Add: /, await line('Biology'));
    await within(await line('Biology')).findByText('Added');
    expect(document.activeElement?.closest('li')).toBe(await line('Chemistry'));
    await press(/^Add: /, await line('Chemistry'));
    await within(await line('Chemistry')).findByText('Added');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((one) => one.querySelector('strong')?.textContent),
    ).toEqual(['Biology', 'Chemistry']);
    expect(callsOf('students.addClass').map(({ body }) => body)).toEqual([
      { student_id: 'SS12', class_id: 2, despite_clashes: false },
      { student_id: 'SS12', class_id: 3, despite_clashes: false },
    ]);
    await press('Back to classes', dialog);
    await within(dialog).findByText('Physics');
  });

  test('a class that cannot be added says why and is not called Added', async () => {
    const { dialog } = await openClasses({
      'students.addableClasses': () => ({ data: [lesson(2, 'Biology', 'Monday')] }),
      'students.addClass': () => {
        throw refused('class_not_addable', 'This class has ended.');
      },
    });
    await press('Add class', dialog);
    await within(dialog).findByText('Biology');
    await press(/^Add: /, dialog);
    await within(dialog).findByText('This class has ended.');
    expect(within(dialog).queryByText('Added')).toBeNull();
  });

  test('a failure of the details can be tried again', async () => {
    let works = false;
    show({
      'students.details': () => {
        if (!works) throw refused('internal', 'The requested action could not be completed.');
        return kumar;
      },
    });
    await screen.findByText('Kumar A/L Raju');
    await press('Details');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('The requested action could not be completed.');
    works = true;
    await press('Try again', dialog);
    expect(await within(dialog).findByText('Points 40')).toBeTruthy();
  });
});

test('says in Chinese what it says in English', async () => {
  show({}, { language: 'ch' });
  await screen.findByText('Kumar A/L Raju');
  await press('详情');
  await screen.findByText('积分 40');
  expect(document.body.textContent).not.toMatch(/students\.|days\./);
});

test('an address opens the classes or the fee items of a student', async () => {
  show({}, { path: '/admin/students?open=12&tab=classes' });
  const dialog = await screen.findByRole('dialog');
  const tab = await within(dialog).findByRole('tab', { name: 'Classes' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await within(dialog).findByText('Physics');
});

test('the way from New Student to the classes opens them on this page, and Back closes them', async () => {
  renderPage(
    <>
      <Link to="/admin/students?open=12&tab=classes">Go on</Link>
      <StudentsPage />
    </>,
    { answers, path: '/admin/students' },
  );
  await screen.findByText('Kumar A/L Raju');
  await userEvent.click(screen.getByText('Go on'));
  const dialog = await screen.findByRole('dialog');
  const tab = await within(dialog).findByRole('tab', { name: 'Classes' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
