import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { portals } from '../portal.ts';
import { contextOf, homes } from '../support/accounts.ts';
import { faultsOf, releaseOf, today, todayWith, together, withCode } from '../support/releases.ts';

const react = path.dirname(createRequire(import.meta.url).resolve('react/package.json'));

const card = (page: Page) => page.locator('[role="alert"][data-area="teacher-app"]');

async function opened(browser: Browser): Promise<Page> {
  const context = await contextOf(browser, 'teacher');
  const page = await context.newPage();
  await page.goto(homes.teacher);
  return page;
}

/** An area with one page, `page` as JavaScript. */
const areaWith = (page: string) => `
  const texts = () => Promise.resolve({ default: {} });
  share({ pages: [{ path: '${homes.teacher}', load: () => Promise.resolve({ default: ${page} }) }], texts: { en: texts, ch: texts } });`;

const ownReact = `
  const own = { exports: {} };
  ((module, exports) => { ${readFileSync(path.join(react, 'cjs/react.production.js'), 'utf8')} })(own, own.exports);
  ${areaWith("() => own.exports.createElement('h1', null, own.exports.useState('mine')[0])")}`;

const development = `
  const { jsxDEV } = require.federation.instance.loadShareSync('react/jsx-dev-runtime')();
  ${areaWith("() => jsxDEV('h1', { children: 'mine' })")}`;

for (const [what, code, fault, words] of [
  [
    'that carries its own React',
    ownReact,
    'it carries react, which the shell provides',
    'Something went wrong on this page. What was saved before is safe.',
  ],
  ['that was built to develop with', development, 'it is a development build', 'is not available'],
] as const) {
  test(`a remote ${what}: refused, and a card in words where it is forced`, async ({ browser }) => {
    const unfit = withCode(releaseOf('teacher-app'), '9.0.0', code);
    expect(faultsOf(unfit)).toContainEqual(expect.stringContaining(fault));
    together(today(), todayWith(unfit));
    const page = await opened(browser);
    await expect(card(page)).toContainText(words);
    await expect(page.getByText('mine')).toHaveCount(0);
    // frame and portal keep working
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.context().close();
  });
}

test('two remotes of one name: refused, and where a registry has them the others are as ever', async ({
  browser,
}) => {
  const teacher = releaseOf('teacher-app');
  const twin = { ...teacher, area: { ...teacher.area, name: 'teacher_app' } };
  expect(faultsOf(twin)).toContain('teacher-app would have the same global name');
  together(today(), today());
  const context = await contextOf(browser, 'teacher');
  const page = await context.newPage();
  await page.route(`${portals.releases.address}/remotes.json`, async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as { areas: { name: string; current: object }[] };
    const entry = registry.areas.find(({ name }) => name === 'teacher-app')!;
    registry.areas.push({
      ...entry,
      current: { ...entry.current, version: 'twin', manifest: '/remotes/none' },
    });
    await route.fulfill({ response: answer, json: registry });
  });
  await page.goto(homes.teacher);
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await context.close();
});
