import { statfs } from 'node:fs/promises';
import { fail } from '../http/errors.ts';
import type { Report } from '../http/log.ts';

export interface DiskSpace {
  /** Ends a call that would write while the disk is almost full. */
  requireRoom(): Promise<void>;
  /** Something could not be written for lack of space. */
  noticeFull(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    diskSpace?: DiskSpace;
  }
}

const MEGABYTE = 1024 * 1024;
/**
 * What PostgreSQL needs to keep running: four log files and a checkpoint. Without them it stops, and reading with it.
 */
const RESERVE = 128 * MEGABYTE;
const LOOK_AGAIN_MS = 1000;
/** A database on another disk is only noticed when it fails. */
const TELL_AGAIN_MS = 600_000;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Watches the disk of a folder. Reports once when it is full, and once when that is over. */
export function watchDisk(folder: string, report: Report, reserve = RESERVE): DiskSpace {
  let looked = { at: -Infinity, isFull: false };
  let told: number | undefined;

  function tell(what: string): void {
    if (told !== undefined && Date.now() - told < TELL_AGAIN_MS) return;
    told = Date.now();
    report(`the server's disk is full: ${what}. Calls that write are refused until there is room again`);
  }

  async function isFull(): Promise<boolean> {
    if (performance.now() - looked.at < LOOK_AGAIN_MS) return looked.isFull;
    const free = await freeBytes(folder);
    const before = looked.isFull;
    looked = { at: performance.now(), isFull: free < reserve };
    if (looked.isFull) tell(`${Math.floor(free / MEGABYTE)} MB are free at ${folder}`);
    else if (before) {
      told = undefined;
      report('there is room on the disk again');
    }
    return looked.isFull;
  }

  return {
    async requireRoom() {
      if (await isFull()) fail('disk_full');
    },
    noticeFull: () => tell('a write failed'),
  };
}
