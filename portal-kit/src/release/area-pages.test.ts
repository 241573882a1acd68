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
  pageTakes: {
    '/parent/payments': ['react', '@portal/shared-ui/list'],
    '/parent/timetable': ['@portal/shared-ui/tabs'],
  },
};
const hinted = (page: string, of = report) =>
  pageHints(shell, of, release('parent-app', '2'), page).map((hint) => /href="([^"]+)"/.exec(hint)![1]);

const frame = ['/assets/frame.css', '/assets/frame.js'];
const manifest = '/remotes/parent-app/2/mf-manifest.json';

test('a page hints at the frame, what it takes of the shell and the manifest of its area', () => {
  expect(hinted('/parent/payments')).toEqual([...frame, '/assets/list.js', manifest]);
  expect(hinted('/parent/timetable')).toEqual([...frame, '/assets/tabs.js', manifest]);
});

test('of a remote built before pages were recorded only what is sure is hinted at', () => {
  const { pageTakes: _, ...older } = report;
  expect(hinted('/parent/payments', older)).toEqual([...frame, manifest]);
});
