import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isSameFile } from './same-file.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

function linesOf(cluster: string): string[] {
  try {
    return fs.readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The second line names the server's folder. If that is another existing folder, this one is a copy. */
const cameWithCopy = (cluster: string, folder = ''): boolean =>
  fs.existsSync(folder) && !isSameFile(folder, cluster);

/**
 * Content of `postmaster.pid`, whether or not it is still true. A file copied along with its folder is ignored: it
 * would lead to the original's database.
 */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = linesOf(cluster);
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && !cameWithCopy(cluster, lines[1]) ? { pid, port } : undefined;
}

/** State letter and command of a process; undefined when there is none. */
function processAt(pid: number): { state: string; command: string } | undefined {
  try {
    if (process.platform !== 'linux') {
      const [state = '', ...command] = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)])
        .toString()
        .trim()
        .split(/\s+/);
      return { state, command: command.join(' ') };
    }
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return {
      state: stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3),
      command: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    };
  } catch {
    return undefined;
  }
}

/**
 * Removes a stale `postmaster.pid` that would keep PostgreSQL from starting: the process ID now belongs to another
 * program (containers count from 1 after a restart), to a zombie, or to the server of the folder this one was copied
 * from. A live server is left alone, and PostgreSQL's own shared memory check still applies.
 */
export function dropStalePidFile(cluster: string): void {
  if (cameWithCopy(cluster, linesOf(cluster)[1])) fs.rmSync(pidFile(cluster), { force: true });
  if (process.platform === 'win32') return;
  const found = readPostmaster(cluster);
  const owner = found && processAt(found.pid);
  if (!owner) return;
  const lives = !owner.state.startsWith('Z') && owner.command.includes('postgres');
  if (!lives) fs.rmSync(pidFile(cluster), { force: true });
}
