import { afterAll } from '@jest/globals';
import type { Database } from './connect.ts';
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';

/** Like `testDatabase`, with the address and the folder of the demo data's files. */
export async function testDatabaseWithDetails(options?: TestDatabaseOptions): Promise<TestDatabase> {
  const test = await createTestDatabase(options);
  afterAll(test.close);
  return test;
}

/**
 * A database for this test file alone, dropped after its tests. Call it at the top of the file: `const database =
 * await testDatabase();`, or `await testDatabase({ demo: true })` for one filled with demo data.
 */
export const testDatabase = async (options?: TestDatabaseOptions): Promise<Database> =>
  (await testDatabaseWithDetails(options)).database;
