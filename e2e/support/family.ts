import { today } from '@portal/shared-api/calendar';
import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import {
  expect as expectSoon,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test';
import { contextOf, tokenOf } from './accounts.ts';
import { pdfOfItsOwn } from './slips.ts';

// A screen takes longer while other journeys run.
const expect = expectSoon.configure({ timeout: 60_000 });

export interface Child {
  student_id: string;
  name: string;
}

/** A unique amount, as typed in its field. */
export const amountOfItsOwn = () =>
  `${300 + Math.floor(Math.random() * 600)}.${10 + Math.floor(Math.random() * 90)}`;

/** A unique slip. */
export const slipOfItsOwn = () => pdfOfItsOwn('付款证明 一月.pdf');

/** The demo parent on the payments page, and the API for the same parent. */
export async function family(browser: Browser, request: APIRequestContext) {
  const token = await tokenOf(request, 'parent');
  const headers = { authorization: `Bearer ${token}` };
  const students = await request.get('/api/parent/students', { headers });
  const { data: children } = (await students.json()) as { data: Child[] };
  const context = await contextOf(browser, 'parent');
  const page = await context.newPage();
  const handedIn: string[] = [];
  // The content of a call can only be read while it is held.
  await page.route('**/api/parent/payment', async (route) => {
    const sent = route.request().postDataBuffer()!.toString('latin1');
    handedIn.push(/name="student_id"\r\n\r\n(\w+)/.exec(sent)![1]!);
    await route.continue();
  });
  return {
    page,
    children,
    headers,
    /** The students of the submitted payments, in order. */
    handedIn,
    /** The newest stored payments. */
    stored: async (): Promise<PaymentRow[]> => {
      const answer = await request.get('/api/parent/payments', { headers });
      return ((await answer.json()) as { data: PaymentRow[] }).data;
    },
  };
}

export async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/parent/payments');
  await page.getByRole('button', { name: /Submit New Payment|提交新缴费/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^(Payment Type|缴费方式)$/)).toBeVisible();
  await takeOutAll(dialog);
  return dialog;
}

/** Journeys choose students themselves; the form starts with those with outstanding months. */
export async function takeOutAll(dialog: Locator): Promise<void> {
  const begun = dialog.getByRole('button', { name: /^(Remove |移除)/ });
  while ((await begun.count()) > 0) await begun.first().click();
  await expect(dialog.getByRole('button', { name: /^(Add|添加)$/ })).toBeVisible();
}

export async function addChild(dialog: Locator, { name }: Child, amount?: string): Promise<Locator> {
  const option = new RegExp(`^${name}`);
  // A list that is still opening may miss the click.
  await expect(async () => {
    await dialog.getByLabel(/^(Student|学生)$/).click();
    await dialog.page().locator('.ant-select-dropdown').getByTitle(option).click({ timeout: 5000 });
    await expect(dialog.getByTitle(option)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await dialog.getByRole('button', { name: /^(Add|添加)$/ }).click();
  const panel = dialog.getByRole('region', { name });
  if (amount) await panel.getByLabel(/^(Amount|金额)/).fill(amount);
  return panel;
}

export async function payInCash(dialog: Locator): Promise<void> {
  await dialog.getByLabel(/^(Payment Type|缴费方式)$/).click();
  await dialog
    .page()
    .getByTitle(/^(Cash|现金)$/)
    .click();
  await expect(dialog.locator('input[type=file]')).toHaveCount(0);
}

/** Submits a payment through the API. */
export async function payByCall(
  request: APIRequestContext,
  headers: Record<string, string>,
  { student_id }: Child,
  over: { payment_amount: string; payment_proof: ReturnType<typeof slipOfItsOwn> },
): Promise<number> {
  const answer = await request.post('/api/parent/payment', {
    headers,
    multipart: {
      student_id,
      payment_type: 'E-Wallet',
      payment_date: today(),
      payment_for: periodText(periodOfDate(today())),
      ...over,
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { id: number }).id;
}

/** The current month as shown in its field. */
export const thisMonth = () => periodText(periodOfDate(today())).replace('-', ' ');

export const rowOf = (page: Page, id: number) => page.getByRole('row').filter({ hasText: invoiceNumber(id) });
