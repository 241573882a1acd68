import { afterEach, jest } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { ApiError } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { loadedDialog } from '@portal/shared-ui/testing/loaded-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentsPage from '../payments-page.tsx';
import ch from '../../texts/ch.ts';
import en from '../../texts/en.ts';

// Setup of every form test: no drafts from earlier tests.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
// Whole Ant Design dialogs are slow on a busy machine.
jest.setTimeout(90_000);

export const thisMonth = periodText(periodOfDate(today()));
export const aina = {
  id: 1,
  student_id: 'SS1001',
  name: 'Aina binti Rahman',
  education_level: 'standard_4',
  school: null,
  presets: [
    { title: 'Tuition', value: '250.00', show: true },
    { title: 'Sibling discount', value: '-10.00', show: true },
  ],
  first_period: 'January-2025',
  active_payments: [] as object[],
  outstanding: [] as object[],
  rejected: [] as object[],
};
export const kumar = {
  ...aina,
  id: 2,
  student_id: 'SS1002',
  name: 'Kumar A/L Raju',
  presets: [],
};
export const slip = new File([new Uint8Array([1, 2, 3])], '付款证明 一月.pdf', { type: 'application/pdf' });
export const refused = (
  status: number,
  code: string,
  message: string,
  errors: Record<string, string[]> = {},
) => new ApiError(status, { code, message, errors });

const rowOf = (id: number) => ({
  id,
  student: { student_id: 'SS1001', name: 'Aina binti Rahman' },
  payment_amount: '240.00',
  payment_date: today(),
  submitted_at: '2026-01-31T16:30:00.000Z',
  payment_for: thisMonth,
  payment_type: 'E-Wallet',
  payment_status: 'pending_approval',
  comment: null,
  has_proof: true,
});

type Answers = Parameters<typeof renderArea>[1]['answers'];
type Body = Record<'student_id', string>;

/** Opens the dialog for these linked students; `create` answers submissions. */
export async function openForm(
  students: object[],
  create: (body: Body) => unknown,
  language: Language = 'en',
) {
  const listed: object[] = [];
  const answers: Answers = {
    'payments.parentList': () => ({ data: [...listed], last_page: 1 }),
    'parents.students': () => ({ data: students, parent_id: 5 }),
    'payment-instructions.parent': () => ({
      payee_name: 'Sinar Scholars',
      bank_name: 'Maybank',
      bank_account: '5140-1234-5678',
      duitnow_qr: null,
    }),
    'payments.parentCreate': async ({ body }) => {
      const answer = await create(body as Body);
      listed.unshift(rowOf((answer as { id: number }).id));
      return answer;
    },
  };
  const page = renderArea(<PaymentsPage />, {
    area: 'parent-app',
    texts: { en, ch },
    language,
    address: '/parent/payments',
    answers,
  });
  const title = language === 'en' ? 'Submit New Payment' : '提交新缴费';
  await userEvent.click((await screen.findAllByRole('button', { name: title }))[0]!);
  const dialog = await loadedDialog(title);
  const sent = () => page.calls.filter(({ name }) => name === 'payments.parentCreate');
  const lists = () => page.calls.filter(({ name }) => name === 'payments.parentList').length;
  const children = () => page.calls.filter(({ name }) => name === 'parents.students').length;
  return { dialog, form: within(dialog), sent, lists, children };
}
type Form = Awaited<ReturnType<typeof openForm>>['form'];

export async function choose(label: string, option: RegExp | string) {
  await userEvent.click(screen.getByLabelText(label));
  const offered = await waitFor(() => {
    const found = [...document.querySelectorAll('.ant-select-item-option-content')].findLast((one) =>
      typeof option === 'string' ? one.textContent === option : option.test(one.textContent),
    );
    if (!found) throw new Error(`no option ${option}`);
    return found;
  });
  await userEvent.click(offered);
}

/** What an open list offers. */
export const options = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent);

export async function addStudent(form: Form, name: RegExp) {
  await form.findByText('Students');
  await choose('Student', name);
  await userEvent.click(form.getByRole('button', { name: 'Add' }));
}

export const panelOf = async (form: Form, name: RegExp) => within(await form.findByRole('region', { name }));
export const attach = (dialog: HTMLElement) =>
  userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
export const press = (form: Form, name: string | RegExp) =>
  userEvent.click(form.getByRole('button', { name }));

/** Both students with a slip, RM 240 for Aina and RM 60 for Kumar. */
export async function both(create: (body: Body) => unknown) {
  const page = await openForm([aina, kumar], create);
  await addStudent(page.form, /Aina/);
  await addStudent(page.form, /Kumar/);
  const panel = await panelOf(page.form, /Kumar/);
  await userEvent.type(panel.getByLabelText('Amount'), '60');
  await attach(page.dialog);
  return page;
}
/** The answer for a stored payment. */
export const stored = ({ student_id }: Body) => {
  const id = student_id === 'SS1001' ? 51 : 52;
  return { id, invoice_no: `SS1000${id}`, message: 'Sent' };
};
