import { expect, test } from '@jest/globals';
import path from 'node:path';
import { versionOf } from '../release/inputs.ts';
import { readApplication, root } from './application.ts';
import { host, remote } from './preset.ts';

/** The browser's comes first. */
const first = <One>(configurations: One | One[]): One => [configurations].flat()[0] as One;

const landing = path.join(root, 'landing');

/** What `npx webpack build` and `npx webpack serve` pass. */
const build = { WEBPACK_BUILD: true };
const serve = { WEBPACK_SERVE: true };

test('a build by hand is the one that a release makes of the same sources', () => {
  const version = versionOf(readApplication(landing));
  const { output, mode } = first(remote(landing)(build));
  expect([mode, output?.uniqueName]).toEqual(['production', `landing_${version}`.replace(/\W/g, '_')]);
  expect(output).toEqual(first(remote(landing)({ version })).output);
  expect(first(remote(landing)({ version: '9' })).output?.uniqueName).toBe('landing_9');
});

test('development servers of shell and remotes have ports of their own', () => {
  const remotes = ['admin-app', 'landing'].map((name) => first(remote(path.join(root, name))(serve)));
  const servers = [first(host(path.join(root, 'shell'))(serve)), ...remotes].map(
    ({ devServer }) => devServer,
  );
  const ports = servers.map((server) => (server || {}).port);
  expect(new Set(ports).size).toBe(3);
  expect(remotes.map(({ output }) => output?.uniqueName)).toEqual([
    'admin_app_development',
    'landing_development',
  ]);
});

test('a remote served alone brings a shell along, one among others does not', () => {
  const plugins = (together?: boolean) =>
    first(remote(landing)({ ...serve, together })).plugins?.map((plugin) => plugin?.constructor.name);
  expect(plugins()).toContain('ShellBeside');
  expect(plugins(true)).not.toContain('ShellBeside');
});

test('the server has a build of the shell and of the remotes that everybody may read', () => {
  const names = (folder: string, preset: typeof host) =>
    [preset(path.join(root, folder))({ version: '9' })].flat().map(({ name }) => name);
  expect(names('shell', host)).toEqual(['shell', 'shell-prerender', 'early']);
  expect(names('landing', remote)).toEqual(['landing', 'landing-prerender']);
  expect(names('admin-app', remote)).toEqual(['admin-app']);
});
