import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { composition, keepShell, shellsIn } from './shells.ts';

let store: string;
const assets = () => path.join(store, 'shell', 'assets');

beforeEach(() => {
  store = mkdtempSync(path.join(os.tmpdir(), 'portal-shells-'));
  mkdirSync(assets(), { recursive: true });
  mkdirSync(composition(store, '.'));
});
afterEach(() => rmSync(store, { recursive: true }));

const hour = 60 * 60 * 1000;

/** Keeps a shell that has a file of its own besides the font of all. */
function keep(version: string, now: number): void {
  const files = [`${version}.js`, 'font.woff2'];
  for (const file of files) writeFileSync(path.join(assets(), file), '');
  const report = { application: 'shell', version, scripts: [], styles: [], takes: [], provides: {} };
  keepShell(store, report, files, now);
}

test('five shells are kept, and the files of the ones before for another day', () => {
  for (const at of [1, 2, 3, 4, 5, 6]) keep(`v${at}`, 0);
  expect(shellsIn(store).kept.map(({ version }) => version)).toEqual(['v2', 'v3', 'v4', 'v5', 'v6']);
  keep('v7', 23 * hour);
  expect(readdirSync(assets())).toEqual(expect.arrayContaining(['font.woff2', 'v1.js', 'v2.js', 'v7.js']));
  keep('v8', 25 * hour);
  expect(readdirSync(assets()).toSorted()).toEqual([
    ...['font.woff2', 'v2.js', 'v3.js', 'v4.js', 'v5.js', 'v6.js', 'v7.js', 'v8.js'],
  ]);
  keep('v9', 60 * hour);
  expect(readdirSync(assets()).toSorted()).toEqual([
    'font.woff2',
    ...[4, 5, 6, 7, 8, 9].map((at) => `v${at}.js`),
  ]);
});
