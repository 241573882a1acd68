import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './node.mjs';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Two simultaneous first starts would empty each other's folder: the second waits, and takes over from a killed one.
 */
export async function alone(work, lock = path.join(root, '.cache', 'installing')) {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(existsSync(lock) && readFileSync(lock, 'utf8'));
      if (owner && !isAlive(owner)) rmSync(lock, { force: true });
      else if (!told) console.log('Another start is installing the packages; this one waits for it');
      await pause(200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
