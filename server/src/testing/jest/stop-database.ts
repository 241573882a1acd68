import { running } from './running.ts';

/** After the last test file of the server. */
export default async function stopDatabase(): Promise<void> {
  await running.server?.stop();
}
