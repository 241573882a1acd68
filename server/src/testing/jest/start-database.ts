import { startTestServer } from '../../database/test-server.ts';
import { running } from './running.ts';

/** Runs before the server tests: one database server for all test files. */
export default async function startDatabase(): Promise<void> {
  if (process.env.PORTAL_TEST_DATABASE_URL) return;
  running.server = await startTestServer();
  process.env.PORTAL_TEST_DATABASE_URL = running.server.url;
}
