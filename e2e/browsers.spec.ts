import { expect, test } from '@playwright/test';
import type { OtherBrowser } from './browsers/browser.ts';
import { firefox } from './browsers/firefox.ts';
import { webkit } from './browsers/webkit.ts';
import { portals } from './portal.ts';
import { storedFor } from './support/accounts.ts';
import { mainDialogs, walkedBy, type Who } from './support/pages.ts';

/** The state of a page, read inside it. */
function readState() {
  const text = document.body.innerText;
  return {
    path: location.pathname,
    title: document.querySelector('h1')?.textContent?.trim() ?? '',
    isWaiting: document.querySelector('[aria-busy="true"]') !== null,
    broken: document.querySelector('[role=alert][data-area]')?.textContent ?? '',
    nonsense: /Invalid Date|\bNaN\b|\bundefined\b/.exec(text)?.[0] ?? '',
    dialogs: document.querySelectorAll('dialog[open], [role=dialog]').length,
  };
}

async function expectDrawn(browser: OtherBrowser, path: string, dialogs = 0): Promise<void> {
  await expect
    // a page being left does not answer
    .poll(() => browser.run(readState).catch(String), { message: path, timeout: 60_000 })
    .toMatchObject({
      path,
      isWaiting: false,
      broken: '',
      nonsense: '',
      dialogs,
      title: expect.stringMatching(/./),
    });
  const { title } = await browser.run(readState);
  expect(title === 'Page Not Found', `${path}: ${title}`).toBe(path === '/pagenotfound');
}

const everybody: Who[] = ['visitor', 'level3', 'student', 'teacher', 'parent'];

for (const type of [firefox, webkit]) {
  test.describe(type.name, () => {
    // One browser for all: starting it takes longer than the walk.
    test.describe.configure({ mode: 'default', timeout: 480_000 });
    test.skip(!type.isThere, `Left out: ${type.name} is not installed (Debian's ${type.package})`);

    let browser: OtherBrowser;
    test.beforeAll(async () => {
      browser = await type.launch();
    });
    test.afterAll(() => browser?.close());

    for (const who of everybody) {
      test(`${type.name} opens every page of ${who} and the dialog most used`, async () => {
        const { address } = portals.journeys;
        const stored = who === 'visitor' ? { language: 'en' } : await storedFor(who);
        await browser.open(`${address}/pagenotfound`);
        await browser.run((entries) => {
          localStorage.clear();
          sessionStorage.clear();
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, stored);

        const dialog = mainDialogs[who];
        for (const path of walkedBy(who)) {
          await browser.open(address + path);
          await expectDrawn(browser, path);
          if (dialog?.path !== path) continue;
          await browser.press(dialog.button);
          await expectDrawn(browser, path, 1);
        }
        expect(browser.errors).toEqual([]);
      });
    }
  });
}
