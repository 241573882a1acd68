import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { builtOnce, UNNAMED, type Placeholders } from './built-once.ts';
import { settings } from './schema/settings.ts';
import { testDatabase } from './testing.ts';

const database = await testDatabase();

interface Values {
  [name: string]: unknown;
  id?: number | undefined;
  year?: number | undefined;
}

test('is built once for each set of values that are given, and filled with those of the call', async () => {
  const built: string[] = [];
  const found = builtOnce((on, { id, year }: Placeholders<Values>) => {
    built.push([id && 'id', year && 'year'].filter(Boolean).join());
    return on
      .select({ id: settings.id })
      .from(settings)
      .where(id ? eq(settings.id, id) : undefined)
      .limit(1)
      .prepare(UNNAMED);
  });
  const rows = (values: Values) => found(database, values).execute(values);

  expect(await rows({ id: 1 })).toEqual([{ id: 1 }]);
  expect(await rows({ id: 2 })).toEqual([]);
  expect(await rows({ id: undefined })).toEqual([{ id: 1 }]);
  expect(await rows({})).toEqual([{ id: 1 }]);
  expect(built).toEqual(['id', '']);
});
