import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, renderPage } from '../testing/render-page.tsx';
import RegisterPage from './register-page.tsx';

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));
const asTeacher = () => userEvent.click(screen.getByRole('radio', { name: 'Teacher' }));
const upload = (file: File) => userEvent.setup({ applyAccept: false }).upload(field('Resume'), file);
const resume = new File(['%PDF-1.7'], '履历.pdf', { type: 'application/pdf' });

let report: (share: number) => void;
let arrive: () => void;
const answers = {
  'registrations.teacher': (_: unknown, options: { onProgress?: (share: number) => void }) => {
    report = options.onProgress!;
    return new Promise<object>((resolve) => {
      arrive = () => resolve({ message: 'ok' });
    });
  },
};
beforeEach(() => {
  report = () => undefined;
});

async function fillIn() {
  await asTeacher();
  fill(field('Name'), 'D’Cruz');
  fill(field('Phone'), '123456789');
}

test.each([
  ['nothing', undefined, 'File is required'],
  [
    'a picture',
    new File(['x'], 'me.png', { type: 'image/png' }),
    'This file is not one of the accepted types: PDF',
  ],
  ['an empty file', new File([], 'resume.pdf', { type: 'application/pdf' }), 'Empty file content'],
])('takes no %s for a resume', async (_, file, text) => {
  const { callsOf } = renderPage(RegisterPage, { answers });
  await fillIn();
  if (file) await upload(file);
  await submit();
  expect(screen.getByText(text)).toBeTruthy();
  expect(callsOf('registrations.teacher')).toEqual([]);
});

test('sends the resume, shows how far it is, and ends with success', async () => {
  const { callsOf } = renderPage(RegisterPage, { answers });
  await fillIn();
  await upload(resume);
  expect(screen.getByText('履历.pdf (1 KB)')).toBeTruthy();
  await userEvent.selectOptions(field('Enquiry'), 'Other');
  await submit();
  await waitFor(() => expect(callsOf('registrations.teacher')).toHaveLength(1));
  act(() => report(0.42));
  expect(screen.getByText(/42 %/)).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.42);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Student' }).matches(':disabled')).toBe(true);
  arrive();
  await screen.findByText('Registration Successful!');
  expect(callsOf('registrations.teacher')).toEqual([
    {
      name: 'registrations.teacher',
      body: { name: 'D’Cruz', phone: '+60123456789', enquiry: 'Other' },
      files: { resume },
    },
  ]);
});

test('a text with the name of a PDF is told at its field, without a dialog, and not sent', async () => {
  const { callsOf } = renderPage(RegisterPage, { answers });
  await fillIn();
  await upload(new File(['Dear sir'], 'resume.pdf', { type: 'application/pdf' }));
  await submit();
  await screen.findByText('This file is not one of the accepted types: PDF');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field('Resume'));
  expect(callsOf('registrations.teacher')).toEqual([]);
});

test('another role and back keeps what was typed', async () => {
  renderPage(RegisterPage);
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Parent' }));
  expect(field('Name').value).toBe('');
  await asTeacher();
  expect(field('Name').value).toBe('D’Cruz');
});
