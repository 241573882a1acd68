import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { today } from './calendar.ts';
import { fileProblem } from './file-rule.ts';
import { fieldErrors, issueText } from './issues.ts';
import {
  firstPaymentDate,
  hasReceipt,
  invoiceNumber,
  isBeforeJoin,
  newPaymentBody,
  overpay,
  paymentDate,
  paymentRow,
  paymentStatuses,
  paymentUpdateBody,
  pickedPeriod,
  pickerYears,
  proofRule,
} from './payments.ts';

describe('the date of a payment', () => {
  beforeEach(() => {
    // In Kuala Lumpur it is already the first of January.
    jest.useFakeTimers({ now: new Date('2025-12-31T16:30:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const refusal = (value: unknown) => {
    const issues = paymentDate.safeParse(value).error?.issues;
    return issues?.map((issue) => issueText(issue, 'en')).join('; ');
  };

  test('lies in the years of the picker and not after today', () => {
    expect(firstPaymentDate()).toBe('2021-01-01');
    for (const date of ['2021-01-01', '2025-06-30', '2026-01-01']) expect(refusal(date)).toBeUndefined();
  });

  test.each([
    ['2020-12-31', 'The payment date cannot be before 1 Jan 2021'],
    ['1900-01-01', 'The payment date cannot be before 1 Jan 2021'],
    ['2026-01-02', 'The payment date cannot be after today'],
    ['2025-02-30', 'Please choose a valid date'],
    ['2026-02-30', 'Please choose a valid date'],
    ['2020-02-30', 'Please choose a valid date'],
    ['', 'Date is required'],
    [undefined, 'Date is required'],
  ])('%s is refused: %s', (value, message) => {
    expect(refusal(value)).toBe(message);
  });
});

test.each([
  [1, 'SS100001'],
  [99_999, 'SS199999'],
  [123_456, 'SS1123456'],
])('the payment %i has the invoice number %s', (id, number) => expect(invoiceNumber(id)).toBe(number));

test('a payment has a receipt from the first accept, and none once it is rejected', () => {
  expect(paymentStatuses.filter(hasReceipt)).toEqual(['pending_checking', 'approved']);
});

test('a slip is a picture or a PDF of 10 MB at most', () => {
  const slip = (type: string, bytes = 1) => new File([new Uint8Array(bytes)], 'slip', { type });
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
    expect(fileProblem(slip(type), proofRule, 'en')).toBeUndefined();
  const large = 10 * 1024 * 1024;
  expect(fileProblem(slip('application/pdf', large), proofRule, 'en')).toBeUndefined();
  expect(fileProblem(slip('application/pdf', large + 1), proofRule, 'en')).toBe(
    'This file is larger than 10 MB',
  );
  expect(fileProblem(slip('image/svg+xml'), proofRule, 'en')).toBe(
    'This file is not one of the accepted types: JPEG, PNG, WebP, PDF',
  );
});

test('a family pays for the month the student joined in and for later ones', () => {
  expect(isBeforeJoin({ year: 2025, month: 2 }, '2025-03-31')).toBe(true);
  expect(isBeforeJoin({ year: 2024, month: 12 }, '2025-03-31')).toBe(true);
  expect(isBeforeJoin({ year: 2025, month: 3 }, '2025-03-31')).toBe(false);
  expect(isBeforeJoin({ year: 2026, month: 1 }, '2025-03-31')).toBe(false);
});

describe('the month paid for', () => {
  const refusal = (value: string) => {
    const { error } = pickedPeriod.safeParse(value);
    return error && fieldErrors(error, 'en')._;
  };

  test('lies in the ten years from five before the current one', () => {
    const years = pickerYears();
    expect(years).toHaveLength(10);
    expect([years[0], years[5], years[9]]).toEqual([
      years[5]! - 5,
      Number(today().slice(0, 4)),
      years[5]! + 4,
    ]);
    expect(pickerYears('2026-01-01')).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
    for (const period of [`January-${years[0]}`, `December-${years[9]}`])
      expect(refusal(period)).toBeUndefined();
    for (const period of [`December-${years[0]! - 1}`, `January-${years[9]! + 1}`])
      expect(refusal(period)).toEqual(['Please choose a month within the list']);
  });

  test('that is no month is told once', () => {
    expect(refusal('Smarch-2026')).toEqual(['Please choose a month']);
  });
});

describe('a payment as it is sent', () => {
  const period = `January-${pickerYears()[5]}`;
  const sent = {
    payment_amount: '120.50',
    payment_type: 'Cash',
    payment_date: today(),
    payment_for: period,
  };
  const read = { ...sent, payment_amount: 12_050 };

  test('is read in sen, without what nobody may set', () => {
    expect(newPaymentBody.parse({ ...sent, payment_status: 'approved' })).toEqual({
      ...read,
      subject_ids: [],
    });
    expect(paymentUpdateBody.parse({ ...sent, payment_status: 'approved' })).toEqual({
      payment_amount: 12_050,
      payment_for: period,
    });
  });

  test('may name up to 50 subjects', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const withSubjects = (subject_ids: unknown) => newPaymentBody.safeParse({ ...sent, subject_ids });
    expect(withSubjects('[1,"2"]').data?.subject_ids).toEqual([1, 2]);
    expect(withSubjects(ids(50)).success).toBe(true);
    expect(fieldErrors(withSubjects(ids(51)).error!, 'en')).toEqual({
      subject_ids: ['Please enter at most 50'],
    });
  });

  test('has one of three types', () => {
    for (const payment_type of ['E-Wallet', 'Cash', 'Bank Transfer'])
      expect(newPaymentBody.safeParse({ ...sent, payment_type }).success).toBe(true);
    expect(fieldErrors(newPaymentBody.safeParse({ ...sent, payment_type: 'Cheque' }).error!, 'en')).toEqual({
      payment_type: ['Empty selection'],
    });
  });
});

test('lists show a payment in ringgit, and nothing but what they name', () => {
  const row = {
    id: 7,
    student: { student_id: 'SS1', name: 'Aisyah' },
    payment_amount: 12_050,
    payment_date: '2026-01-02',
    submitted_at: '2026-01-02T08:00:00+08:00',
    payment_for: 'January-2026',
    payment_type: 'Cash',
    payment_status: 'rejected',
    comment: null,
    has_proof: false,
  };
  const student = { ...row.student, guardian_ic: '900101075555' };
  expect(paymentRow.parse({ ...row, student, first_accept_by: 1 })).toEqual({
    ...row,
    payment_amount: '120.50',
  });
  expect(paymentRow.safeParse({ ...row, payment_status: 'paid' }).success).toBe(false);
  expect(paymentRow.safeParse({ ...row, submitted_at: '2026-01-02T08:00:00' }).success).toBe(false);
});

test('credit is claimed or added', () => {
  expect(overpay.parse({ type: 'claim', amount: 595 })).toEqual({ type: 'claim', amount: '5.95' });
  expect(overpay.parse({ type: 'add', amount: 595 })).toEqual({ type: 'add', amount: '5.95' });
  expect(overpay.safeParse({ type: 'reversal', amount: 595 }).success).toBe(false);
});
