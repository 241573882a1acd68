import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailField } from '../fields/email-field.tsx';
import { KitForm, SubmitButton, useForm } from './form.tsx';
import { TextField } from '../fields/text-field.tsx';
import { renderKit } from '../testing/render-kit.tsx';
import { KitProvider } from '../theme/theme.tsx';
import { text } from '@portal/shared-api/fields';

afterEach(cleanup);

const people = (onSubmit: (values: object) => Promise<unknown>) => (
  <KitForm onSubmit={onSubmit}>
    <TextField name="name" label="Name" schema={text()} />
    <EmailField name="email" />
    <SubmitButton>Create</SubmitButton>
  </KitForm>
);

test('keeps an incomplete form back and says beside each field what is missing', async () => {
  const onSubmit = jest.fn(async () => undefined);
  renderKit(people(onSubmit));
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Input is required');
  screen.getByText('Email is required');
  const name = screen.getByLabelText('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(name.getAttribute('aria-describedby')!)!.textContent).toBe(
    'Input is required',
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

test('brings what is wrong with a field that was left into sight', async () => {
  const seen: string[] = [];
  const original = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent ?? '');
  };
  try {
    renderKit(people(async () => undefined));
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.tab();
    await waitFor(() => expect(seen).toEqual(['Input is required']));
  } finally {
    Element.prototype.scrollIntoView = original;
  }
});

test('puts the errors of a refused call beside their fields and keeps what was typed', async () => {
  renderKit(
    people(async () => {
      throw new ApiError(400, {
        code: 'validation',
        message: 'Please make sure all the data are correct.',
        errors: { email: ['This email already has an account'], guardian: ['Unknown guardian'] },
      });
    }),
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Kumar A/L Raju');
  await userEvent.type(screen.getByLabelText('Email'), 'kumar@demo.example');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));

  const alert = await screen.findByText('Please make sure all the data are correct.');
  expect(alert.closest('[role=alert]')!.textContent).toContain('Unknown guardian');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await waitFor(() =>
    expect(document.getElementById(email.getAttribute('aria-describedby')!)!.textContent).toBe(
      'This email already has an account',
    ),
  );
  expect(email.value).toBe('kumar@demo.example');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Kumar A/L Raju');
});

test('says nothing above a form when all of it stands beside the fields', async () => {
  renderKit(
    people(async () => {
      throw new ApiError(400, {
        code: 'validation',
        message: 'Please make sure all the data are correct.',
        errors: { email: ['This email already has an account'] },
      });
    }),
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Kumar A/L Raju');
  await userEvent.type(screen.getByLabelText('Email'), 'kumar@demo.example{Enter}');
  await screen.findByText('This email already has an account');
  expect(screen.queryByText('Please make sure all the data are correct.')).toBeNull();
});

test('a refusal in the words of its field stands at the field alone', async () => {
  renderKit(
    people(async () => {
      const message = 'This email already has an account';
      throw new ApiError(409, { code: 'email_taken', message, errors: { email: [message] } });
    }),
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Kumar A/L Raju');
  await userEvent.type(screen.getByLabelText('Email'), 'kumar@demo.example{Enter}');
  await screen.findByText('This email already has an account');
  expect(document.querySelector('.kit-submit-alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
});

test('a refusal is gone at the next press, even if that one is not sent', async () => {
  const onSubmit = jest.fn(async () => {
    throw new ApiError(503, { code: 'unavailable', message: 'In a moment.' });
  });
  renderKit(people(onSubmit));
  await userEvent.type(screen.getByLabelText('Name'), 'Siti');
  await userEvent.type(screen.getByLabelText('Email'), 'siti@demo.example{Enter}');
  await screen.findByText('In a moment.');
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Email is required');
  expect(screen.queryByText('In a moment.')).toBeNull();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('sends once while the first call is under way', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  renderKit(people(onSubmit));
  await userEvent.type(screen.getByLabelText('Name'), 'Siti');
  await userEvent.type(screen.getByLabelText('Email'), 'siti@demo.example{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
});

test('counts a field as right that the form has filled in by itself', async () => {
  function Filled() {
    const [form] = useForm<{ name: string; nick: string }>();
    return (
      <KitForm form={form} onSubmit={async () => undefined}>
        <TextField name="name" label="Name" schema={text()} />
        <TextField name="nick" label="Nick" schema={text()} />
        <button type="button" onClick={() => form.setFieldsValue({ nick: 'Sit' })}>
          Fill in
        </button>
        <SubmitButton>Create</SubmitButton>
      </KitForm>
    );
  }
  render(
    <KitProvider language="en">
      <Filled />
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Not sent yet: 2 fields above are not right.');
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  await screen.findByText('Not sent yet: 1 field above is not right.');
});

test('says at the button that something is wrong, until it is right, and goes to the first field on screen', async () => {
  const form = (withName: boolean) => (
    <KitForm onSubmit={async () => undefined}>
      {withName && <TextField name="name" label="Name" schema={text()} />}
      <EmailField name="email" />
      <SubmitButton>Create</SubmitButton>
    </KitForm>
  );
  // The name is mounted after the email, but displayed above it.
  const { rerender } = render(<KitProvider language="en">{form(false)}</KitProvider>);
  rerender(<KitProvider language="en">{form(true)}</KitProvider>);
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Not sent yet: 2 fields above are not right.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await userEvent.type(screen.getByLabelText('Name'), 'Siti');
  await userEvent.type(screen.getByLabelText('Email'), 'siti@demo.example');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
});
