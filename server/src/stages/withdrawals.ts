import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { freshFile } from '../http/fresh-file.ts';

const withdrawal = z.object({
  version: z.string(),
  /** The staging it ends. Staging the version again starts over. */
  since: z.string(),
  at: z.string(),
  why: z.string(),
});
const withdrawals = z.record(z.string(), withdrawal);

export type Withdrawal = z.output<typeof withdrawal>;

interface Stage {
  version: string;
  since: string;
}

/**
 * Automatic withdrawals, in a file beside the registry: release commands read it, other server processes follow it,
 * and nobody waits for a release's lock.
 */
export function createWithdrawals(folder: string) {
  const file = path.join(folder, 'withdrawals.json');
  const read = freshFile(file, (text) => withdrawals.catch({}).parse(JSON.parse(text)));
  /** If the folder is not writable, it applies to this process. */
  const mine = new Map<string, Withdrawal>();

  const all = async () => ({ ...(await read().catch(() => undefined)), ...Object.fromEntries(mine) });

  return {
    async find(area: string, { version, since }: Stage): Promise<Withdrawal | undefined> {
      const found = (await all())[area];
      return found?.version === version && found.since === since ? found : undefined;
    },

    async add(area: string, { version, since }: Stage, why: string): Promise<void> {
      mine.set(area, { version, since, at: new Date().toISOString(), why });
      const temporary = `${file}.${process.pid}.tmp`;
      await writeFile(temporary, JSON.stringify(await all(), null, 1));
      await rename(temporary, file);
    },
  };
}
