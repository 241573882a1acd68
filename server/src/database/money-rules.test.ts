import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { accepted, account, credit, payment, rulesDatabase, student } from './testing-rules.ts';

const { database, outcome, outcomeOf } = await rulesDatabase();

describe('a wrong state is refused by its rule, the right one beside it is not', () => {
  test.each<[what: string, rule: string, ...statements: string[]]>([
    ['an amount of nothing', 'payments_amount', payment({ amount_sen: '0' })],
    ['an amount beyond the limit', 'payments_amount', payment({ amount_sen: '10000000' })],
    ['a transfer without a proof', 'payments_proof', payment({ payment_type: `'E-Wallet'` })],
    ['a month given by another day', 'payments_for_is_a_month', payment({ payment_for: `'2025-01-02'` })],
    [
      'a payment date after today',
      'payments_date_not_in_future',
      payment({ payment_date: `(now() at time zone 'Asia/Kuala_Lumpur')::date + 1` }),
    ],
    ['the same payment twice', 'payments_no_duplicate', payment({ amount_sen: '100' })],
    ['a part payment on another day', 'fine', payment({ amount_sen: '100', payment_date: `'2025-01-06'` })],
    [
      'the same again after a rejection',
      'fine',
      `update payments set status = 'rejected', comment = 'no' where id = 2`,
      payment({ amount_sen: '100' }),
    ],
    [
      'a rejection without a comment',
      'payments_rejected_has_comment',
      payment({ status: `'rejected'`, comment: `' '` }),
    ],
    ['an approval that nobody gave', 'payments_accepts_match_status', payment({ status: `'approved'` })],
    [
      'both accepts by one person',
      'payments_four_eyes',
      `update payments set status = 'approved', checked_by = 3, checked_at = now() where id = 1`,
    ],
    [
      'both accepts by one person, said so',
      'fine',
      `update payments set status = 'approved', checked_by = 3, checked_at = now(), self_checked = true where id = 1`,
    ],
    [
      'two accepts by two persons',
      'fine',
      `update payments set status = 'approved', checked_by = 5, checked_at = now() where id = 1`,
    ],
    [
      '"self-checked" without a check',
      'payments_self_checked',
      `update payments set self_checked = true where id = 1`,
    ],
    [
      'a deleted payment that was not rejected',
      'payments_deleted_is_rejected',
      `update payments set deleted_at = now(), deleted_by = 3 where id = 1`,
    ],
    [
      'an audit action that does not exist',
      'audit_entries_payment_action',
      `insert into audit_entries (resource, record_id, action, actor_name) values ('payments', 1, 'eaten', 'system')`,
    ],
    [
      'an audit entry that is rewritten',
      'audit_entries_only_grow',
      `update audit_entries set action = 'approved'`,
    ],
    ['an audit entry that is removed', 'audit_entries_only_grow', `delete from audit_entries`],

    [
      'credit that is set by hand',
      'students_overpaid_is_the_ledger',
      `update students set overpaid_sen = 500 where id = 1001`,
    ],
    [
      'a student who begins with credit',
      'students_overpaid_is_the_ledger',
      account('student', 'third@x.my'),
      student({ account_id: 'lastval()', overpaid_sen: '100' }),
    ],
    ['a claim beyond the balance', 'students_overpaid', credit(1, 'add', 595), credit(2, 'claim', -1000)],
    ['a claim of the whole balance', 'fine', credit(1, 'add', 595), credit(2, 'claim', -595)],
    ['a claim that adds', 'credit_entries_amount', credit(1, 'claim', 100)],
    [
      'a second movement of one payment',
      'credit_entries_one_standing',
      credit(1, 'add', 500),
      credit(1, 'add', 500),
    ],
    [
      'a movement after the reversal of the first',
      'fine',
      credit(1, 'add', 500),
      credit(1, 'reversal', -500, '(select max(id) from credit_entries)'),
      credit(1, 'add', 300),
    ],
    [
      'a reversal of another amount',
      'credit_entries_exact_reversal',
      credit(1, 'add', 500),
      credit(1, 'reversal', -400, '(select max(id) from credit_entries)'),
    ],
    ['a reversal of nothing', 'credit_entries_reverses', credit(1, 'add', 500), credit(1, 'reversal', -500)],
    [
      'a reversal of credit that is spent',
      'students_overpaid',
      credit(1, 'add', 500),
      credit(2, 'claim', -500),
      credit(1, 'reversal', -500, '(select min(id) from credit_entries)'),
    ],
    [
      'credit for the payment of another student',
      'credit_entries_own_payment',
      credit(1, 'add', 500).replace('1001', '1002'),
    ],
    [
      'a ledger entry that is rewritten',
      'credit_entries_only_grow',
      credit(1, 'add', 500),
      `update credit_entries set amount_sen = 900`,
    ],
  ])('%s: %s', async (_what, rule, ...statements) => {
    expect(await outcomeOf(...statements)).toBe(rule);
  });
});

test('of two equal payments at the same moment one is taken', async () => {
  const same = payment({ amount_sen: '777' });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(same)));
  expect(outcomes.toSorted()).toEqual(['fine', ...Array(7).fill('payments_no_duplicate')]);
});

test('claims that race for one balance: the balance is spent once and explained by the ledger', async () => {
  const ids: number[] = [];
  for (let amount = 2000; amount < 2010; amount++) {
    const { rows } = await database.execute<{ id: number }>(
      sql.raw(`${payment({ ...accepted, amount_sen: String(amount) })} returning id`),
    );
    ids.push(rows[0]!.id);
  }
  expect(await outcome(credit(ids[0]!, 'add', 595))).toBe('fine');
  const outcomes = await Promise.all(ids.slice(1).map((id) => outcome(credit(id, 'claim', -200))));
  expect(outcomes.filter((one) => one === 'fine')).toHaveLength(2);
  expect(outcomes.filter((one) => one === 'students_overpaid')).toHaveLength(7);
  const { rows } = await database.execute(sql`
    select overpaid_sen, (select sum(amount_sen) from credit_entries where student_id = students.id) as ledger
    from students where id = 1001`);
  expect(rows).toEqual([{ overpaid_sen: 195, ledger: 195 }]);
});

test('every change counts the version up, credit does not', async () => {
  const version = async () =>
    (await database.execute<{ version: number }>(sql`select version from students where id = 1002`)).rows[0]!
      .version;
  const before = await version();
  await database.execute(sql`update students set points = 5 where id = 1002`);
  expect(await version()).toBe(before + 1);
  const stale = await database.execute(
    sql`update students set points = 9 where id = 1002 and version = ${before} returning id`,
  );
  expect(stale.rows).toEqual([]);

  const other = payment({ ...accepted, student_id: '1002' });
  const { rows } = await database.execute<{ id: number }>(sql.raw(`${other} returning id`));
  await database.execute(sql.raw(credit(rows[0]!.id, 'add', 100).replace('1001', '1002')));
  expect(await version()).toBe(before + 1);
});
