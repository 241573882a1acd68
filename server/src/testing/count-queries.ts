import type pg from 'pg';
import type { Database } from '../database/connect.ts';

const isTransactionWord = (text: string): boolean =>
  /^(begin|commit|rollback|savepoint|release)\b/i.test(text);

/** Counts the statements of a database's pool from now on, without those that open and close transactions. */
export function countQueries(database: Database): { readonly count: number } {
  const counter = { count: 0 };
  const watched = new WeakSet<pg.PoolClient>();
  // Idle connections were opened before; `acquire` sees those as well.
  database.$client.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const run = client.query.bind(client) as (...all: unknown[]) => unknown;
    client.query = ((...all: unknown[]) => {
      const [query] = all as [string | { text?: string }];
      const text = typeof query === 'string' ? query : (query.text ?? '');
      if (!isTransactionWord(text.trim())) counter.count += 1;
      return run(...all);
    }) as typeof client.query;
  });
  return counter;
}
