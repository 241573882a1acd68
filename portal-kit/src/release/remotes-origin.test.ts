import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { release } from './release-fixture.ts';
import { releaseAt, missingAtOrigin } from './remotes-origin.ts';
import { versionFolder } from './store.ts';

const one = { ...release('admin-app', '1'), preload: ['/remotes/admin-app/1/entry.js'] };
const manifest = JSON.stringify({ files: { 'entry.js': 'sha256-x' } });

let store: string;
let server: Server;
let origin: string;
let served: Record<string, string>;
let headers: Record<string, string>;
beforeEach(async () => {
  store = mkdtempSync(path.join(os.tmpdir(), 'portal-origin-'));
  const folder = versionFolder(store, 'admin-app', '1');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'entry.js'), 'entry');
  writeFileSync(path.join(folder, 'mf-manifest.json'), manifest);
  served = { '/remotes/admin-app/1/entry.js': 'entry', '/remotes/admin-app/1/mf-manifest.json': manifest };
  headers = { 'access-control-allow-origin': '*' };
  server = createServer(({ url = '' }, answer) =>
    answer.writeHead(url in served ? 200 : 404, headers).end(served[url]),
  );
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(store, { recursive: true });
});

test('a release moves to another origin, and back', () => {
  const there = releaseAt('https://cdn.example/portal', one);
  expect(there.manifest).toBe('https://cdn.example/portal/remotes/admin-app/1/mf-manifest.json');
  expect(there.preload).toEqual(['https://cdn.example/portal/remotes/admin-app/1/entry.js']);
  expect(releaseAt('', there)).toEqual(one);
});

test('an origin that has every file as it was built', async () => {
  expect(await missingAtOrigin(store, releaseAt(origin, one))).toEqual([]);
  expect(await missingAtOrigin(store, one)).toEqual([]);
});

test.each([
  ['a file is missing', () => delete served['/remotes/admin-app/1/entry.js'], 'entry.js answers 404'],
  [
    'a file is another one',
    () => (served['/remotes/admin-app/1/entry.js'] = 'other'),
    'entry.js is not what was built',
  ],
  ['browsers may not read it', () => (headers = {}), 'without Access-Control-Allow-Origin'],
])('%s', async (_, change, words) => {
  change();
  expect((await missingAtOrigin(store, releaseAt(origin, one))).join('\n')).toContain(words);
});
