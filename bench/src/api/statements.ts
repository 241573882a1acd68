import type { Database } from '../../../server/src/database/connect.ts';
import { listStudents } from '../../../server/src/students/queries.ts';
import { findCaller } from '../../../server/src/sessions/find-caller.ts';

/** A statement as sent by the portal. */
export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
  rowMode?: 'array';
}

async function sentBy(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const pool = database.$client;
  const { query } = pool;
  const sent: Statement[] = [];
  const record = (statement: Statement, values = statement.values) => {
    const { text, name, rowMode } = statement;
    sent.push({ text, values, ...(name ? { name } : {}), ...(rowMode ? { rowMode } : {}) });
    return (query as (...args: unknown[]) => unknown).call(pool, statement, values);
  };
  pool.query = record as unknown as typeof query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return sent;
}

/** The queries of GET /api/admin/student/all, from the portal's own functions. */
export async function statementsOfList(database: Database, token: string) {
  let caller: Awaited<ReturnType<typeof findCaller>> = null;
  const [session] = await sentBy(database, async () => {
    caller = await findCaller(database, `Bearer ${token}`);
  });
  if (!caller || !session) throw new Error('the session was not found');
  const [rows, total] = await sentBy(database, () => listStudents(database, caller!, 1, {}));
  if (!rows || !total) throw new Error('the list asks something else than rows and their number');
  return { session, rows, total };
}
