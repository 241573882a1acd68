import { expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { alone } from './alone.mjs';

test('of two installations the second waits for the first; one that was killed is no obstacle', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-install-'));
  const lock = path.join(folder, 'lock');
  // no process has such a high number
  writeFileSync(lock, '99999999');
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    inside -= 1;
  };
  await Promise.all([alone(work, lock), alone(work, lock)]);
  await expect(alone(() => Promise.reject(new Error('npm ci ended with 1')), lock)).rejects.toThrow(
    'ended with 1',
  );
  expect([most, existsSync(lock)]).toEqual([1, false]);
  rmSync(folder, { recursive: true });
});
