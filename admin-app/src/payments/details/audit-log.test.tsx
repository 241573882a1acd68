import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { AuditLog } from './audit-log.tsx';

const entry = {
  action: 'updated' as const,
  carried_by: 'Lim Wei Jie',
  carried_on: '2026-01-05T10:00:00+08:00',
  self_checked: false,
  comment: 'Counted again',
  changes: [
    { field: 'payment_amount' as const, from: '120.00', to: '150.00' },
    { field: 'payment_for' as const, from: 'January-2026', to: 'February-2026' },
    { field: 'payment_proof' as const, from: null, to: null },
  ],
};
const lines = () => [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);

afterEach(cleanup);

test.each([
  ['en' as const, ['Amount RM 120.00 → RM 150.00', 'Payment For January 2026 → February 2026', 'New proof']],
  ['ch' as const, ['金额 RM 120.00 → RM 150.00', '缴费月份 2026年1月 → 2026年2月', '换了新的缴费证明']],
])('says what changed and what was written, %s', (language, changes) => {
  renderPage(<AuditLog entries={[entry]} />, { answers: {}, language });
  expect(lines()).toEqual([...changes, '“Counted again”']);
});

test('an entry without details is one line', () => {
  renderPage(<AuditLog entries={[{ ...entry, comment: null, changes: [] }]} />, { answers: {} });
  screen.getByText('Lim Wei Jie');
  expect(lines()).toEqual([]);
});
