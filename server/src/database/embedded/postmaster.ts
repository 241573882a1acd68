import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
}

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** What `postmaster.pid` says, whether or not it is still true. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
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
 * belongs to another program by now (containers count from 1 after every restart), or to a killed server nobody
 * has collected. A server that lives is left alone; PostgreSQL's own check of its shared memory stays behind this.
 */
export function dropStalePidFile(cluster: string): void {
  if (process.platform === 'win32') return;
  const found = readPostmaster(cluster);
  const owner = found && processAt(found.pid);
  if (!owner) return;
  const lives = !owner.state.startsWith('Z') && owner.command.includes('postgres');
  if (!lives) fs.rmSync(pidFile(cluster), { force: true });
}
