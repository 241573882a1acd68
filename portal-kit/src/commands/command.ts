import { inWords } from '../release/refusal.ts';
import { withLock } from '../release/lock.ts';
import { www } from '../release/store.ts';

/** Runs a command that changes the store: exclusively, and with errors as one readable line. */
export async function command(work: (store: string) => Promise<void> | void): Promise<void> {
  const store = www();
  try {
    await withLock(store, () => work(store), {
      waiting: (holder) => console.log(`Waiting for process ${holder}, which is building or releasing`),
    });
  } catch (error) {
    console.error(inWords(error));
    process.exitCode = 1;
  }
}
