import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './node.mjs';
import { startService } from './service.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-service-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const service = (lines) => {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, lines);
  return startService(path.relative(root, file));
};
const first = ({ ready, ended }) => Promise.race([ready, ended.then((code) => `ended with ${code}`)]);

test('a service is ready when it says so, and ends when it is told to', async () => {
  const one = service(`process.send('ready'); setInterval(() => undefined, 1000);`);
  expect(await first(one)).toBe('ready');
  one.stop();
  expect(await one.ended).toBe(128);
});

test('one that ends before was never ready', async () => {
  expect(await first(service('process.exitCode = 3;'))).toBe('ended with 3');
});
