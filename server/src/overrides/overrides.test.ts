import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { allowOverride } from '@portal/shared-api/overrides';
import { signedIn } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { addWorld } from '../testing/world.ts';
import { folderOf } from './build-place.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-overrides-'));
afterAll(() => rm(folder, { recursive: true }));
const title = { en: 'Back office', ch: '后台管理' };
const release = (version: string) => ({
  version,
  releasedAt: '2025-01-31T08:00:00.000Z',
  hashes: { 'mf-manifest.json': 'sha256-x' },
  area: { title },
});
const area = { name: 'admin-app', stage: 'live', current: release('2'), previous: null };
await mkdir(path.join(folder, 'shell'));
await writeFile(path.join(folder, 'shell', 'index.html'), '<!doctype html>');
await writeFile(path.join(folder, 'remotes.json'), JSON.stringify({ schema: 1, areas: [area] }));
await writeFile(
  path.join(folder, 'releases.json'),
  JSON.stringify({ 'admin-app': [release('1'), release('2')] }),
);

const origin = 'http://localhost:4000';
const overrides = { origins: [origin], isDevelopment: false };
const { app, call, database } = await testPortal({ portalFolder: folder, overrides });
const plain = await testPortal({ portalFolder: folder });
const world = await addWorld(database);
const token = await signedIn(database, world.callers.level_3.accountId);
const ask = (at: string, name = 'admin-app') => call(allowOverride, { query: { area: name, at } }, token);

test.each([
  ['http://localhost:4000', 'http://localhost:4000/'],
  ['http://localhost:4000/a/b', 'http://localhost:4000/a/b/'],
  ['http://localhost:4000/a/release.json?x#y', 'http://localhost:4000/a/'],
  ['http://me:secret@localhost:4000/a/', 'http://localhost:4000/a/'],
  ['1.2.0-abc', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
])('%s is a build in %s', (at, expected) => expect(folderOf(at)?.href).toBe(expected));

test('an address of an origin that the configuration names, with hashes', async () => {
  const { status, body } = await ask(`${origin}/candidate`);
  expect([status, body]).toEqual([
    200,
    { folder: `${origin}/candidate/`, release: null, needs_hashes: true },
  ]);
});

test('a version that is kept, as the registry would have it', async () => {
  const { status, body } = await ask('1');
  expect([status, body]).toEqual([200, { folder: null, release: release('1'), needs_hashes: true }]);
});

test.each([
  ['https://elsewhere.example/', 'admin-app', 'at', 'https://elsewhere.example'],
  ['http://localhost:4001/', 'admin-app', 'at', 'http://localhost:4001'],
  ['http://localhost.elsewhere.example:4000/', 'admin-app', 'at', 'elsewhere.example'],
  ['http://localhost:4000.elsewhere.example/', 'admin-app', 'at', 'not kept'],
  ['http://localhost:4000@elsewhere.example/', 'admin-app', 'at', 'elsewhere.example'],
  ['3', 'admin-app', 'at', 'not kept'],
  ['../admin-app/1', 'admin-app', 'at', 'not kept'],
  ['1', 'other-app', 'area', 'no such part'],
  ['1', '__proto__', 'area', 'no such part'],
])('%s for %s is refused', async (at, name, field, words) => {
  const { status, body } = await ask(at, name);
  expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'validation', [field]]);
  expect(body.errors[field][0]).toContain(words);
});

test('a portal that names no origin takes none', async () => {
  const { callers } = await addWorld(plain.database);
  const who = await signedIn(plain.database, callers.level_3.accountId);
  const answer = await plain.call(allowOverride, { query: { area: 'admin-app', at: origin } }, who);
  expect(answer.status).toBe(400);
  expect((await plain.app.inject('/')).headers['content-security-policy']).not.toContain(origin);
});

test('the page may load from the origins that are named, and from no other', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} 'self' ${origin}( 'nonce-[^']+')?(;|$)`));
});
