import { today } from '@portal/shared-api/calendar';
import type { Language } from '@portal/shared-api/languages';
import { nextPeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import { paymentRow as payment } from '@portal/shared-ui/testing/payment-row';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { loadedDialog } from '@portal/shared-ui/testing/loaded-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentsPage from '../payments-page.tsx';
import ch from '../../texts/ch.ts';
import en from '../../texts/en.ts';

export const thisMonth = periodText(periodOfDate(today()));
export const start = {
  student_id: 'SS7',
  first_period: 'January-2025',
  active_payments: [] as object[],
  outstanding: [{ month: thisMonth, submitted: false }],
  data: [
    { title: 'Tuition', value: '34.90', show: true },
    { title: 'Discount', value: '-5.24', show: true },
  ],
};
export const nextMonth = periodText(nextPeriod(periodOfDate(today())));
export const subjects = [
  { id: 3, name: 'Physics', price: '90.00' },
  { id: 4, name: 'Sejarah', price: '80.50' },
];
export const noInstructions = { payee_name: null, bank_name: null, bank_account: null, duitnow_qr: null };

type Answers = Parameters<typeof renderArea>[1]['answers'];
/** The payments page against a server with these answers. */
export const openPayments = (answers: Answers = {}, language: Language = 'en') =>
  renderArea(<PaymentsPage />, {
    area: 'student-app',
    texts: { en, ch },
    language,
    address: '/student/payment',
    answers: {
      'payments.studentList': () => ({ data: [payment], last_page: 1 }),
      'presets.own': () => start,
      'payments.studentPayable': () => ({ data: subjects }),
      'payment-instructions.student': () => noInstructions,
      ...answers,
    },
  });

/** The same with the new payment form open. */
export async function openForm(answers: Answers = {}) {
  const page = openPayments(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit New Payment' }));
  const dialog = await loadedDialog('Submit New Payment');
  const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount');
  return { ...page, dialog, amount, form: within(dialog) };
}
export const slip = new File([new Uint8Array([1, 2, 3])], '付款证明 一月.pdf', { type: 'application/pdf' });

export async function choose(label: string, option: RegExp | string) {
  await userEvent.click(screen.getByLabelText(label));
  const offered = await waitFor(() =>
    [...document.querySelectorAll('.ant-select-item-option-content')].find((one) =>
      typeof option === 'string' ? one.textContent === option : option.test(one.textContent ?? ''),
    ),
  );
  await userEvent.click(offered!);
}
