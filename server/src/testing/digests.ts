import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { FOREIGN, type World } from './world.ts';

const tablesOf = async (database: Database): Promise<string[]> => {
  const { rows } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** One digest for each table that has such rows. */
type Digest = Record<string, string>;

const filled = (rows: { name: string; digest: string | null }[]): Digest =>
  Object.fromEntries(rows.flatMap(({ name, digest }) => (digest === null ? [] : [[name, digest]])));

/**
 * Digests of the database: of everything but sessions, which a call that must change nothing leaves as it is, and of
 * the rows of the foreign side, including its sessions.
 */
export async function digests(
  database: Database,
  { foreign }: World,
): Promise<{ all: Digest; foreign: Digest }> {
  const ids: Record<string, number[]> = {
    student_id: [foreign.student.id, foreign.sibling.id],
    account_id: [foreign.student.accountId, foreign.parent.accountId, foreign.teacher.accountId],
    parent_id: [foreign.parent.id],
    teacher_id: [foreign.teacher.id],
    class_id: [foreign.classId],
    branch_id: [foreign.branchId],
  };
  const belongs = Object.entries(ids).map(
    ([column, values]) => sql`fields ->> ${column}::text = any(${sql.param(values.map(String))}::text[])`,
  );
  const isForeign = sql`(${sql.join([sql`fields::text like ${`%${FOREIGN}%`}`, ...belongs], sql` or `)})`;
  const rowsText = sql`string_agg(fields::text, '|' order by fields::text)`;
  const tables = (await tablesOf(database)).map(
    (table) => sql`
      select ${table}::text as name, md5(${rowsText} filter (where not fields ? 'token_hash')) as everything,
        md5(${rowsText} filter (where ${isForeign})) as of_foreign
      from (select to_jsonb(record) as fields from ${sql.identifier(table)} record) records`,
  );
  const { rows } = await database.execute<Record<'name' | 'everything' | 'of_foreign', string>>(
    // Tables may be read in parallel, in whichever order.
    sql`${sql.join(tables, sql` union all `)} order by name`,
  );
  return {
    all: filled(rows.map(({ name, everything }) => ({ name, digest: everything }))),
    foreign: filled(rows.map(({ name, of_foreign }) => ({ name, digest: of_foreign }))),
  };
}

/**
 * Increases with every transaction that writes. While it stays the same, so do all digests, which take most of the
 * time of the tests that compare them.
 */
export async function writes(database: Database): Promise<string> {
  const { rows } = await database.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  return rows[0]!.next;
}
