import { periodText } from '@portal/shared-api/period';
import type { Size } from '../centre/fill.ts';
import type { Case as AnyCase } from '../measure.ts';

export type Case = AnyCase<'admin' | 'parent'>;

type Query = Record<string, string | number>;
const list = (query: Query, below = '') => ({
  path: `/api/admin/payment${below}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
});
const adminList = (name: string, query: (turn: number) => Query): Case => ({
  name,
  as: 'admin',
  request: (turn) => list(query(turn)),
});
const outstanding = (name: string, query: (turn: number) => Query): Case => ({
  name,
  as: 'admin',
  request: (turn) => list(query(turn), '/outstanding'),
});
const of = <T>(values: readonly T[], turn: number): T => values[turn % values.length]!;

/** The date this many days ago. */
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const month = (ago: number) => {
  const date = new Date(`${day(0).slice(0, 7)}-15`);
  date.setUTCMonth(date.getUTCMonth() - ago);
  return periodText({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 });
};

const names = [
  'Nur Aisyah',
  'Muhammad',
  'kumar a/l raju',
  'Tan Wei',
  'D’Cruz',
  'zoe',
  'Siti Iman binti Osman',
];
const twoCharacters = ['伟杰', '林佳', '俊豪', '欣怡', '陈明', '雨桐'];
const statuses = ['approved', 'rejected', 'pending_approval', 'pending_checking'];

/** Every list of payments with every filter. */
export const listCases = (size: Size): Case[] => [
  adminList('no filter', (turn) => ({ page: 1 + (turn % 5) })),
  adminList('search: name', (turn) => ({ search: of(names, turn) })),
  adminList('search: student ID', (turn) => ({ search: `SS${1001 + ((turn * 7919) % size.students)}` })),
  adminList('search: two Chinese characters', (turn) => ({ search: of(twoCharacters, turn) })),
  adminList('search: nobody', (turn) => ({ search: `Nobody ${turn}` })),
  adminList('branch', (turn) => ({ branch: 1 + (turn % 2) })),
  adminList('status', (turn) => ({ status: of(statuses, turn) })),
  adminList('payment for', (turn) => ({ payment_for: month(turn % 59) })),
  adminList('amount range, wide', (turn) => ({
    payment_amount_min: 100 + (turn % 50),
    payment_amount_max: 200,
  })),
  adminList('amount range, narrow', (turn) => ({
    payment_amount_min: `${80 + 5 * (turn % 90)}.40`,
    payment_amount_max: `${80 + 5 * (turn % 90)}.50`,
  })),
  adminList('amount, none', () => ({ payment_amount_min: 9_000, payment_amount_max: 9_001 })),
  adminList('dates: a day', (turn) => ({
    payment_date_from: day(3 + turn * 9),
    payment_date_to: day(3 + turn * 9),
  })),
  adminList('dates: a month', (turn) => ({
    payment_date_from: day(31 + turn * 8),
    payment_date_to: day(turn * 8),
  })),
  adminList('dates: the first year', (turn) => ({
    payment_date_from: day(1820 - turn),
    payment_date_to: day(1460 - turn),
  })),
  adminList('all filters', (turn) => ({
    search: of(names, turn),
    branch: 1 + (turn % 2),
    status: of(statuses, turn),
    payment_for: month(turn % 59),
    payment_amount_min: 100,
    payment_amount_max: 400,
    payment_date_from: day(1800),
    payment_date_to: day(0),
  })),
  adminList('branch, status, old month', (turn) => ({
    branch: 1 + (turn % 2),
    status: 'rejected',
    payment_for: month(40 + (turn % 19)),
  })),
  adminList('search and page 20', (turn) => ({ search: of(['Muhammad', 'Nur', 'Tan'], turn), page: 20 })),
  adminList('deep page', (turn) => ({ page: 640 + (turn % 20) })),
  adminList('deep page of a status', (turn) => ({ status: 'approved', page: 640 + (turn % 20) })),
  {
    name: 'checking list',
    as: 'admin',
    request: (turn) => ({ path: `/api/admin/payment/pending-checking?page=${1 + (turn % 40)}` }),
  },
  {
    name: 'checking list of a branch',
    as: 'admin',
    request: (turn) => ({ path: `/api/admin/payment/pending-checking?branch=${1 + (turn % 2)}` }),
  },
  { name: 'a parent’s list', as: 'parent', request: () => ({ path: '/api/parent/payments/?page=1' }) },
];

/** The outstanding list: every answer has a page and the count. */
export const outstandingCases = (size: Size): Case[] => [
  outstanding('outstanding', (turn) => ({ page: 1 + (turn % 5) })),
  outstanding('outstanding: deep page', (turn) => ({ page: 600 + (turn % 60) })),
  outstanding('outstanding: name', (turn) => ({ search: of(names, turn) })),
  outstanding('outstanding: student ID', (turn) => ({
    search: `SS${1001 + ((turn * 7919) % size.students)}`,
  })),
  outstanding('outstanding: month', (turn) => ({ month: month(turn % 24) })),
  outstanding('outstanding: month, branch and level', (turn) => ({
    month: month(turn % 24),
    branch: 1 + (turn % 2),
    education_level: `standard_${1 + (turn % 6)}`,
  })),
];
