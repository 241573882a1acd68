import { today } from '@portal/shared-api/calendar';
import { createParentPayment } from '@portal/shared-api/payments-family';
import { createAdminPayment, decidePayment } from '@portal/shared-api/payments-admin';
import { comparePeriods, nextPeriod, parsePeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import sharp from 'sharp';
import type { Person } from './people.ts';
import type { TestCall, TestPortal } from './portal.ts';

/** A small PNG that differs with the number. */
export async function slip(number = 0, name = 'slip.png'): Promise<File> {
  const pixels = Buffer.from(
    Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7 + number * 31 + at * at) % 256),
  );
  const png = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], name, { type: 'image/png' });
}

/** A PDF with a square on its page; the comment is after its first line. */
export const pdfSlip = (comment = '%'): string =>
  [
    `%PDF-1.4\n${comment}`,
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>endobj',
    '4 0 obj<</Length 14>>stream\n9 9 50 50 re f\nendstream endobj',
    'trailer<</Root 1 0 R>>\n%%EOF\n',
  ].join('\n');

/** What a family sends for RM 120.50 of this month in cash; all of it can be overridden. */
export const paymentBody = (over: Record<string, unknown> = {}) => ({
  payment_amount: '120.50',
  payment_type: 'Cash',
  payment_date: today(),
  payment_for: periodText(periodOfDate(today())),
  ...over,
});

export const presets = (...values: string[]) =>
  JSON.stringify(values.map((value, index) => ({ title: `Item ${index + 1}`, value })));

/** Shorthands that create and move payments through the calls of the contract. */
export function paymentCalls({ call }: Pick<TestPortal, 'call'>) {
  const decide = (admin: Person, id: number, action: string, body: object = {}) =>
    call(decidePayment, { params: { id, action }, body }, admin.token);
  return {
    decide,
    submit: (
      parent: Person,
      studentId: string,
      over: Record<string, unknown> = {},
      extra: Partial<TestCall> = {},
    ) =>
      call(
        createParentPayment,
        { body: paymentBody({ student_id: studentId, ...over }), files: {}, ...extra },
        parent.token,
      ),
    accept: (admin: Person, id: number, values: string[], body: object = {}) =>
      decide(admin, id, 'accept', { presets: presets(...values), ...body }),
    record: (
      admin: Person,
      studentId: string,
      over: Record<string, unknown> = {},
      extra: Partial<TestCall> = {},
    ) =>
      call(
        createAdminPayment,
        { body: paymentBody({ student_id: studentId, ...over }), files: {}, ...extra },
        admin.token,
      ),
  };
}

/** Every month from one to the current, as unpaid. */
export function allMonthsSince(first: string) {
  const all = [];
  for (
    let month = parsePeriod(first)!;
    comparePeriods(month, periodOfDate(today())) <= 0;
    month = nextPeriod(month)
  )
    all.push({ month: periodText(month), submitted: false });
  return all;
}
