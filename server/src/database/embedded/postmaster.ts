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

/** The second line names the folder of the server. One that is still elsewhere is the original of a copied folder. */
const cameWithCopy = (cluster: string, folder = ''): boolean =>
  fs.existsSync(folder) && !isSameFile(folder, cluster);

/**
 * What `postmaster.pid` says, whether or not it is still true. One that was copied together with its folder says
 * nothing here: it would lead to the database of the original.
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
 * Takes away a `postmaster.pid` that would keep PostgreSQL from starting though its server is gone: the number
 * belongs to another program by now (containers count from 1 after every restart), to a killed server nobody has
 * collected, or to the server of the folder that this one was copied from. A server that lives is left alone; PostgreSQL's own check of its shared memory stays behind this.
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
