import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './application.ts';
import { oldestBrowsers } from './browsers.ts';

const { safari, chrome, edge, firefox } = oldestBrowsers;

test.each([
  ['README.md', [`Safari ${safari}`, `Chrome and Edge ${chrome}`, `Firefox ${firefox}`]],
  ['shell/index.html', [`Safari ${safari}`, `Chrome ${chrome}`, `Edge ${edge}`, `Firefox ${firefox}`]],
])('%s names the browsers that the build is made for', (file, names) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const name of names) expect(text).toContain(name);
});
