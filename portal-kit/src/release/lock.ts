import { mkdirSync, readFileSync, renameSync, rmSync, linkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holderOf = (file: string): number | undefined => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** One process at a time: a file that appears complete, with its holder's process id. */
function take(file: string): boolean {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes the lock of a process that is gone. If two notice at once, the second puts back what it took by mistake. */
function clear(file: string, gone: number): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (holderOf(aside) !== gone) {
    try {
      linkSync(aside, file);
    } catch {
      // somebody took the lock in between
    }
  }
  rmSync(aside, { force: true });
}

interface LockOptions {
  /** Milliseconds after which waiting ends with an error. */
  patience?: number;
  /** Called once if another process has the lock. */
  waiting?: (holder: number) => void;
}

/** Runs `work` while no other process holds the lock in `folder`. A killed process's lock is taken over. */
export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result> | Result,
  { patience = 300_000, waiting }: LockOptions = {},
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, '.lock');
  const deadline = Date.now() + patience;
  let told = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !alive(holder)) {
      clear(file, holder);
      continue;
    }
    if (Date.now() > deadline) throw new Refusal('store-locked', `${file} is held by process ${holder}`);
    if (holder !== undefined && !told) waiting?.(holder);
    told = true;
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
