import { running } from './running.ts';

/** Runs after the server tests. */
export default async function stopDatabase(): Promise<void> {
  await running.server?.stop();
}
