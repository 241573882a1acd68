import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotes, shellApplication } from './applications.ts';
import { hashFiles, versionOf } from './inputs.ts';
import { readApplication, readPackage, root } from '../webpack/application.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-inputs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

test('the hash depends on names and contents, not on order or place', () => {
  const files = [write('a.ts', '1'), write('b.ts', '2')];
  const hash = hashFiles(files, folder);
  expect(hashFiles(files.toReversed(), folder)).toBe(hash);
  const elsewhere = path.join(folder, 'copy');
  mkdirSync(elsewhere);
  for (const file of files) cpSync(file, path.join(elsewhere, path.basename(file)));
  expect(hashFiles([path.join(elsewhere, 'a.ts'), path.join(elsewhere, 'b.ts')], elsewhere)).toBe(hash);
  write('a.ts', '3');
  expect(hashFiles(files, folder)).not.toBe(hash);
});

test('content that moves from one file to the next is another hash', () => {
  const split = hashFiles([write('a', 'xy'), write('b', '')], folder);
  expect(hashFiles([write('a', 'x'), write('b', 'y')], folder)).not.toBe(split);
});

test('names of shared modules count', () => {
  const files = [write('a', '1')];
  expect(hashFiles(files, folder, ['x', 'y'])).not.toBe(hashFiles(files, folder, ['x']));
});

test('a version starts with that of the package and stays while nothing changes', () => {
  const landing = readApplication(path.join(root, 'landing'));
  expect(versionOf(landing)).toMatch(new RegExp(`^${landing.package.version}-[0-9a-f]{10}$`));
  expect(versionOf(landing)).toBe(versionOf(landing));
});

test('a change of what builds, describes or composes is one of everything', () => {
  for (const name of readdirSync(root))
    if (name === 'portal-kit')
      for (const part of ['src', 'package.json'])
        cpSync(path.join(root, name, part), path.join(folder, name, part), { recursive: true });
    else if (!['.git', '.portal', '.cache'].includes(name))
      symlinkSync(path.join(root, name), path.join(folder, name));
  const version = () => versionOf(readApplication(path.join(folder, 'landing')), folder);
  for (const part of ['webpack', 'release']) {
    const before = version();
    write(`portal-kit/src/${part}/another.ts`, 'export const another = 1;');
    expect(version()).not.toBe(before);
  }
});

test('a change of shared-ui, a style sheet or its package included, is the shell\u2019s alone, until it breaks something', () => {
  for (const name of readdirSync(root)) {
    if (['node_modules', '.git', '.portal', '.cache'].includes(name)) continue;
    if (['shared-ui', 'shared-api'].includes(name))
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    else symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const versions = () =>
    [...remotes(), shellApplication()].map(({ name }) =>
      versionOf(readApplication(path.join(folder, name)), folder),
    );
  const before = versions();
  write('shared-ui/src/theme/base.css', 'body { color: red; }');
  const [major] = readPackage(path.join(root, 'shared-ui')).version.split('.');
  write('shared-ui/package.json', `{"name":"@portal/shared-ui","version":"${major}.999.0"}`);
  write('shared-api/src/money.ts', 'export const money = 1;');
  const after = versions();
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)).not.toBe(before.at(-1));
  write('shared-ui/package.json', `{"name":"@portal/shared-ui","version":"${Number(major) + 1}.0.0"}`);
  for (const [index, version] of versions().entries()) expect(version).not.toBe(after[index]);
});
