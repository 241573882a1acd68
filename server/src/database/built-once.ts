import { sql, type Placeholder } from 'drizzle-orm';
import type { Database } from './connect.ts';

/** Values a call can pass to a statement. Undefined ones are left out. */
type Values = Record<string, unknown>;
export type Placeholders<V extends Values> = { [Name in keyof V]: Placeholder | Extract<V[Name], undefined> };

/** PostgreSQL plans for the actual values: what is fast for one filter may be slow for another. */
export const UNNAMED = '';

/**
 * Statements built once for each combination of given values, because building one takes longer than sending it.
 * `build` reads as if it had the values; it gets a placeholder for each given one.
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
