import { openPages } from '@portal/portal-kit/open-pages';
import { chromium, expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { portals } from '../portal.ts';
import { homes } from '../support/accounts.ts';
import { anotherVersion } from '../support/another-version.ts';
import { runKit } from '../support/remotes.ts';
import { releaseOf, today, todayWith, together, withCode } from '../support/releases.ts';

const { address, www } = portals.releases;

test.beforeEach(() => void together(today(), today()));

test('every page of the public site opens one after the other, taken over from what was prerendered', async ({
  browser,
}) => {
  test.slow();
  expect(await openPages(browser, address, releaseOf('landing'))).toEqual([]);
});

const throwing = `
  const texts = () => Promise.resolve({ default: {} });
  const page = () => { throw new TypeError('broken on purpose'); };
  share({ pages: [{ path: '${homes.teacher}', load: () => Promise.resolve({ default: page }) }], texts: { en: texts, ch: texts } });`;

test('a page that throws, one that the area does not have, and a version that is not in force are named', async ({
  browser,
}) => {
  const broken = withCode(releaseOf('teacher-app'), '9.1.0', throwing);
  broken.area = { ...broken.area, pages: [homes.teacher, '/teacher/remarks'] };
  together(today(), todayWith(broken));
  const faults = await openPages(browser, address, broken);
  expect(faults).toContainEqual(expect.stringContaining(`${homes.teacher} is a card`));
  expect(faults).toContainEqual(expect.stringContaining('/teacher/remarks'));

  together(today(), today());
  expect(await openPages(browser, address, { ...broken, area: releaseOf('teacher-app').area })).toEqual([
    'nothing of it was loaded',
  ]);
});

test('a release opens in a browser of its own before people get it; what does not is refused', () => {
  // starts a portal with a database of its own
  test.slow();
  const version = 'opened-1';
  anotherVersion('teacher-app', version, (code) => `throw new TypeError('broken on purpose');\n${code}`);
  const before = readFileSync(path.join(www, 'remotes.json'), 'utf8');
  const env = {
    PORTAL_WWW: www,
    PORTAL_CHROMIUM: process.env['PORTAL_CHROMIUM'] || chromium.executablePath(),
  };
  const release = () => runKit(env, 'release', 'teacher-app', '--stage', '--as', version, '--share', '1');
  expect(release).toThrow(
    new RegExp(`teacher-app ${version}: ${homes.teacher} is a card.*Nothing was changed`, 's'),
  );
  expect(readFileSync(path.join(www, 'remotes.json'), 'utf8')).toBe(before);
  const table = readFileSync(path.join(www, 'composition', 'mounted.json'), 'utf8');
  expect(table).toContain(`teacher-app ${version}`);
});
