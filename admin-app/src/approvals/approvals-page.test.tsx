import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type {
  LinkageRequest,
  ParentRegistration,
  StudentRegistration,
  TeacherRegistration,
} from '@portal/shared-api/approvals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage, type Answers } from '../testing/render-page.tsx';
import ApprovalsPage from './approvals-page.tsx';

// Whole screens of Ant Design take their time on a busy machine.
jest.setTimeout(30_000);

const created_at = '2026-03-02T02:15:00.000Z';
const student = (id: number, name: string): StudentRegistration => ({
  id,
  name,
  phone: '+60123456789',
  email: `${id}@family.example`,
  education_level: 'form_1',
  school: 'SMK Penang Free',
  branch: { id: 1, branch_name: 'Georgetown' },
  referred_by: null,
  package_interest: 'tuition',
  created_at,
});
const teacher: TeacherRegistration = {
  id: 5,
  name: "D'Cruz",
  phone: '+60123456789',
  enquiry: 'Tuition Teacher',
  created_at,
};
const known = {
  student_id: 'SS12',
  other_branch: false,
  student: { name: 'Kumar A/L Raju', education_level: 'form_1', school: null },
} as const;
const nobody = { student_id: 'SS99', other_branch: false, student: null };
const elsewhere = { student_id: 'SS13', other_branch: true, student: null };
const parent: ParentRegistration = {
  id: 6,
  name: 'Siti',
  email: 'siti@family.example',
  ic: null,
  contact_number: '+60123456789',
  students: [known, elsewhere, nobody],
  created_at,
};
const linkage = (id: number, requested: typeof known | typeof nobody): LinkageRequest => ({
  id,
  parent: 'Siti',
  ...requested,
  created_at,
});
const page = <Row,>(...data: Row[]) => ({ data, last_page: 1 });

const lists: Answers = {
  'approvals.students': () => page(student(1, 'Aisyah'), student(2, 'Ben')),
  'approvals.teachers': () => page(teacher),
  'approvals.parents': () => page(parent),
  'approvals.linkages': () => page(linkage(7, known), linkage(8, nobody)),
};
const show = (answers: Answers = {}, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<ApprovalsPage />, { answers: { ...lists, ...answers }, ...options });

const row = async (name: string) => (await screen.findByText(name)).closest('tr')!;
const press = async (inside: HTMLElement, name: string) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  userEvent.setup();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async (text: string) => void copied.push(text));
});
afterEach(cleanup);

describe('tabs', () => {
  test('Teachers is for level_3 only, and its list is not even asked for', async () => {
    const { calls } = show({}, { level: 'level_2', path: '/?tab=teachers' });
    await screen.findByText('Aisyah');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Students',
      'Parents',
      'Linkage',
    ]);
    expect(calls.map(({ name }) => name)).toEqual(['approvals.students']);
  });

  test('tab and page come from the address and go into it', async () => {
    const { callsOf } = show(
      { 'approvals.parents': () => ({ data: [parent], last_page: 3 }) },
      { path: '/?tab=parents&page=2' },
    );
    await screen.findByText('Siti');
    expect(callsOf('approvals.parents')[0]?.query).toEqual({ page: 2 });
    await userEvent.click(screen.getByRole('tab', { name: 'Linkage' }));
    expect(window.location.search).toBe('?tab=linkage');
    await userEvent.click(screen.getByRole('tab', { name: 'Students' }));
    expect(window.location.search).toBe('');
  });

  test('a page that is gone leads to the last one', async () => {
    show({ 'approvals.students': () => page() }, { path: '/?page=4' });
    await screen.findByText('No student registration is waiting.');
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('accepting a student', () => {
  const accepted = { message: 'ok', student_id: 'SS130', shares_email: false };

  test('sends the offered password, then shows ID and password once', async () => {
    let waiting = [student(1, 'Aisyah'), student(2, 'Ben')];
    const { callsOf, questions } = show({
      'approvals.students': () => page(...waiting),
      'approvals.acceptStudent': () => {
        waiting = waiting.slice(1);
        return accepted;
      },
    });
    await press(await row('Aisyah'), 'Accept');
    const form = await dialog();
    await userEvent.type(within(form).getByLabelText('Guardian Name'), 'Rahman');
    await press(form, 'Accept student');

    await screen.findByText('Aisyah is a student now');
    const [call] = callsOf('approvals.acceptStudent');
    expect(call?.params).toEqual({ id: 1 });
    expect(call?.body).toMatchObject({ guardian_name: 'Rahman' });
    const password = call?.body?.password as string;
    expect(password).toHaveLength(13);

    const result = await dialog();
    within(result).getByText('SS130');
    within(result).getByText('1@family.example');
    within(result).getByText(password);
    await press(result, 'Copy all');
    expect(copied).toEqual([`Student ID: SS130\nSigns in with: 1@family.example\nPassword: ${password}`]);
    await press(result, 'Done');
    await waitFor(() => expect(screen.queryByText(password)).toBeNull());
    expect(questions).toEqual([]);
    expect(screen.queryByText('Aisyah')).toBeNull();
    await waitFor(async () => expect(document.activeElement?.closest('tr')).toBe(await row('Ben')));
  });

  test('a result that was not copied asks before it closes', async () => {
    const { questions } = show({ 'approvals.acceptStudent': () => accepted }, { confirms: false });
    await press(await row('Aisyah'), 'Accept');
    await press(await dialog(), 'Accept student');
    await screen.findByText('Aisyah is a student now');
    await press(await dialog(), 'Done');
    expect(questions[0]).toContain('cannot be shown again');
    screen.getByText('Aisyah is a student now');
  });

  test('siblings with one address are told to sign in with the ID', async () => {
    show({ 'approvals.acceptStudent': () => ({ ...accepted, shares_email: true }) });
    await press(await row('Aisyah'), 'Accept');
    await press(await dialog(), 'Accept student');
    await screen.findByText(/signs in with the Student ID/);
    expect(within(await dialog()).getAllByText('SS130')).toHaveLength(2);
  });

  test('a refusal keeps what was typed, says why, and the list is read again', async () => {
    const { callsOf } = show({
      'approvals.acceptStudent': () => {
        throw refused('already_processed', 'This was already processed by somebody else.');
      },
    });
    await press(await row('Aisyah'), 'Accept');
    const form = await dialog();
    await userEvent.type(within(form).getByLabelText('Guardian Name'), 'Rahman');
    await press(form, 'Accept student');
    await within(form).findByText('This was already processed by somebody else.');
    expect(within(form).getByLabelText<HTMLInputElement>('Guardian Name').value).toBe('Rahman');
    await waitFor(() => expect(callsOf('approvals.students').length).toBe(2));
  });

  test('another password can be drawn and is the one that is copied and sent', async () => {
    const { callsOf } = show({ 'approvals.acceptStudent': () => accepted });
    await press(await row('Aisyah'), 'Accept');
    const form = await dialog();
    const field = within(form).getByLabelText<HTMLInputElement>('Password');
    const first = field.value;
    await press(form, 'Generate another one');
    await waitFor(() => expect(field.value).not.toBe(first));
    await press(form, 'Copy password');
    expect(copied).toEqual([field.value]);
    const { value } = field;
    await press(form, 'Accept student');
    await screen.findByText('Aisyah is a student now');
    expect(callsOf('approvals.acceptStudent')[0]?.body?.password).toBe(value);
  });
});

describe('rejecting', () => {
  test('asks, decides, says so, and the next row gets the focus', async () => {
    let waiting = [student(1, 'Aisyah'), student(2, 'Ben'), student(3, 'Chong')];
    const { questions, notices } = show({
      'approvals.students': () => page(...waiting),
      'approvals.rejectStudent': ({ params }) => {
        waiting = waiting.filter(({ id }) => id !== params!.id);
        return { message: 'The registration of Ben was rejected.' };
      },
    });
    await press(await row('Ben'), 'Reject');
    await waitFor(() => expect(notices).toEqual(['The registration of Ben was rejected.']));
    expect(questions[0]).toContain('Reject Ben?');
    expect(screen.queryByText('Ben')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.closest('tr')).toBe(screen.getByText('Chong').closest('tr')),
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Accept');
  });

  test('does nothing when the question is answered with no', async () => {
    const { callsOf, questions } = show({}, { confirms: false });
    await press(await row('Ben'), 'Reject');
    await waitFor(() => expect(questions).toHaveLength(1));
    expect(callsOf('approvals.rejectStudent')).toEqual([]);
  });

  test('a refusal opens a dialog with the reason, and the list is read again', async () => {
    const { callsOf } = show({
      'approvals.rejectStudent': () => {
        throw refused('already_processed', 'This was already processed by somebody else.');
      },
    });
    await press(await row('Ben'), 'Reject');
    within(await dialog()).getByText('This was already processed by somebody else.');
    await waitFor(() => expect(callsOf('approvals.students').length).toBe(2));
  });
});

describe('teachers', () => {
  const open = async (answers: Answers = {}) => {
    const shown = show(answers, { path: '/?tab=teachers' });
    await press(await row("D'Cruz"), 'Accept');
    return { ...shown, form: await dialog() };
  };

  test('accepting needs everything the application does not say', async () => {
    const { form, callsOf } = await open();
    await press(form, 'Accept teacher');
    await within(form).findByText('Email is required');
    within(form).getByText('IC is required');
    expect(within(form).getAllByText('Input is required')).toHaveLength(2);
    expect(callsOf('approvals.acceptTeacher')).toEqual([]);
  });

  test('a taken address is shown at its field', async () => {
    const { form } = await open({
      'approvals.acceptTeacher': () => {
        throw refused('validation', 'Please make sure all the data are correct.', {
          email: ['This email already has an account'],
        });
      },
    });
    await userEvent.type(within(form).getByLabelText('Email'), 'taken@test.example');
    await userEvent.type(within(form).getByLabelText('IC'), '900615-07-1234');
    await userEvent.type(within(form).getByLabelText('Education Level'), 'Degree');
    await userEvent.type(within(form).getByLabelText('Address'), '12, Lebuh Pantai');
    await press(form, 'Accept teacher');
    expect(await within(form).findByText('This email already has an account')).toBeTruthy();
  });

  test('the resume opens in a window of its own; a failure closes it and says why', async () => {
    const view = { location: { href: '' }, close: jest.fn() };
    const opened = jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
    URL.createObjectURL = () => 'blob:resume';
    let fails = false;
    const { notices } = show(
      {
        'approvals.teacherResume': () => {
          if (fails) throw refused('not_found', 'This was not found.');
          return new Blob(['%PDF']);
        },
      },
      { path: '/?tab=teachers' },
    );
    const line = await row("D'Cruz");
    await press(line, 'View resume');
    await waitFor(() => expect(view.location.href).toBe('blob:resume'));
    fails = true;
    await press(line, 'View resume');
    await waitFor(() => expect(notices[0]).toContain('This was not found.'));
    expect(view.close).toHaveBeenCalled();
    opened.mockRestore();
  });
});

describe('parents and linkage', () => {
  test('the question says what happens with each student named', async () => {
    const { questions, callsOf } = show(
      { 'approvals.decideParent': () => ({ message: 'ok' }) },
      { path: '/?tab=parents' },
    );
    const line = await row('Siti');
    within(line).getByText('A student of another branch');
    within(line).getByText('No student has this ID');
    await press(line, 'Accept');
    await waitFor(() => expect(callsOf('approvals.decideParent')).toHaveLength(1));
    expect(questions[0]).toContain('SS12 Kumar A/L Raju');
    expect(questions[0]).toContain('other branch decide on SS13');
    expect(questions[0]).toContain('nothing is linked: SS99');
    expect(callsOf('approvals.decideParent')[0]?.params).toEqual({ id: 6, decision: 'accept' });
  });

  test('a taken address of a parent is told by its field message', async () => {
    show(
      {
        'approvals.decideParent': () => {
          throw refused('validation', 'Please make sure all the data are correct.', {
            email: ['This email already has an account'],
          });
        },
      },
      { path: '/?tab=parents' },
    );
    await press(await row('Siti'), 'Accept');
    expect(within(await dialog()).getByText('This email already has an account')).toBeTruthy();
  });

  test('a linkage to an ID that nobody has is accepted only after a warning', async () => {
    const answers = { 'approvals.decideLinkage': () => ({ message: 'ok' }) };
    const { questions, callsOf } = show(answers, { path: '/?tab=linkage', confirms: false });
    const [toKnown, toNobody] = (await screen.findAllByText('Siti')).map((cell) => cell.closest('tr')!);
    await press(toKnown!, 'Accept');
    await press(toNobody!, 'Accept');
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(questions[0]).toContain('Kumar A/L Raju (SS12)');
    expect(questions[1]).toContain('No student has the ID SS99');
    expect(callsOf('approvals.decideLinkage')).toEqual([]);
  });
});

test('says in Chinese what it says in English', async () => {
  show({}, { language: 'ch' });
  await screen.findByText('Aisyah');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '学生',
    '老师',
    '家长',
    '关联申请',
  ]);
  expect(document.body.textContent).not.toMatch(/approvals\.|students\./);
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  let works = false;
  show({
    'approvals.students': () => {
      if (!works) throw refused('network', 'No answer from the portal.');
      return page(student(1, 'Aisyah'));
    },
  });
  await screen.findByText('No answer from the portal.');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Aisyah')).toBeTruthy();
});
