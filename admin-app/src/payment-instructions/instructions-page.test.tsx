import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage } from '../testing/render-page.tsx';
import InstructionsPage from './instructions-page.tsx';

afterEach(cleanup);

const stored = {
  ...{ payee_name: 'Sinar Scholars', bank_name: 'Maybank', bank_account: '5140', duitnow_qr: null },
  version: 3,
};
/** PayNet's published example of a merchant, without its amount. */
const QR =
  '00020201021126410014A0000006150001010650166402091234567895204999953034585802MY5909QRCSDNBHD6005BANGI6304184A';

const open = (answers: object = {}) =>
  renderPage(<InstructionsPage />, {
    answers: {
      'payment-instructions.admin': () => stored,
      'payment-instructions.save': () => ({ message: 'How to pay was saved.' }),
      ...answers,
    },
  });

test('a pasted QR says whom it pays before it is saved', async () => {
  const { callsOf, notices } = open();
  const text = await screen.findByLabelText('Text of the QR');
  expect(screen.queryByText('What this QR says')).toBeNull();
  await userEvent.click(text);
  await userEvent.paste(QR);
  const says = await screen.findByRole('status', { name: 'What this QR says' });
  for (const part of ['QRCSDNBHD', 'BANGI', '501664', '123456789']) expect(says.textContent).toContain(part);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['How to pay was saved.']));
  expect(callsOf('payment-instructions.save')).toMatchObject([{ body: { ...stored, duitnow_qr: QR } }]);
});

test('what is no DuitNow QR is refused beside its field, and kept', async () => {
  const { callsOf } = open();
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text of the QR');
  await userEvent.click(text);
  await userEvent.paste(QR.replace('BANGI', 'BANGO'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/incomplete or was changed/);
  expect(text.value).toContain('BANGO');
  expect(screen.queryByRole('status', { name: 'What this QR says' })).toBeNull();
  expect(callsOf('payment-instructions.save')).toEqual([]);
});

test('what another admin saved meanwhile is shown, and what was typed stays', async () => {
  let now = stored;
  const { callsOf, notices } = open({
    'payment-instructions.admin': () => now,
    'payment-instructions.save': ({ body }: { body: { version: number } }) => {
      if (body.version === now.version) return { message: 'How to pay was saved.' };
      throw refused('changed_meanwhile', 'This was changed by somebody else.');
    },
  });
  const account = await screen.findByLabelText<HTMLInputElement>('Bank account');
  await userEvent.clear(account);
  await userEvent.type(account, '51409999');
  now = { ...stored, bank_name: 'CIMB', version: 4 };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const changes = await screen.findByRole('region', { name: /changed this/ });
  expect(changes.textContent).toContain('CIMB');
  expect(changes.textContent).not.toContain('5140');
  expect(account.value).toBe('51409999');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['How to pay was saved.']));
  expect(callsOf('payment-instructions.save').at(-1)).toMatchObject({
    body: { bank_name: 'CIMB', bank_account: '51409999', version: 4 },
  });
});
