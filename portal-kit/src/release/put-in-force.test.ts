import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Lines } from '../contract/compatibility.ts';
import type { BundleReport } from './bundle-report.ts';
import { putInForce, rollBackRemote } from './put-in-force.ts';
import { release } from './release-fixture.ts';
import { readReleaseState } from './state-files.ts';
import { composition, earlierShell, keepShell, shellsIn, templateOf } from './shells.ts';
import { versionFolder } from './store.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(path.join(os.tmpdir(), 'portal-force-'));
  mkdirSync(path.join(store, 'shell', 'assets'), { recursive: true });
  mkdirSync(composition(store, '.'));
});
afterEach(() => rmSync(store, { recursive: true }));

const ui = '@portal/shared-ui';
const button = `${ui}/button Button`;
const kind = `${button}(kind)`;
const chip = `${ui}/chip Chip`;

const bundle = { scripts: [], styles: [], takes: [], provides: {} };

/** A version of the shell in the store, with what it has for remotes. */
function shell(version: string, lines: Lines): string {
  const offers = { lines, packages: {}, libraries: { react: '19.3.1' } };
  const report: BundleReport = { application: 'shell', version, ...bundle, offers };
  writeFileSync(composition(store, templateOf(version)), `<head>${version}</head><body></body>`);
  keepShell(store, report, []);
  return version;
}

/** A version of a remote in the store, with what it uses. */
function remote(version: string, lines: Lines, name = 'admin-app') {
  const folder = versionFolder(store, name, version);
  mkdirSync(folder, { recursive: true });
  const needs = { lines, packages: {}, libraries: { react: '^19.0.0' } };
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify({ ...bundle, needs }));
  return release(name, version);
}

const inForce = () =>
  readReleaseState(store).registry.areas.map(({ name, current }) => `${name} ${current.version}`);
const page = () => readFileSync(path.join(store, 'shell', 'index.html'), 'utf8');

beforeEach(() => {
  const lines = { [button]: '1.0.0', [kind]: '1.0.0' };
  putInForce(store, { shell: shell('s1', lines), releases: [remote('1', { [button]: '1.0.0' })] });
});

test.each([
  ['an entry', chip, 'the shell does not have @portal/shared-ui/chip'],
  ['an export', `${ui}/button IconButton`, 'the shell does not have IconButton of @portal/shared-ui/button'],
  [
    'a prop',
    `${button}(busy)`,
    'the shell does not have the prop "busy" of Button of @portal/shared-ui/button',
  ],
])('a remote that uses %s which the shell lacks is refused, unless it is forced', (_, line, words) => {
  const next = remote('2', { [button]: '1.0.0', [line]: '1.1.0' });
  const put = (force: boolean) => putInForce(store, { releases: [next], force });
  expect(() => put(false)).toThrow(
    `admin-app 2 does not work with shell s1:\n  ${words}\nNothing was changed`,
  );
  expect(inForce()).toEqual(['admin-app 1']);
  put(true);
  expect(inForce()).toEqual(['admin-app 2']);
});

test('shell and remote that belong together change in one step', () => {
  const next = remote('2', { [chip]: '1.1.0' });
  const lines = { [button]: '1.0.0', [kind]: '1.0.0', [chip]: '1.1.0' };
  putInForce(store, { shell: shell('s2', lines), releases: [next] });
  expect([shellsIn(store).inForce, ...inForce()]).toEqual(['s2', 'admin-app 2']);
  expect(page()).toContain('<head>s2');
});

test('a shell that drops what a remote in force uses is refused', () => {
  const next = shell('s2', { [chip]: '1.1.0' });
  expect(() => putInForce(store, { shell: next })).toThrow(
    'admin-app 1 does not work with shell s2:\n  the shell does not have @portal/shared-ui/button',
  );
  expect(shellsIn(store).inForce).toBe('s1');
  expect(page()).toContain('<head>s1');
});

test('so is one that drops what only a remote uses that is kept to go back to', () => {
  putInForce(store, { releases: [remote('2', { [kind]: '1.0.0' })] });
  for (const version of ['3', '4']) putInForce(store, { releases: [remote(version, {})] });
  const next = shell('s2', { [button]: '1.0.0' });
  expect(() => putInForce(store, { shell: next })).toThrow('admin-app 2 does not work with shell s2');
});

test('a portal that is built anew gives up what its new shell cannot serve', () => {
  const lines = { [button]: '2.0.0' };
  const built = { shell: shell('s2', lines), releases: [remote('2', lines)], onlyAhead: true };
  expect(() => putInForce(store, { ...built, onlyAhead: false })).toThrow('admin-app 1 does not work');
  putInForce(store, built);
  const [entry] = readReleaseState(store).registry.areas;
  expect([entry?.current.version, entry?.previous]).toEqual(['2', null]);
  expect(() => putInForce(store, { ...built, shell: shell('s3', {}), releases: [] })).toThrow(
    'admin-app 2 does not work with shell s3',
  );
});

test('a remote is not rolled back to what the shell cannot serve any more', () => {
  putInForce(store, { releases: [remote('2', {})] });
  putInForce(store, { shell: shell('s2', { [chip]: '1.1.0' }), force: true });
  expect(() => rollBackRemote(store, 'admin-app')).toThrow('admin-app 1 does not work with shell s2');
  expect(rollBackRemote(store, 'admin-app', '1', true).version).toBe('1');
});

test('a shell is rolled back when the remotes in force work with the earlier one', () => {
  putInForce(store, { shell: shell('s2', { [button]: '1.0.0', [chip]: '1.1.0' }) });
  expect(earlierShell(store)).toBe('s1');
  putInForce(store, { shell: earlierShell(store) });
  expect(page()).toContain('<head>s1');
  expect(() => earlierShell(store)).toThrow('shell has no version to go back to');
  putInForce(store, { shell: 's2', releases: [remote('2', { [chip]: '1.1.0' })] });
  expect(() => putInForce(store, { shell: earlierShell(store) })).toThrow(
    'admin-app 2 does not work with shell s1',
  );
});

test('the shell in force survives, however many are built after it', () => {
  for (const version of ['s2', 's3', 's4', 's5', 's6', 's7']) shell(version, {});
  expect(shellsIn(store).kept.map(({ version }) => version)).toEqual(['s1', 's3', 's4', 's5', 's6', 's7']);
});
