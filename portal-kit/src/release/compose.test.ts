import { expect, test } from '@jest/globals';
import type { BundleReport } from './bundle-report.ts';
import { areaHints, shellHints } from './compose.ts';
import { release } from './release-fixture.ts';

const shell: BundleReport = {
  application: 'shell',
  version: '1',
  scripts: ['assets/main.js', 'assets/contract.js'],
  styles: ['assets/main.css'],
  takes: [],
  provides: {
    '@portal/shared-api/money': ['assets/contract.js'],
    '@portal/shared-ui/media': ['assets/media.js'],
  },
};

const landing: BundleReport = {
  application: 'landing',
  version: '2',
  scripts: ['entry.js'],
  styles: ['assets/home.css'],
  takes: ['react', '@portal/shared-api/money', '@portal/shared-ui/media'],
  provides: {},
};

const script = (address: string) => `<link rel="preload" as="script" href="${address}">`;
const data = (address: string) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}">`;

test('every page asks early for the registry and the second wave of the shell', () => {
  expect(shellHints(shell)).toEqual({
    preloads: [data('/remotes.json'), script('/assets/main.js'), script('/assets/contract.js')],
    styles: ['<link rel="stylesheet" href="/assets/main.css">'],
  });
});

const inLanguage = (language: string, link: string) =>
  link.replace('<link', `<link data-language="${language}"`);

test('a page asks for the texts of its own language only', () => {
  const texts = { en: ['assets/2.js'], ch: ['assets/3.js'] };
  expect(shellHints({ ...shell, texts }).preloads.slice(-2)).toEqual([
    inLanguage('en', script('/assets/2.js')),
    inLanguage('ch', script('/assets/3.js')),
  ]);
  const inForce = { ...release('landing', '2'), preload: ['/remotes/landing/2/assets/2.js'] };
  const { preloads } = areaHints(shell, { ...landing, takes: [], texts }, inForce, {
    'assets/3.js': 'sha256-d',
  });
  // a build from before has those in English among its scripts
  expect(preloads.slice(1)).toEqual([
    script('/remotes/landing/2/assets/2.js'),
    inLanguage(
      'ch',
      '<link rel="preload" as="script" href="/remotes/landing/2/assets/3.js" integrity="sha256-d">',
    ),
  ]);
});

test('the first page of an area asks for its files and what they take, each once and with its hash', () => {
  const inForce = {
    ...release('landing', '2'),
    preload: ['/remotes/landing/2/entry.js', '/remotes/landing/2/assets/1.js'],
    styles: ['/remotes/landing/2/assets/home.css'],
  };
  const hashes = { 'entry.js': 'sha256-a', 'assets/1.js': 'sha256-b', 'assets/home.css': 'sha256-c' };
  const hashed = (address: string, hash: string) =>
    `<link rel="preload" as="script" href="${address}" integrity="${hash}">`;
  expect(areaHints(shell, landing, inForce, hashes)).toEqual({
    preloads: [
      data('/remotes/landing/2/mf-manifest.json'),
      script('/assets/media.js'),
      hashed('/remotes/landing/2/entry.js', 'sha256-a'),
      hashed('/remotes/landing/2/assets/1.js', 'sha256-b'),
    ],
    styles: ['<link rel="stylesheet" href="/remotes/landing/2/assets/home.css" integrity="sha256-c">'],
  });
});
