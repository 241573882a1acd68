import type pg from 'pg';
import type { Journal } from './journal.ts';

/** The last ids before the load. */
export interface Mark {
  payment: number;
  audit: number;
  credit: number;
}

export async function markOf(client: pg.Client): Promise<Mark> {
  const { rows } = await client.query<Mark>(`
    select (select coalesce(max(id), 0) from payments) as payment,
           (select coalesce(max(id), 0) from audit_entries)::int as audit,
           (select coalesce(max(id), 0) from credit_entries) as credit`);
  return rows[0]!;
}

/** What two lists do not share, counting repetitions. */
export function difference(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of one) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const value of other) counts.set(value, (counts.get(value) ?? 0) - 1);
  return [...counts].filter(([, count]) => count !== 0).map(([value, count]) => `${value} (${count})`);
}

const wrongBalances = `
  select count(*)::int as found from students
    left join (select student_id, sum(amount_sen) as sum from credit_entries group by student_id) ledger
      on ledger.student_id = students.id
   where overpaid_sen <> coalesce(sum, 0) or overpaid_sen < 0`;
const wrongSteps = `
  select count(*)::int as found from (
    select balance_after_sen, sum(amount_sen) over (partition by student_id order by id) as sum from credit_entries) steps
   where balance_after_sen <> sum or sum < 0`;
/** A payment of this run whose log does not end with its current state. */
const wrongStates = `
  select count(*)::int as found from payments
    join lateral (select action from audit_entries
                   where resource = 'payments' and record_id = payments.id order by id desc limit 1) last on true
   where payments.id > $1 and action <> case
      when deleted_at is not null then 'deleted' when status = 'approved' then 'checked'
      when status = 'pending_checking' then 'approved' when status = 'rejected' then 'rejected'
      when first_accept_at is null and exists (select from audit_entries where resource = 'payments'
        and record_id = payments.id and action = 'updated') then 'updated' else 'created' end`;

/** Compares the database with what the server acknowledged. Returns what is wrong, in words. */
export async function problemsOf(client: pg.Client, mark: Mark, journal: Journal): Promise<string[]> {
  const found = async (statement: string, values: unknown[] = []) =>
    (await client.query<{ found: number }>(statement, values)).rows[0]!.found;
  const texts = async (statement: string, from: number) =>
    (await client.query<{ text: string }>(statement, [from])).rows.map(({ text }) => text);

  const stored = await texts('select id::text as text from payments where id > $1', mark.payment);
  const logged = await texts(
    `select record_id || ' ' || action as text from audit_entries where resource = 'payments' and id > $1`,
    mark.audit,
  );
  const submissions = [...journal.submitted.values()];
  const acknowledged = submissions.flatMap((payments) => [...payments].map(String));
  const movements = await found(
    `select count(*)::int as found from credit_entries where id > $1 and kind <> 'reversal'`,
    [mark.credit],
  );
  const checks: [string, number][] = [
    ['double clicks that made two payments', submissions.filter((payments) => payments.size > 1).length],
    ['payments stored but not acknowledged, or the other way round', difference(acknowledged, stored).length],
    ['moves without exactly one line in the audit log', difference(journal.moves, logged).length],
    ['credit movements too many or too few', Math.abs(movements - journal.creditMovements)],
    ['balances that are not the sum of their movements, or negative', await found(wrongBalances)],
    ['movements with a wrong or negative balance after them', await found(wrongSteps)],
    ['payments whose state is not that of their last move', await found(wrongStates, [mark.payment])],
  ];
  return checks.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`);
}
