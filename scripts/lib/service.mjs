import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, pinnedNode, root } from './node.mjs';

const guard = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

/**
 * Starts a long-running program on the pinned Node, in its own process group: Ctrl-C reaches it once, through `stop`,
 * and not again from the terminal. `ready` resolves when the program says it can be used.
 */
export function startService(file, { args = [], env = {} } = {}) {
  const child = spawn(pinnedNode(), ['--import', guard, path.join(root, file), ...args], {
    cwd: root,
    env: environment(env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)));
  });
  const ready = new Promise((resolve) => child.once('message', resolve));
  return { ready, ended, stop: (signal = 'SIGTERM') => child.kill(signal) };
}

/** Parent of a process; undefined if the system does not tell. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

/**
 * A signal sent only to npm never arrives here: it ends npm and the shell between, or, if it is a SIGKILL, npm alone,
 * and the shell continues under another parent.
 */
function stopWithNpm(stop) {
  const family = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = family();
  const watch = setInterval(() => {
    if (family() === before) return;
    clearInterval(watch);
    stop();
  }, 300);
  watch.unref();
}

/**
 * Passes a stop signal to `stop`. npm and the terminal both send Ctrl-C, so simultaneous signals count as one. A
 * later one is passed on too, for services that do not end.
 */
export function onStop(stop) {
  let last = 0;
  const handle = (signal) => {
    const now = performance.now();
    if (last && now - last < 1000) return;
    last = now;
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
  if (process.env.npm_lifecycle_event) stopWithNpm(() => handle('SIGTERM'));
}
