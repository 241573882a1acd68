import { expect, test } from '@jest/globals';
import { root } from '../webpack/application.ts';
import { lockedPackages, readLock, type Lock } from './locked.ts';

const lock: Lock = {
  '': { dependencies: { jest: '1' } },
  'library-app': { dependencies: { 'book-reader': '^1.0.0', react: '^19.0.0', '@portal/kit': '^1.0.0' } },
  kit: { dependencies: { bundler: '2.0.0', antd: '6.0.0' } },
  'node_modules/@portal/kit': { link: true },
  'node_modules/antd': { version: '6.0.0' },
  'node_modules/book-reader': { version: '1.2.0', integrity: 'sha512-a', dependencies: { pages: '^1.0.0' } },
  'node_modules/book-reader/node_modules/pages': {
    version: '1.9.0',
    peerDependencies: { fonts: '*', none: '*' },
  },
  'node_modules/bundler': { version: '2.0.0', optionalDependencies: { 'bundler-linux': '2.0.0' } },
  'node_modules/bundler-linux': { version: '2.0.0', dependencies: { bundler: '2.0.0' } },
  'node_modules/fonts': { version: '3.0.0' },
  'node_modules/jest': { version: '30.0.0' },
  'node_modules/pages': { version: '2.0.0' },
  'node_modules/react': { version: '19.3.1' },
};
const provided = new Set(['react']);

test('a remote is made of what it names and of what that needs, nearest first; not of what is provided', () => {
  expect(lockedPackages(lock, ['library-app'], provided)).toEqual([
    'node_modules/book-reader@1.2.0 sha512-a',
    'node_modules/book-reader/node_modules/pages@1.9.0 ',
    'node_modules/fonts@3.0.0 ',
  ]);
});

test('several workspaces count together, and packages that need each other once', () => {
  expect(lockedPackages(lock, ['library-app', 'kit'], new Set(['react', 'antd', 'book-reader']))).toEqual([
    'node_modules/bundler@2.0.0 ',
    'node_modules/bundler-linux@2.0.0 ',
  ]);
});

test('of the real lock file, the kit brings the bundler and its compiler, and nothing of the server or the tests', () => {
  const packages = lockedPackages(readLock(root), ['landing', 'portal-kit'], new Set(['react', 'zod']));
  const names = packages.map((line) => line.slice('node_modules/'.length, line.lastIndexOf('@')));
  expect(names).toEqual(
    expect.arrayContaining(['webpack', '@swc/core', 'css-loader', '@module-federation/enhanced']),
  );
  for (const other of ['fastify', 'jest', '@playwright/test', 'react', 'antd'])
    expect(names).not.toContain(other);
});
