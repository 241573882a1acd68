import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { placeRemote } from './publish.ts';
import { release } from './release-fixture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-publish-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sha = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

test('the manifest has the hash of every file that people get, and the registry that of the manifest', async () => {
  const built = path.join(folder, 'built');
  const files = {
    'mf-manifest.json': JSON.stringify({ id: 'landing', padding: 'x'.repeat(2000) }),
    'entry.js': 'entry',
    'assets/1.abc.js': 'chunk',
    'assets/1.abc.css': 'a{}',
    'assets/1.abc.js.map': '{}',
    'mf-stats.json': '{}',
  };
  mkdirSync(path.join(built, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(built, name), content);
  const { area } = release('landing', '1');
  const report = {
    application: 'landing',
    version: '1',
    scripts: ['entry.js'],
    styles: ['assets/1.abc.css'],
    takes: [],
    provides: {},
    pageScripts: { '/': ['assets/1.abc.js'], '/contact': [] },
    pageStyles: { '/': ['assets/1.abc.css'] },
    texts: { en: ['assets/2.js'], ch: ['assets/3.js'] },
    area,
  };
  const { hashes, manifest, ...others } = await placeRemote(folder, { folder: built, report });

  // the same wherever the files lie, for a session that takes it from there
  const beside: unknown = JSON.parse(readFileSync(path.join(folder, manifest, '../release.json'), 'utf8'));
  expect(beside).toEqual({
    ...others,
    hashes,
    manifest: 'mf-manifest.json',
    preload: ['entry.js'],
    styles: ['assets/1.abc.css'],
    releasedAt: expect.any(String),
  });
  expect(others.preload).toEqual(['/remotes/landing/1/entry.js']);

  const placed = path.join(folder, manifest);
  const content = readFileSync(placed);
  expect(hashes['mf-manifest.json']).toBe(sha(content));
  expect(brotliDecompressSync(readFileSync(`${placed}.br`))).toEqual(content);
  expect(JSON.parse(content.toString())).toMatchObject({
    id: 'landing',
    files: {
      'assets/1.abc.css': sha('a{}'),
      'assets/1.abc.js': sha('chunk'),
      'entry.js': sha('entry'),
    },
    pages: { '/': ['assets/1.abc.js', 'assets/1.abc.css'], '/contact': [] },
    texts: { en: ['assets/2.js'], ch: ['assets/3.js'] },
  });
});
