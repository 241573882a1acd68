import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, page, press, row, show, student } from './testing/approvals.tsx';
import { refused, type Answers } from '../testing/render-page.tsx';

// Whole Ant Design screens are slow on a busy machine.
const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  userEvent.setup();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async (text: string) => void copied.push(text));
});
afterEach(cleanup);

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

  test('the result leads on to classes and fee items, and asks first when nothing was copied', async () => {
    const { questions, went } = show({ 'approvals.acceptStudent': () => accepted });
    await press(await row('Aisyah'), 'Accept');
    await press(await dialog(), 'Accept student');
    await screen.findByText('Next steps');
    within(await dialog()).getByRole('button', { name: 'Set fee items' });
    await press(await dialog(), 'Choose classes');
    await waitFor(() => expect(went).toEqual(['/admin/students?open=130&tab=classes']));
    expect(questions).toHaveLength(1);
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
