import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from '@portal/shared-api/calendar';
import { periodTextOfDate } from '@portal/shared-api/period';
import { periodName } from '@portal/shared-ui/dates';
import { renderPage } from '../testing/render-page.tsx';
import { recentMonths } from './months.ts';
import OutstandingPage from './outstanding-page.tsx';

afterEach(cleanup);
const aina = {
  id: 12,
  student_id: 'SS1012',
  name: 'Aina binti Rahman',
  branch: { id: 1, branch_name: 'Georgetown' },
  education_level: 'standard_4',
  join_date: '2025-11-22',
  is_active: true,
  number_of_outstanding_months: 3,
  outstanding_payments: { 2025: ['November', 'December'], 2026: ['October'] },
  submitted_payments: { 2025: ['November'] },
};

test.each([
  [
    'en' as const,
    'Details',
    'Outstanding Details',
    ['22nd November 2025', 'Number of Outstanding Payment'],
    ['11November', '12December', '10October'],
  ],
  [
    'ch' as const,
    '详情',
    '未缴费用详情',
    ['2025年11月22日', '未缴费次数'],
    ['11十一月', '12十二月', '10十月'],
  ],
])(
  'in %s the details are by year, with the number of each month',
  async (language, open, title, parts, months) => {
    const page = renderPage(<OutstandingPage />, {
      language,
      path: '/admin/outstanding?month=October-2026',
      answers: { 'outstanding.list': () => ({ data: [aina], last_page: 1, total: 1 }) },
    });
    const row = await screen.findByText('Aina binti Rahman');
    expect(page.callsOf('outstanding.list')[0]!.query).toMatchObject({ month: 'October-2026' });
    await userEvent.click(within(row.closest('tr')!).getByRole('button', { name: open }));
    const dialog = await screen.findByRole('dialog', { name: title });
    for (const part of parts) within(dialog).getByText(part);
    const listed = within(dialog).getAllByRole('listitem');
    expect(listed.map((one, index) => one.textContent.startsWith(months[index]!))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      within(dialog)
        .getAllByRole('region')
        .map((year) => year.getAttribute('aria-label')),
    ).toEqual(['2025', '2026']);
  },
);

const answers = { 'outstanding.list': () => ({ data: [aina], last_page: 1, total: 1 }) };

test('who has not paid a month is one choice on the page, and who of a level one more', async () => {
  const [, lastMonth] = recentMonths();
  const page = renderPage(<OutstandingPage />, { level: 'level_1', answers });
  await screen.findByText('Aina binti Rahman');
  await userEvent.click(screen.getByRole('combobox', { name: 'Month Not Paid' }));
  await userEvent.click(await screen.findByTitle(periodName(lastMonth!, 'en')));
  await waitFor(() =>
    expect(page.callsOf('outstanding.list').at(-1)!.query).toMatchObject({ month: lastMonth }),
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Education Level' }));
  await userEvent.click(await screen.findByTitle('Standard 4'));
  await waitFor(() =>
    expect(page.callsOf('outstanding.list').at(-1)!.query).toMatchObject({
      month: lastMonth,
      education_level: 'standard_4',
    }),
  );
  expect(screen.queryByRole('combobox', { name: 'Branch' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Filters/ })).toBeNull();
});

test('the branch is chosen by who sees them all', async () => {
  const branches = [{ id: 1, branch_name: 'Georgetown' }];
  const page = renderPage(<OutstandingPage />, {
    level: 'level_3',
    answers: { ...answers, 'branches.admin': () => ({ data: branches }) },
  });
  await userEvent.click(screen.getByRole('combobox', { name: 'Branch' }));
  await userEvent.click(await screen.findByTitle('Georgetown'));
  await waitFor(() => expect(page.callsOf('outstanding.list').at(-1)!.query).toMatchObject({ branch: '1' }));
});

test('the months to choose are the last 24, newest first, with an older one that a link names', () => {
  const months = recentMonths('January-2021');
  expect(months).toHaveLength(25);
  expect(months[0]).toBe(periodTextOfDate(today()));
  expect(months.at(-1)).toBe('January-2021');
  expect(recentMonths(months[3])).toHaveLength(24);
});
