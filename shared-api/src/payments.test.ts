import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { issueText } from './issues.ts';
import { firstPaymentDate, paymentDate } from './payments.ts';

describe('the date of a payment', () => {
  beforeEach(() => {
    // In Kuala Lumpur it is already the first of January.
    jest.useFakeTimers({ now: new Date('2025-12-31T16:30:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const refusal = (value: unknown) => {
    const issue = paymentDate.safeParse(value).error?.issues[0];
    return issue && issueText(issue, 'en');
  };

  test('lies in the years of the picker and not after today', () => {
    expect(firstPaymentDate()).toBe('2021-01-01');
    for (const date of ['2021-01-01', '2025-06-30', '2026-01-01']) expect(refusal(date)).toBeUndefined();
  });

  test.each([
    ['2020-12-31', 'The payment date cannot be before 2021-01-01'],
    ['1900-01-01', 'The payment date cannot be before 2021-01-01'],
    ['2026-01-02', 'The payment date cannot be after today'],
    ['2025-02-30', 'Please choose a valid date'],
    ['', 'Date is required'],
    [undefined, 'Date is required'],
  ])('%s is refused: %s', (value, message) => {
    expect(refusal(value)).toBe(message);
  });
});
