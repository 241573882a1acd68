import { startTestServer } from '../../database/test-server.ts';
import { running } from './running.ts';

/** Before the first test file of the server: one database server for all of them, in place of one after the other. */
export default async function startDatabase(): Promise<void> {
  if (process.env.PORTAL_TEST_DATABASE_URL) return;
  running.server = await startTestServer();
  process.env.PORTAL_TEST_DATABASE_URL = running.server.url;
}
