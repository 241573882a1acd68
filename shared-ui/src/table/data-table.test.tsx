import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table.tsx';
import { Money } from '../display/money.tsx';
import { StatusChip } from '../payments/status-chip.tsx';
import type { TableSource } from './table-types.ts';
import { renderKit } from '../testing/render-kit.tsx';

interface Payment {
  id: number;
  name: string;
  amount: string;
}
const rows: Payment[] = [
  { id: 1, name: 'Kumar A/L Raju', amount: '1120.50' },
  { id: 2, name: "Chloe D'Cruz", amount: '80.00' },
];
const source = (part: Partial<TableSource<Payment>>): TableSource<Payment> => ({
  data: { data: rows, last_page: 3 },
  error: null,
  isFetching: false,
  refetch: () => undefined,
  ...part,
});

const original = window.matchMedia;
afterEach(() => {
  cleanup();
  window.matchMedia = original;
});

const onScreenOf = (width: number) => {
  window.matchMedia = (query) => ({
    ...original(query),
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
  });
};
const onPhone = () => onScreenOf(360);

function show(part: Partial<TableSource<Payment>> = {}, props: object = {}) {
  const open = jest.fn();
  const onPageChange = jest.fn();
  renderKit(
    <DataTable<Payment>
      label="Payments"
      source={source(part)}
      rowKey={(row) => row.id}
      page={1}
      onPageChange={onPageChange}
      columns={[
        { key: 'name', title: 'Student', heading: true, render: (row) => row.name },
        {
          key: 'amount',
          title: 'Amount (RM)',
          numeric: true,
          render: (row) => <Money value={row.amount} bare />,
        },
      ]}
      actions={(row) => [{ key: 'view', label: 'View Details', icon: 'view', onClick: () => open(row.id) }]}
      {...props}
    />,
  );
  return { open, onPageChange };
}

test('shows rows as a table whose rows have names, amounts and actions', async () => {
  const { open, onPageChange } = show({}, { marked: [2] });
  const table = screen.getByRole('table', { name: 'Payments' });
  const row = within(table).getByRole('row', { name: /D'Cruz/ });
  within(row).getByRole('rowheader', { name: "Chloe D'Cruz" });
  within(table).getByText('1,120.50');
  expect(row.className).toContain('kit-marked');
  await userEvent.click(within(row).getByRole('button', { name: 'View Details' }));
  expect(open).toHaveBeenCalledWith(2);
  await userEvent.click(screen.getByTitle('3'));
  expect(onPageChange).toHaveBeenCalledWith(3, false);
});

test('shows a card per row on a phone, with actions in words', async () => {
  onPhone();
  const { open } = show();
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  within(cards[0]!).getByRole('heading', { name: 'Kumar A/L Raju' });
  expect(within(cards[0]!).getByRole('term').textContent).toBe('Amount (RM)');
  await userEvent.click(within(cards[0]!).getByText('View Details'));
  expect(open).toHaveBeenCalledWith(1);
});

test('stands as a skeleton with its headers while the first page comes', () => {
  show({ data: undefined, isFetching: true });
  const table = screen.getByRole('table', { name: 'Payments' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  within(table).getByText('Amount (RM)');
  expect(document.querySelectorAll('.kit-skeleton').length).toBeGreaterThan(4);
  expect(screen.queryByText('No Data Available...')).toBeNull();
});

test('says that nothing is there and what to do', () => {
  show({ data: { data: [], last_page: 1 } }, { emptyNext: 'Submit the first one.' });
  expect(screen.getByText('No Data Available...')).toBeTruthy();
  expect(screen.getByText('Submit the first one.')).toBeTruthy();
});

test.each([
  ['a page that does not exist', 9999, 3],
  ['a page that is empty by now', 4, 3],
  ['another page than the only one', 2, 1],
])('%s leads to the last one', (_what, page, last) => {
  const { onPageChange } = show({ data: { data: [], last_page: last } }, { page });
  expect(onPageChange.mock.calls).toEqual([[last, true]]);
  expect(screen.queryByText('No Data Available...')).toBeNull();
});

test('an empty page is not left while it is read again', () => {
  const { onPageChange } = show({ data: { data: [], last_page: 3 }, isFetching: true }, { page: 9999 });
  expect(onPageChange).not.toHaveBeenCalled();
});

test('says what failed and asks again', async () => {
  const refetch = jest.fn();
  show({ data: undefined, error: { message: 'No answer from the portal.' }, refetch });
  screen.getByText('No answer from the portal.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('keeps the rows in sight when reading them again failed', () => {
  show({ error: { message: 'No answer from the portal.' } });
  expect(screen.getByText('No answer from the portal.')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Payments' })).toBeTruthy();
});

test('a payment that waits for its check reads Approved to those who must not know', () => {
  renderKit(
    <>
      <StatusChip status="pending_checking" />
      <StatusChip status="pending_checking" hidesChecking />
    </>,
  );
  screen.getByText('Pending Checking');
  expect(screen.getByText('Approved').className).toContain('kit-chip-green');
});

describe('where a whole table does not fit', () => {
  const columns = [
    { key: 'name', title: 'Student', heading: true, render: (row: Payment) => row.name },
    { key: 'id', title: 'ID', minor: true, render: (row: Payment) => `SS${row.id}` },
    { key: 'amount', title: 'Amount (RM)', numeric: true, render: (row: Payment) => row.amount },
  ];

  test('a tablet shows cards', () => {
    onScreenOf(768);
    show({}, { columns });
    expect(screen.queryByRole('table')).toBeNull();
    screen.getByRole('list', { name: 'Payments' });
  });

  test('minor columns stand under the name of a row', () => {
    onScreenOf(1280);
    show({}, { columns });
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['Student', 'Amount (RM)', 'Actions']);
    within(screen.getByRole('rowheader', { name: /Kumar A\/L Raju/ })).getByText('SS1');
  });

  test('every column has its place on a wide screen', () => {
    onScreenOf(1440);
    show({}, { columns });
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  });
});

test('an action has its word under the icon, and its whole label as its name', () => {
  show(
    {},
    {
      actions: () => [
        {
          key: 'a',
          icon: 'approve',
          label: 'Accept: you did it',
          word: 'Accept',
          disabled: true,
          onClick() {},
        },
      ],
    },
  );
  expect(screen.getAllByRole('button', { name: 'Accept: you did it' })[0]!.textContent).toBe('Accept');
});

test('on a card the reason of a disabled action can be read', () => {
  onPhone();
  show(
    {},
    {
      actions: () => [
        {
          key: 'a',
          icon: 'approve',
          label: 'Accept: you did it',
          word: 'Accept',
          disabled: true,
          onClick() {},
        },
      ],
    },
  );
  expect(screen.getAllByText('Accept: you did it')).toHaveLength(2);
});

test('a dense table has all columns from 1280 px and icons with names, and words again for a finger', async () => {
  const columns = [
    { key: 'name', title: 'Name', heading: true, render: (row: Payment) => row.name },
    { key: 'for', title: 'Month', minor: true, render: () => 'May 2026' },
  ];
  const actions = () => [{ key: 'edit', label: 'Edit', icon: 'edit' as const, onClick: jest.fn() }];
  const at = (width: number, hovers: boolean) => {
    window.matchMedia = (query) => ({
      ...original(query),
      matches: query.includes('hover') ? hovers : width <= Number(/([\d.]+)px/.exec(query)?.[1] ?? 0),
    });
    show({}, { dense: true, columns, actions });
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    const [edit] = screen.getAllByRole('button', { name: 'Edit' });
    return { headers, edit: edit! };
  };
  const clerk = at(1366, true);
  expect(clerk.headers).toEqual(['Name', 'Month', 'Actions']);
  expect(clerk.edit.textContent).toBe('');
  clerk.edit.focus();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Edit');
  cleanup();
  const tablet = at(1366, false);
  expect(tablet.headers).toEqual(['Name', 'Actions']);
  expect(tablet.edit.textContent).toBe('Edit');
});

test.each([
  ['table', 1440],
  ['folded table', 1280],
  ['card', 360],
])('an action of a %s is described by the name of its row alone', (_, width) => {
  onScreenOf(width);
  const columns = [
    { key: 'id', title: 'ID', minor: true, render: (row: Payment) => `SS${row.id}` },
    { key: 'name', title: 'Student', heading: true, render: (row: Payment) => row.name },
    { key: 'month', title: 'Month', minor: true, render: () => 'May 2026' },
  ];
  show({}, { columns });
  for (const { name } of rows) screen.getByRole('button', { name: 'View Details', description: name });
});
