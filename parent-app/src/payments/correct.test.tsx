import { afterEach, expect, test } from '@jest/globals';
import { paymentRow } from '@portal/shared-ui/testing/payment-row';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import PaymentsPage from './payments-page.tsx';
import { aina } from './testing/payment-form.tsx';

afterEach(cleanup);

/** The dialog to correct a rejected payment of Aina, who joined in January 2025. */
async function openRejected(over: object) {
  const rejected = {
    ...paymentRow,
    student: { student_id: aina.student_id, name: aina.name },
    payment_status: 'rejected',
    ...over,
  };
  const { calls } = renderArea(<PaymentsPage />, {
    area: 'parent-app',
    texts: { en, ch },
    language: 'en',
    address: '/parent/payments',
    answers: {
      'payments.parentList': () => ({ data: [rejected], last_page: 1 }),
      'parents.students': () => ({ data: [aina], parent_id: 5 }),
      'payments.parentUpdate': () => ({ message: 'Sent again.' }),
    },
  });
  await screen.findByRole('region', { name: aina.name });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Update Payment' }));
  const submit = () => userEvent.click(form.getByRole('button', { name: 'Submit' }));
  return { form, submit, updates: () => calls.filter(({ name }) => name === 'payments.parentUpdate') };
}

test.each([
  ['a slip of one’s own', { has_proof: true }, true, true],
  ['a slip of the other parent', { has_proof: false }, true, false],
  ['Cash without a slip', { has_proof: false, payment_type: 'Cash' }, false, false],
])('%s stays when no new one is chosen', async (_, over, isKept, isShown) => {
  const { form, submit, updates } = await openRejected(over);
  expect(form.queryAllByText(/^Submit new payment proof to replace existing proof/)).toHaveLength(
    Number(isKept),
  );
  expect(form.queryAllByRole('button', { name: 'View the current proof' })).toHaveLength(Number(isShown));
  await submit();
  await waitFor(() => expect(updates()).toMatchObject([{ files: { payment_proof: undefined } }]));
});

test('no month before the child joined', async () => {
  const { form, submit, updates } = await openRejected({});
  const month = form.getByLabelText('Payment For');
  fireEvent.focus(month);
  fireEvent.input(month, { target: { value: '12/2024' } });
  fireEvent.blur(month);
  await form.findByText('The first month is January 2025.');
  await submit();
  expect(updates()).toEqual([]);
});
