import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => path.join(folder, '.lock');

/** The id of a process that has ended. */
const gone = (): number => spawnSync(process.execPath, ['-e', '']).pid;

test('the lock is there during the work and gone after it, also when the work fails', async () => {
  await withLock(folder, () => expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid)));
  await expect(withLock(folder, () => Promise.reject(new Error('no build')))).rejects.toThrow('no build');
  expect(existsSync(lock())).toBe(false);
});

test('a lock of a process that is gone is taken over', async () => {
  writeFileSync(lock(), String(gone()));
  await expect(withLock(folder, () => 'done', { patience: 2000 })).resolves.toBe('done');
});

test('a lock of a living process is waited for, and named when patience ends', async () => {
  writeFileSync(lock(), String(process.ppid));
  const told: number[] = [];
  const attempt = withLock(folder, () => 'done', { patience: 250, waiting: (holder) => told.push(holder) });
  await expect(attempt).rejects.toThrow(`held by process ${process.ppid}`);
  expect(told).toEqual([process.ppid]);
});

test('processes that count in one file one after another lose no step, also after one was killed', async () => {
  const counter = path.join(folder, 'counter');
  writeFileSync(counter, '0');
  writeFileSync(lock(), String(gone()));
  const program = `
    const { withLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))});
    const { readFileSync, writeFileSync } = await import('node:fs');
    const { setTimeout: sleep } = await import('node:timers/promises');
    for (let step = 0; step < 5; step++) await withLock(${JSON.stringify(folder)}, async () => {
      const value = Number(readFileSync(${JSON.stringify(counter)}, 'utf8'));
      await sleep(3);
      writeFileSync(${JSON.stringify(counter)}, String(value + 1));
    });`;
  const runs = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
    return new Promise((resolve) => child.on('close', resolve));
  });
  expect(await Promise.all(runs)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(counter, 'utf8')).toBe('20');
});
