import { expect, test } from '@jest/globals';
import path from 'node:path';
import { readApplication, root, type Application } from './application.ts';
import { entriesOf } from './entries.ts';
import { consumed, packageOf, provided, sharedModules } from './share-scope.ts';

const landing = readApplication(path.join(root, 'landing'));

const withRange = (name: string, range: string): Application => ({
  ...landing,
  package: { ...landing.package, dependencies: { ...landing.package.dependencies, [name]: range } },
});

test.each([
  ['react/jsx-runtime', 'react'],
  ['@portal/shared-ui/router', '@portal/shared-ui'],
  ['react', 'react'],
])('%s is of package %s', (module, name) => expect(packageOf(module)).toBe(name));

test('entries of a package are the modules that its exports name, without tests', () => {
  const entries = entriesOf(path.join(root, 'shared-api'));
  expect(entries).toEqual(expect.arrayContaining(['@portal/shared-api/react', '@portal/shared-api/money']));
  expect(entries.filter((entry) => entry.includes('test') || entry.endsWith('.css'))).toEqual([]);
});

test('remotes carry nothing of what the shell provides, and of nothing else', () => {
  const taken = consumed(landing, false);
  const given = Object.values(provided(false)).map(({ shareKey }) => shareKey);
  expect(Object.keys(taken).sort()).toEqual(given.sort());
  expect(Object.values(taken).every((shared) => !shared.import && shared.strictVersion)).toBe(true);
});

test('a file is provided as webpack finds it', () => {
  const files = Object.keys(provided(false));
  expect(files).toContain(path.join(root, 'shared-ui/src/table/data-table.tsx'));
  expect(files).toContain(path.join(root, 'node_modules/react/index.js'));
});

test('only what every page needs at once is eager', () => {
  const eager = Object.values(provided(false)).filter((shared) => shared.eager);
  expect(eager.map(({ shareKey }) => shareKey).sort()).toEqual([
    '@portal/shared-ui/i18n',
    '@portal/shared-ui/router',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
  ]);
});

test('a library that the kit hides is not shared', () => {
  const names = new Set(sharedModules().map(packageOf));
  for (const hidden of ['antd', 'axios', 'zod', 'zustand', '@tanstack/react-query'])
    expect(names).not.toContain(hidden);
});

test('a remote made for another version than the shell has does not build', () => {
  expect(() => consumed(withRange('react', '^18.0.0'), false)).toThrow(
    /landing.*react \^18\.0\.0, but the shell/,
  );
  expect(() => consumed(withRange('@portal/shared-ui', '^99.0.0'), false)).toThrow(
    '@portal/shared-ui ^99.0.0',
  );
});

test('a remote must say which version of a shared package it is made for', () => {
  const silent = { ...landing, package: { ...landing.package, dependencies: {} } };
  expect(() => consumed(silent, false)).toThrow('dependencies must name react');
});
