import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { printTable } from '../table.ts';
import { prepare } from './load-page.ts';

/** About as long as typing an address and a password takes. */
const TYPING_MS = 10_000;

const roles = [
  ['Admin', 'level3@demo.example'],
  ['Parent', 'parent@demo.example'],
] as const;

const rows = 'table tbody tr:is(.ant-table-row, .kit-row), .kit-empty';

/** Signs in with a cold browser on a weak line and machine. Returns the time from Login to the rows. */
async function once(browser: Browser, origin: string, role: string, email: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-MY',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await prepare(await context.newCDPSession(page), true);
    await page.goto(`${origin}/signin`);
    await page.getByRole('radio', { name: role }).check({ force: true });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('demo-portal-1');
    await page.waitForTimeout(TYPING_MS);
    await page.evaluate((selector) => {
      // the language switch is a form as well
      const { form } = document.querySelector<HTMLInputElement>('input[type=password]')!;
      const button = form!.querySelector<HTMLElement>('[type=submit]')!;
      const began = performance.now();
      const told = new Promise<number>((resolve) => {
        const look = () => {
          const row = document.querySelector(selector);
          if (row?.getBoundingClientRect().height) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      });
      Object.assign(globalThis, { told });
      button.click();
    }, rows);
    return await page.evaluate(() => (globalThis as unknown as { told: Promise<number> }).told);
  } finally {
    await context.close();
  }
}

/** From Login until the rows of the role's home page, if somebody has typed meanwhile. */
export async function benchAfterLogin(
  browser: Browser,
  builds: { name: string; origin: string }[],
  rounds: number,
): Promise<void> {
  for (const [role, email] of roles) {
    const times = builds.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, { origin }] of builds.entries())
        times[index]!.push(await once(browser, origin, role, email));
    printTable(
      `after Login as ${role}, typed for ${TYPING_MS / 1000} s: until rows stand, median of ${rounds}`,
      ['build', 'ms', 'all'],
      builds.map(({ name }, index) => [
        name,
        median(times[index]!).toFixed(0),
        times[index]!.map((time) => time.toFixed(0)).join(' '),
      ]),
    );
  }
}
