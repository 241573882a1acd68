import { sql, type Placeholder } from 'drizzle-orm';
import type { Database } from './connect.ts';

/** What a call may fill a statement with; what is undefined is not part of it. */
type Values = Record<string, unknown>;
export type Placeholders<V extends Values> = { [Name in keyof V]: Placeholder | Extract<V[Name], undefined> };

/** PostgreSQL plans it for the values of each call: what is quick for one filter may be slow for another. */
export const UNNAMED = '';

/**
 * Statements that are put together once for each set of values that are given, since putting one together takes longer
 * than sending it. `build` reads as it would with the values themselves: it gets a placeholder for each one that is given.
 */
export function builtOnce<V extends Values, Built>(
  build: (database: Database, given: Placeholders<V>) => Built,
): (database: Database, values: V) => Built {
  const known = new WeakMap<Database, Map<string, Built>>();
  return (database, values) => {
    const given = Object.keys(values).filter((name) => values[name] !== undefined);
    const key = given.join();
    const built = known.get(database) ?? new Map<string, Built>();
    known.set(database, built);
    let statement = built.get(key);
    if (statement === undefined) {
      const placeholders = Object.fromEntries(given.map((name) => [name, sql.placeholder(name)]));
      statement = build(database, placeholders as Placeholders<V>);
      built.set(key, statement);
    }
    return statement;
  };
}
