import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '../registry/registry-schema.ts';
import { release } from '../release/release-fixture.ts';
import { versionFolder } from '../release/store.ts';
import { putInForce } from '../release/put-in-force.ts';
import { missingTexts } from './languages.ts';
import { verifyFiles } from './verify.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(path.join(os.tmpdir(), 'portal-verify-'));
});
afterEach(() => rmSync(store, { recursive: true }));

const area = 'assets/__federation_expose_area.1.js';

/** A valid release, apart from what a test breaks. */
function place(name: string, files: Record<string, string> = {}, change: Partial<Release> = {}): Release {
  const folder = versionFolder(store, name, '1');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const sound = {
    'mf-manifest.json': JSON.stringify({ name: `${name.replace('-', '_')}_1` }),
    'entry.js': 'entry',
    [area]: `const pages=[{path:"/${name}"}]`,
  };
  for (const [file, text] of Object.entries({ ...sound, ...files }))
    writeFileSync(path.join(folder, file), text);
  return { ...release(name, '1'), preload: [`/remotes/${name}/1/entry.js`], ...change };
}

const faults = (one: Release) => verifyFiles(store, one).flatMap((finding) => finding.faults);

test('a sound release', () => {
  expect(faults(place('admin-app'))).toEqual([]);
});

test.each([
  [
    'its own React',
    'const a={__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE:1}',
    'it carries react, which',
  ],
  ['a build to develop with', 'jsxDEV("p",{})', 'it is a development build'],
  ['code made of text', 'new Function("return 1")()', 'it makes code of text'],
])('a release with %s', (_, code, words) => {
  expect(faults(place('admin-app', { 'assets/2.js': code }))).toEqual([expect.stringContaining(words)]);
});

test('styles of another origin', () => {
  const css = '@font-face{src:url(https://fonts.example/a.woff2)}';
  expect(faults(place('admin-app', { 'assets/2.css': css }))).toEqual([
    'it loads styles of somebody else, which the content policy forbids (assets/2.css)',
  ]);
});

test('a page that the code does not have', () => {
  expect(faults(place('admin-app', { [area]: 'const pages=[{path:"/admin-app/other"}]' }))).toEqual([
    'area.json promises /admin-app, which the area does not have',
  ]);
});

test('an entry of the navigation that leads nowhere', () => {
  const one = place('admin-app');
  const navigation = [{ id: 'x', path: '/gone', label: { en: 'x', ch: 'x' }, icon: 'add', order: 1 }];
  expect(faults({ ...one, area: { ...one.area, navigation } })).toEqual([
    'admin-app: the navigation leads to /gone, which is no page',
  ]);
});

test('an area that breaks its schema', () => {
  const one = place('admin-app');
  const broken = { ...one.area, title: { en: 'Back office' } } as Release['area'];
  expect(faults({ ...one, area: broken })).toEqual([expect.stringContaining('title.ch')]);
});

test('two remotes of one name, and two of one path', () => {
  putInForce(store, { releases: [place('admin-app')] });
  const manifest = JSON.stringify({ name: 'admin_app_1' });
  expect(faults(place('admin_app', { 'mf-manifest.json': manifest }))).toContain(
    'admin-app would have the same global name',
  );
  const one = place('other-app', { [area]: '"/admin-app"' });
  expect(faults({ ...one, area: { ...one.area, paths: ['/admin-app'], pages: ['/admin-app'] } })).toContain(
    'other-app and admin-app both serve /admin-app',
  );
});

test('a global name that another version could have', () => {
  const manifest = JSON.stringify({ name: 'admin_app' });
  expect(faults(place('admin-app', { 'mf-manifest.json': manifest }))).toEqual([
    'its global name is admin_app, and has to be admin_app_1',
  ]);
});

test('a first page that is too large', () => {
  const noise = randomBytes(40 * 1024).toString('base64');
  expect(faults(place('admin-app', { 'entry.js': noise }))).toEqual([
    expect.stringMatching(/^its first page has \d+\.\d KiB of scripts and styles, the most is 36\.0 KiB$/),
  ]);
});

test('texts that one language lacks, where Chinese has no plural', () => {
  const en = { title: 'a', found_one: 'b', found_other: 'c', only: { en: 'd' } };
  const ch = { title: 'a', found_other: 'c', extra: 'e' };
  expect(missingTexts(en, ch)).toEqual([
    'the text only.en is not there in Chinese',
    'the text extra is not there in English',
  ]);
});
