import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { ApiError } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import { nextPeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../../texts/ch.ts';
import en from '../../texts/en.ts';
import PaymentsPage from '../payments-page.tsx';

afterEach(() => {
  cleanup();
  // What one test left unfinished is not of the next one.
  sessionStorage.clear();
});
// Whole dialogs of Ant Design take their time on a busy machine.
jest.setTimeout(90_000);

const aina = {
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
  alive: [] as object[],
};
const kumar = {
  ...aina,
  id: 2,
  student_id: 'SS1002',
  name: 'Kumar A/L Raju',
  presets: [],
};
const slip = new File([new Uint8Array([1, 2, 3])], '付款证明 一月.pdf', { type: 'application/pdf' });
const thisMonth = periodText(periodOfDate(today()));
const refused = (status: number, code: string, message: string, errors: Record<string, string[]> = {}) =>
  new ApiError(status, { code, message, errors });

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

async function open(students: object[], create: (body: Body) => unknown, language: Language = 'en') {
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
  const dialog = await screen.findByRole('dialog', { name: title });
  const sent = () => page.calls.filter(({ name }) => name === 'payments.parentCreate');
  const lists = () => page.calls.filter(({ name }) => name === 'payments.parentList').length;
  return { dialog, form: within(dialog), sent, lists };
}
type Form = Awaited<ReturnType<typeof open>>['form'];

async function choose(label: string, option: RegExp | string) {
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

const options = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent);

async function addStudent(form: Form, name: RegExp) {
  await form.findByText('Students');
  await choose('Student', name);
  await userEvent.click(form.getByRole('button', { name: 'Add' }));
}

const panelOf = async (form: Form, name: RegExp) => within(await form.findByRole('region', { name }));
const attach = (dialog: HTMLElement) =>
  userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
const press = (form: Form, name: string | RegExp) => userEvent.click(form.getByRole('button', { name }));

/** Both students with a slip, RM 240 for Aina and RM 60 for Kumar. */
async function both(create: (body: Body) => unknown) {
  const page = await open([aina, kumar], create);
  await addStudent(page.form, /Aina/);
  await addStudent(page.form, /Kumar/);
  const panel = await panelOf(page.form, /Kumar/);
  await userEvent.type(panel.getByLabelText('Amount'), '60');
  await attach(page.dialog);
  return page;
}
const stored = ({ student_id }: Body) => {
  const id = student_id === 'SS1001' ? 51 : 52;
  return { id, invoice_no: `SS1000${id}`, message: 'Sent' };
};

describe('the form', () => {
  test('begins with the panel of an only child: this month, the fees as amount, their list as detail', async () => {
    const { form } = await open([aina], stored);
    const panel = await panelOf(form, /Aina/);
    expect(panel.getByLabelText<HTMLInputElement>('Amount').value).toBe('240.00');
    await userEvent.click(panel.getByRole('tab', { name: 'Detail' }));
    panel.getByText('-RM 10.00');
    panel.getByText('Sibling discount');
    form.getByText('Submit the payment proof here');
    form.getByTitle('E-Wallet');
    form.getByRole('button', { name: 'Submit RM 240.00' });
    form.getByText('5140-1234-5678');
    form.getByText(`SS1001 ${thisMonth}`);
    expect(form.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  test('adds students with the plus button, once each', async () => {
    const { form } = await open([aina, kumar], stored);
    await form.findByText('Students');
    expect(form.queryByRole('region')).toBeNull();
    await press(form, 'Add');
    await form.findByText('Choose a student first, then press Add');

    await addStudent(form, /Aina/);
    await addStudent(form, /Kumar/);
    await form.findByText('Students');
    form.getByText('All your linked students are in this payment.');
    expect(form.queryByRole('button', { name: 'Add' })).toBeNull();
    form.getByText('Total for 2 students');

    const panel = await panelOf(form, /Kumar/);
    await userEvent.click(panel.getByRole('tab', { name: 'Detail' }));
    panel.getByText(/has set no fee items for Kumar A\/L Raju/);
    await press(form, 'Take out Kumar A/L Raju');
    await waitFor(() => expect(form.getAllByRole('region')).toHaveLength(1));
    await userEvent.click(screen.getByLabelText('Student'));
    await waitFor(() => expect(options()).toEqual(['Kumar A/L Raju (SS1002)']));
  });

  test('has no sum and no sum on the button until every panel is right', async () => {
    const { form } = await open([aina, kumar], stored);
    await addStudent(form, /Aina/);
    await form.findByRole('button', { name: 'Submit RM 240.00' });
    await addStudent(form, /Kumar/);
    await form.findByText('comes once every month and amount is right');
    form.getByRole('button', { name: 'Submit' });
    await userEvent.type((await panelOf(form, /Kumar/)).getByLabelText('Amount'), '60');
    await form.findByRole('button', { name: 'Submit RM 300.00' });
    expect(form.queryByText('comes once every month and amount is right')).toBeNull();
  });

  test('warns of a month that has a payment, and proposes the next one', async () => {
    const paid = {
      id: 12,
      payment_for: thisMonth,
      payment_amount: '120.00',
      payment_status: 'pending_checking',
    };
    const next = nextPeriod(periodOfDate(today()));
    const { form } = await open([{ ...aina, alive: [paid] }], stored);
    const panel = await panelOf(form, /Aina/);
    const [now, then] = [thisMonth, periodText(next)].map((month) => month.replace('-', ' '));
    await panel.findByText(`${now} already has RM 120.00, Approved (SS100012), so ${then} is proposed`);
    expect(panel.getByLabelText<HTMLInputElement>('Payment For').value).toBe(then);
    const month = panel.getByLabelText('Payment For');
    fireEvent.change(month, { target: { value: now } });
    fireEvent.keyDown(month, { key: 'Enter', code: 'Enter' });
    await panel.findByText(`${now} already has RM 120.00, Approved (SS100012)`);
  });

  test('says whom to add, and misses nobody who was chosen but not added', async () => {
    const { form, dialog, sent } = await open([aina, kumar], stored);
    await form.findByText('Students');
    await attach(dialog);
    await press(form, 'Submit');
    await form.findByText('Whom did you pay for? Choose a student and press Add');
    await addStudent(form, /Aina/);
    await choose('Student', /Kumar/);
    await press(form, 'Submit RM 240.00');
    await form.findByText(/Kumar A\/L Raju is chosen but not added/);
    expect(sent()).toEqual([]);
  });

  test('without a slip nothing is sent; Cash needs none', async () => {
    const { form, sent } = await open([aina], stored);
    await panelOf(form, /Aina/);
    await press(form, 'Submit RM 240.00');
    await form.findByText('Please provide a payment proof');
    expect(sent()).toEqual([]);
    await choose('Payment Type', 'Cash');
    await waitFor(() => expect(form.queryByText('Submit the payment proof here')).toBeNull());
    expect(form.queryByText('5140-1234-5678')).toBeNull();
    await press(form, 'Submit RM 240.00');
    await screen.findByText('Payment SS100051 was handed in.');
    expect(sent()[0]).toMatchObject({
      body: { payment_type: 'Cash', student_id: 'SS1001' },
      files: { payment_proof: undefined },
    });
  });

  test('opens the closed panel and the tab that has a wrong amount', async () => {
    const { form, dialog, sent } = await open([aina, kumar], stored);
    await addStudent(form, /Kumar/);
    await attach(dialog);
    const panel = await panelOf(form, /Kumar/);
    await userEvent.type(panel.getByLabelText('Amount'), '1,200');
    await userEvent.click(panel.getByRole('tab', { name: 'Detail' }));
    await userEvent.click(form.getByRole('button', { name: /^Kumar/ }));
    expect(panel.queryByRole('tab', { name: 'Payment' })).toBeNull();
    await press(form, 'Submit');
    await panel.findByText('Use plain digits with at most 2 decimals, up to 99,999.99');
    expect(panel.getByRole('tab', { name: 'Payment' }).getAttribute('aria-selected')).toBe('true');
    expect(sent()).toEqual([]);
  });

  test('asks before it closes over changes', async () => {
    const { form } = await open([aina], stored);
    const panel = await panelOf(form, /Aina/);
    await userEvent.type(panel.getByLabelText('Amount'), '5');
    await press(form, 'Cancel');
    await screen.findAllByText('Discard your changes?');
  });

  test('without a linked child leads to the profile', async () => {
    const { dialog } = await open([], stored);
    await within(dialog).findByText(/No student is linked to your account yet/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go to my profile' }));
    await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  });
});

describe('handing in', () => {
  test('is one call for each student, at once, with keys of their own', async () => {
    const waiting: (() => void)[] = [];
    const { form, sent, lists } = await both(async (body) => {
      await new Promise<void>((go) => waiting.push(go));
      return stored(body);
    });
    const before = lists();
    await press(form, 'Submit RM 300.00');
    await waitFor(() => expect(sent()).toHaveLength(2));
    (await panelOf(form, /Aina/)).getByRole('progressbar');
    for (const go of waiting) go();
    await screen.findByText('2 payments were handed in: SS100051, SS100052.');
    expect([...document.querySelectorAll('.kit-marked')].map((row) => row.textContent.slice(0, 8))).toEqual([
      'SS100052',
      'SS100051',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const common = { payment_type: 'E-Wallet', payment_date: today(), payment_for: thisMonth };
    expect(sent()[0]).toMatchObject({
      body: { ...common, student_id: 'SS1001', payment_amount: '240.00' },
      files: { payment_proof: slip },
    });
    expect(sent()[1]).toMatchObject({
      body: { ...common, student_id: 'SS1002', payment_amount: '60' },
      files: { payment_proof: slip },
    });
    const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key!))).toBe(true);
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
  });

  test('keeps the one that failed with its message and input, and sends it alone', async () => {
    let refuses = true;
    const { form, sent, lists } = await both((body) => {
      if (body.student_id === 'SS1002' && refuses)
        throw refused(400, 'payment_already_submitted', 'This payment was already submitted.');
      return stored(body);
    });
    const before = lists();
    await press(form, 'Submit RM 300.00');
    const panel = await panelOf(form, /Kumar/);
    await panel.findByText('This payment was already submitted.');
    form.getByText('1 payment was sent:', { exact: false });
    form.getByText('Aina binti Rahman, RM 240.00 (SS100051)');
    form.getByText('RM 240.00 of RM 300.00 is handed in, RM 60.00 is left.');
    form.getByText(/Paid everything in one go\? Then there is nothing more to transfer/);
    // Who paid all at once must not be led into paying again.
    const howTo = form.getByText('How to pay').closest('details')!;
    expect(howTo.open).toBe(false);
    within(howTo).getByText(/^Only if you have not paid it yet: .* for Kumar A\/L Raju alone/);
    await waitFor(() => expect(form.getAllByRole('region')).toHaveLength(1));
    const amount = panel.getByLabelText<HTMLInputElement>('Amount');
    expect(amount.value).toBe('60');
    form.getByText('付款证明 一月.pdf');
    await waitFor(() => expect(lists()).toBeGreaterThan(before));

    form.getByText('All your linked students are in this payment.');

    await press(form, 'Cancel');
    await screen.findAllByText('Close before everything is sent?');
    screen.getByText('Not sent: Kumar A/L Raju. Sent, and stays so: Aina binti Rahman (SS100051).');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));

    refuses = false;
    await userEvent.type(amount, '.50');
    await press(form, 'Submit RM 60.50');
    await screen.findByText('2 payments were handed in: SS100051, SS100052.');
    expect(sent().map(({ body }) => body!['student_id'])).toEqual(['SS1001', 'SS1002', 'SS1002']);
    expect(sent()[2]!.idempotencyKey).not.toBe(sent()[1]!.idempotencyKey);
  });

  test('is given up by the person, said to be in doubt, and sent again under its key', async () => {
    let hangs = true;
    const { form, dialog, sent } = await open([aina], (body) =>
      hangs ? new Promise(() => undefined) : stored(body),
    );
    const panel = await panelOf(form, /Aina/);
    await attach(dialog);
    await press(form, 'Submit RM 240.00');
    await press(form, 'Stop sending');
    await panel.findByText(/You stopped it, so this payment may or may not have arrived/);
    await press(form, 'Cancel');
    await screen.findByText('May or may not have arrived: Aina binti Rahman; look for it in the list.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    hangs = false;
    await press(form, 'Submit RM 240.00');
    await screen.findByText('Payment SS100051 was handed in.');
    expect(sent()[1]!.idempotencyKey).toBe(sent()[0]!.idempotencyKey);
  });

  test('a lost answer says so and is sent again under its key, also when changed; then the server decides', async () => {
    let answer: () => unknown = () => {
      throw refused(0, 'network', 'No answer');
    };
    const { form, dialog, sent } = await open([aina], (body) => answer() ?? stored(body));
    const panel = await panelOf(form, /Aina/);
    await attach(dialog);
    await press(form, 'Submit RM 240.00');
    await panel.findByText(/may or may not have arrived. Press Submit again/);
    panel.getByText('May not have arrived');

    answer = () => {
      throw refused(400, 'idempotency_mismatch', 'An earlier try has arrived.');
    };
    await userEvent.type(panel.getByLabelText('Amount'), '{Backspace}5');
    await press(form, 'Submit RM 240.05');
    await panel.findByText(/Your first try for Aina binti Rahman did arrive/);

    answer = () => undefined;
    await press(form, 'Submit RM 240.05');
    await screen.findByText('Payment SS100051 was handed in.');
    const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('puts what the server says about fields beside them', async () => {
    const { form, dialog } = await open([aina], () => {
      throw refused(400, 'validation', 'Please make sure all the data are correct.', {
        payment_proof: ['This file is damaged and cannot be opened'],
        payment_for: ['Please choose a month from January-2025 on'],
        student_id: ['A student ID is SS followed by digits'],
      });
    });
    const panel = await panelOf(form, /Aina/);
    await attach(dialog);
    await press(form, 'Submit RM 240.00');
    const alert = within(await panel.findByRole('alert'));
    alert.getByText(/Please make sure all the data are correct/);
    alert.getByText('A student ID is SS followed by digits');
    await panel.findByText('Please choose a month from January-2025 on');
    const beside = (await form.findByText('This file is damaged and cannot be opened')).closest(
      '.ant-form-item',
    )!;
    expect(within(beside as HTMLElement).getByText('Submit the payment proof here')).toBeTruthy();
  });

  test('says what happened and what to do, whatever it was', async () => {
    let failure: Error;
    const { form, dialog, sent } = await open([aina], () => {
      throw failure;
    });
    const panel = await panelOf(form, /Aina/);
    await attach(dialog);
    for (const [happens, words] of [
      [refused(413, 'too_large', 'What you sent is too large.'), /choose a file of at most 10 MB/],
      [
        refused(429, 'too_many_requests', 'Too many attempts. Please wait a minute and try again.'),
        /wait a minute/,
      ],
      [
        refused(401, 'session_ended', 'Your session has ended. Please sign in again.'),
        /Your session has ended/,
      ],
      [refused(404, 'not_found', 'This was not found.'), /is not linked to your account any more/],
      [refused(503, 'unavailable', 'The portal is starting.'), /The portal is starting. Press Submit again/],
      [new Error('?'), /Something went wrong/],
    ] as const) {
      const before = sent().length;
      failure = happens;
      await press(form, 'Submit RM 240.00');
      await waitFor(() => expect(panel.getByRole('alert').textContent).toMatch(words));
      expect(panel.getByLabelText<HTMLInputElement>('Amount').value).toBe('240.00');
      expect(sent()).toHaveLength(before + 1);
    }
  });
});

describe('what was left unfinished', () => {
  const PLACE = 'draft.payment.parent.5';
  const draft = () => sessionStorage.getItem(PLACE);
  let left: string | undefined;

  /** Both students, and the page is gone in the middle; typed in once, then left behind as it was. */
  async function leftUnfinished() {
    if (left) return sessionStorage.setItem(PLACE, left);
    const page = await both(stored);
    await userEvent.clear((await panelOf(page.form, /Aina/)).getByLabelText('Amount'));
    await userEvent.type((await panelOf(page.form, /Aina/)).getByLabelText('Amount'), '77.50');
    await waitFor(() => expect(draft()).toContain('77.50'));
    left = draft()!;
    cleanup();
  }

  test('comes back with both students, without the slip, and is sent under the keys it had', async () => {
    await leftUnfinished();
    const keys = (JSON.parse(draft()!) as { panels: { key: string }[] }).panels.map(({ key }) => key);
    const { dialog, form, sent } = await open([aina, kumar], stored);
    await form.findByText('Your unfinished payment was kept; add the slip again.');
    expect((await panelOf(form, /Aina/)).getByLabelText<HTMLInputElement>('Amount').value).toBe('77.50');
    expect((await panelOf(form, /Kumar/)).getByLabelText<HTMLInputElement>('Amount').value).toBe('60');
    await press(form, 'Submit RM 137.50');
    await form.findByText('Please provide a payment proof');
    await attach(dialog);
    await press(form, 'Submit RM 137.50');
    await waitFor(() => expect(sent().map(({ idempotencyKey }) => idempotencyKey)).toEqual(keys));
    await waitFor(() => expect(draft()).toBeNull());
  });

  test('is without a student who is linked no more', async () => {
    await leftUnfinished();
    const { form } = await open([aina, { ...kumar, student_id: 'SS1003', name: 'Devi' }], stored);
    await panelOf(form, /Aina/);
    expect(form.queryByRole('region', { name: /Kumar|Devi/ })).toBeNull();
  });

  test('is thrown away when the person starts anew', async () => {
    await leftUnfinished();
    const { form } = await open([aina, kumar], stored);
    const dialog = screen.getByRole('dialog');
    await press(form, 'Start anew');
    await waitFor(() => expect(draft()).toBeNull());
    expect(screen.queryByRole('region', { name: /Aina/ })).toBeNull();
    expect(screen.queryByText(/^Your unfinished payment/)).toBeNull();
    // In its place: the same dialog, with the focus in it.
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await addStudent(form, /Aina/);
    expect((await panelOf(form, /Aina/)).getByLabelText<HTMLInputElement>('Amount').value).toBe('240.00');
    await waitFor(() => expect(draft()).toContain('SS1001'));
  });

  test('tells again which payment may have been stored, and sends it under its key', async () => {
    const first = await both((body) => {
      if (body.student_id === 'SS1002') throw refused(0, 'network', 'No answer');
      return stored(body);
    });
    await press(first.form, 'Submit RM 300.00');
    await (await panelOf(first.form, /Kumar/)).findByText(/may or may not have arrived/);
    const key = first.sent().at(-1)!.idempotencyKey;
    cleanup();

    const { dialog, form, sent } = await open([aina, kumar], stored);
    const panel = await panelOf(form, /Kumar/);
    panel.getByText(/was sent before, and no answer came back.*counted once only/);
    panel.getByText('May not have arrived');
    form.getByText('Aina binti Rahman, RM 240.00 (SS100051)');
    await press(form, 'Cancel');
    await screen.findByText(/May or may not have arrived: Kumar A\/L Raju/);
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));

    // Thrown away is what was typed, not what may have been stored.
    await press(form, 'Start anew');
    await addStudent(form, /Kumar/);
    (await panelOf(form, /Kumar/)).getByText(/was sent before/);
    await userEvent.type((await panelOf(form, /Kumar/)).getByLabelText('Amount'), '60');
    await attach(dialog);
    await press(form, 'Submit RM 60.00');
    await waitFor(() => expect(sent().map(({ idempotencyKey }) => idempotencyKey)).toEqual([key]));
  });

  test('tells of a payment that was on its way when the page was left', async () => {
    const first = await both((body) =>
      body.student_id === 'SS1002' ? new Promise(() => undefined) : stored(body),
    );
    await press(first.form, 'Submit RM 300.00');
    await waitFor(() => expect(draft()).not.toContain('"studentId":"SS1001","key"'));
    cleanup();
    const { form } = await open([aina, kumar], stored);
    (await panelOf(form, /Kumar/)).getByText(/was sent before/);
  });

  test('holds what was not sent alone', async () => {
    await both((body) => {
      if (body.student_id === 'SS1002') throw refused(400, 'invalid', 'Not now.');
      return stored(body);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Submit RM 300.00' }));
    await screen.findByText('Not now.');
    const left = () => (JSON.parse(draft()!) as { panels: { studentId: string }[] }).panels;
    await waitFor(() => expect(left().map(({ studentId }) => studentId)).toEqual(['SS1002']));
  });
});

test('speaks Chinese', async () => {
  const { form } = await open([aina, kumar], stored, 'ch');
  await form.findByText('请选择学生');
  await userEvent.click(form.getByRole('button', { name: '添加' }));
  await form.findByText('请先选择学生，再点击“添加”');
});
