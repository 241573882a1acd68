import { expect, test } from '@jest/globals';
import { batchReference } from './reference.ts';

const paid = (...ids: string[]) => ids.map((studentId) => ({ studentId, period: 'September-2026' }));

test.each([
  [[], ''],
  [['SS1001'], 'SS1001 Sep2026'],
  [['SS1001', 'SS1002'], 'SS1001 SS1002 Sep2026'],
  [['SS1001', 'SS1002', 'SS1003'], 'SS1001 1002 1003 Sep2026'],
  [['SS1001', 'SS1002', 'SS1003', 'SS1004'], 'SS1001 and 3 more Sep2026'],
])('%j is known by %j', (ids, expected) => {
  expect(batchReference(paid(...ids))).toBe(expected);
});

test('different months are left out', () => {
  expect(
    batchReference([
      { studentId: 'SS1001', period: 'May-2026' },
      { studentId: 'SS1002', period: 'June-2026' },
    ]),
  ).toBe('SS1001 SS1002');
});

test('never longer than a payment code allows', () => {
  for (let count = 1; count <= 20; count++) {
    const ids = Array.from({ length: count }, (_, at) => `SS${123_456_000 + at}`);
    const reference = batchReference(paid(...ids));
    expect(reference.length).toBeLessThanOrEqual(25);
    expect(reference).toContain(ids[0]);
  }
});
