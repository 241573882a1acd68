import { expect, test } from '@jest/globals';
import { pageHints } from './area-pages.ts';
import type { BundleReport } from './bundle-report.ts';
import { release } from './release-fixture.ts';

const shell: BundleReport = {
  application: 'shell',
  version: '1',
  scripts: ['assets/main.js'],
  styles: ['assets/main.css'],
  takes: [],
  provides: {
    '@portal/shared-ui/list': ['assets/main.js', 'assets/list.js'],
    '@portal/shared-ui/tabs': ['assets/tabs.js'],
  },
  frame: { scripts: ['assets/frame.js', 'assets/main.js'], styles: ['assets/main.css', 'assets/frame.css'] },
};
const report: BundleReport = {
  application: 'parent-app',
  version: '2',
  scripts: [],
  styles: [],
  takes: [],
  provides: {},
  pages: {
    '/parent/payments': { scripts: ['entry.js', 'assets/1.js'], takes: ['react', '@portal/shared-ui/list'] },
    '/parent/timetable': { scripts: ['entry.js'], takes: ['@portal/shared-ui/tabs'] },
  },
};
const hinted = (page: string, of = report) =>
  pageHints(shell, of, release('parent-app', '2'), page, { 'entry.js': 'sha256-a' }).map((hint) => [
    /href="([^"]+)"/.exec(hint)![1],
    /integrity="([^"]+)"/.exec(hint)?.[1],
  ]);

const frame = [
  ['/assets/frame.css', undefined],
  ['/assets/frame.js', undefined],
];
const manifest = ['/remotes/parent-app/2/mf-manifest.json', undefined];

test('a page hints at the frame, what it takes of the shell and its own files', () => {
  expect(hinted('/parent/payments')).toEqual([
    ...frame,
    ['/assets/list.js', undefined],
    manifest,
    ['/remotes/parent-app/2/entry.js', 'sha256-a'],
    ['/remotes/parent-app/2/assets/1.js', undefined],
  ]);
  expect(hinted('/parent/timetable').map(([file]) => file)).not.toContain('/assets/list.js');
});

test('of a remote built before pages were recorded only what is sure is hinted at', () => {
  const { pages: _, ...older } = report;
  expect(hinted('/parent/payments', older)).toEqual([...frame, manifest]);
});
