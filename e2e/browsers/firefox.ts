import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { buttonPath, type OtherBrowserType } from './browser.ts';

const program = '/usr/bin/firefox-esr';

/** Stock Firefox, through WebDriver BiDi. Playwright only has its own Firefox. */
export const firefox: OtherBrowserType = {
  name: 'Firefox',
  package: 'firefox-esr',
  isThere: existsSync(program),

  async launch() {
    const browser = await launch({ browser: 'firefox', executablePath: program, timeout: 120_000 });
    const page = await browser.newPage();
    const errors: string[] = [];
    // A font still loading when the page was left (NS_BINDING_ABORTED) is not an error.
    page.on('pageerror', (error) => {
      if (!String(error).includes('status=2152398850')) errors.push(String(error));
    });
    await page.setViewport({ width: 1440, height: 900 });
    return {
      version: await browser.version(),
      errors,
      async open(address) {
        await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 120_000 });
      },
      run: async (script, ...values) => {
        const answer = await page.evaluate(script as (...given: unknown[]) => unknown, ...values);
        return answer as ReturnType<typeof script>;
      },
      press: (button) => page.locator(`::-p-xpath(${buttonPath(button)})`).click(),
      close: () => browser.close(),
    };
  },
};
