import { expect, test, type Page } from '@playwright/test';
import { contextOf, homes } from '../support/accounts.ts';
import { previous, runs, today, together } from '../support/releases.ts';

/** Navigates like a link, without reloading the document. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** A few orders in which every name directly follows every other. */
function ordersOf(names: string[]): string[][] {
  const wanted = new Set(
    names.flatMap((one) => names.filter((two) => two !== one).map((two) => `${one} ${two}`)),
  );
  const orders: string[][] = [];
  const extend = (order: string[]): string[] => {
    const rest = names.filter((name) => !order.includes(name));
    if (rest.length === 0) return order;
    const next = rest.find((name) => wanted.has(`${order.at(-1)} ${name}`)) ?? rest[0]!;
    return extend([...order, next]);
  };
  while (wanted.size > 0) {
    const order = extend([[...wanted][0]!.split(' ')[0]!]);
    orders.push(order);
    order.forEach((name, at) => wanted.delete(`${order[at - 1]} ${name}`));
  }
  return orders;
}

test('remotes work in whatever order they are loaded: each of the five directly after each other one', async ({
  page,
}) => {
  together(today(), today());
  const { releases } = today();
  const orders = ordersOf(releases.map(({ area }) => area.name));
  expect(orders.length).toBeLessThan(10);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const order of orders) {
    await page.goto('/pagenotfound');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const found = await page.evaluate(
      async (wanted) => {
        interface Area {
          pages: { load: () => Promise<{ default: unknown }> }[];
        }
        interface Host {
          options: { name: string };
          registerRemotes: (remotes: { name: string; entry: string }[]) => void;
          loadRemote: (name: string) => Promise<{ default: Area }>;
        }
        const { __FEDERATION__: federation } = globalThis as unknown as {
          __FEDERATION__: { __INSTANCES__: Host[] };
        };
        const shell = federation.__INSTANCES__.find(({ options }) => options.name === 'shell')!;
        const kinds: string[] = [];
        for (const { name, entry } of wanted) {
          shell.registerRemotes([{ name, entry }]);
          const { default: area } = await shell.loadRemote(`${name}/area`);
          const loaded = await Promise.all(area.pages.map(({ load }) => load()));
          kinds.push(...loaded.map((one) => typeof one.default));
        }
        return [...new Set(kinds)];
      },
      order.map((name) => {
        const { manifest } = releases.find(({ area }) => area.name === name)!;
        return { name: `${name}~order`, entry: manifest };
      }),
    );
    expect(found, order.join(', ')).toEqual(['function']);
  }
  expect(faults).toEqual([]);
});

/** The computed style of every element: the number of elements, and the first differences. */
const look = (page: Page) =>
  page.locator('main').evaluate((main) => {
    // who has come by keyboard sees where the focus is, which is no difference between the pages
    (document.activeElement as HTMLElement | null)?.blur();
    const kept = globalThis as { looked?: Map<string, string>[] };
    const now = [main, ...main.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      // our own, from which the others derive
      const names = [...style].filter((name) => !name.startsWith('--'));
      return new Map(names.map((name) => [name, `${element.tagName} ${style.getPropertyValue(name)}`]));
    });
    const before = (kept.looked ??= now);
    const different = before.flatMap((was, at) =>
      [...was].filter(([name, value]) => now[at]?.get(name) !== value).map((one) => `${at} ${one.join(' ')}`),
    );
    return { elements: now.length, different: different.slice(0, 5) };
  });

test('a page looks the same after one of another remote: styles of A, B, A', async ({ browser }) => {
  together(today(), today());
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  for (const [one, other] of [
    ['/admin/subjects', '/teachers'],
    ['/teachers', '/admin/students'],
  ] as const) {
    await page.goto(one);
    // a prerendered page is taken over before
    await page.keyboard.press('Tab');
    await expect(page.locator('#ahead')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[role="alert"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const before = await look(page);
    expect(before.elements).toBeGreaterThan(20);
    await follow(page, other);
    await expect(page).toHaveURL(other);
    await page.waitForLoadState('networkidle');
    await follow(page, one);
    await expect.poll(() => look(page), { message: one }).toEqual(before);
  }
  await context.close();
});

test('the language changes on a page of a remote that is open, and nothing is loaded anew', async ({
  browser,
}) => {
  together(today(), today());
  const context = await contextOf(browser, 'parent');
  const page = await context.newPage();
  await page.goto(homes.parent);
  await expect(page.getByRole('button', { name: 'Submit New Payment' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  await page.getByRole('button', { name: 'Switch language to 中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '缴费' })).toBeVisible();
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Submit New Payment' })).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
  await context.close();
});

test('shell and remotes are released with a tab open: it goes on as it is, a new one has what is new', async ({
  browser,
}) => {
  together(previous(), previous());
  const context = await contextOf(browser, 'level3');
  const old = await context.newPage();
  const before = runs(old);
  await old.goto(homes.admin);
  await expect(old.getByRole('heading', { level: 1 }).first()).toBeVisible();
  together(today(), today());
  await old.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  for (const link of ['Payment', 'Classes']) {
    await old.getByRole('link', { name: link, exact: true }).click();
    await expect(old.getByRole('row').nth(1)).toBeVisible();
    await expect(old.locator('[role="alert"]')).toHaveCount(0);
  }
  expect(await old.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
  expect([...before].filter((one) => one.startsWith('shell/'))).toEqual([`shell/${previous().shell}`]);
  const fresh = await context.newPage();
  const after = runs(fresh);
  await fresh.goto('/admin/classes');
  await expect(fresh.getByRole('row').nth(1)).toBeVisible();
  expect([...after]).toContain(`shell/${today().shell}`);
  await context.close();
});
