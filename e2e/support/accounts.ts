import type { Role } from '@portal/shared-api/endpoint';
import {
  expect,
  test,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { portals } from '../portal.ts';

export const PASSWORD = 'demo-portal-1';

/** The demo accounts: every role and admin level. */
export const accounts = {
  level3: 'admin',
  level2: 'admin',
  level1: 'admin',
  student: 'student',
  teacher: 'teacher',
  parent: 'parent',
} as const satisfies Record<string, Role>;
export type Account = keyof typeof accounts;

export const emailOf = (account: Account): string => `${account}@demo.example`;

export const homes: Record<Role, string> = {
  admin: '/admin/approval',
  student: '/student/timetable',
  teacher: '/teacher/timetable',
  parent: '/parent/payments',
};

const roleNames: Record<Role, string> = {
  admin: 'Admin',
  student: 'Student',
  teacher: 'Teacher',
  parent: 'Parent',
};

/** Somebody's credentials. */
export interface Credentials {
  role: Role;
  email: string;
  password: string;
}

/** Fills in the sign-in form and presses Login. */
export async function fillSignIn(page: Page, { role, email, password }: Credentials): Promise<void> {
  const choice = page.getByRole('radio', { name: roleNames[role] });
  await page.locator('label', { has: choice }).click();
  await expect(choice).toBeChecked();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Signs in with a demo account on screen and waits for its home page. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/signin');
  const role = accounts[account];
  await fillSignIn(page, { role, email: emailOf(account), password: PASSWORD });
  await expect(page).toHaveURL(homes[role]);
}

/** A demo account's token, for what a journey does not do on screen. */
export async function tokenOf(request: APIRequestContext, account: Account): Promise<string> {
  const answer = await request.post(`/api/${accounts[account]}/login`, {
    data: { email: emailOf(account), password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** The API's answer to a sign-in with Remember me. */
async function openSession({ role, email, password }: Credentials) {
  const answer = await fetch(`${portals.journeys.address}/api/${role}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, remember: true }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { token: string; name: string; is_initialized?: boolean };
}

/** Browser storage after signing in with Remember me. */
export async function storedFor(who: Account | Credentials): Promise<Record<string, string>> {
  const isDemo = typeof who === 'string';
  const credentials = isDemo ? { role: accounts[who], email: emailOf(who), password: PASSWORD } : who;
  const { token, name, is_initialized } = await openSession(credentials);
  return {
    token,
    name,
    role: credentials.role,
    language: 'en',
    ...(isDemo && credentials.role === 'admin' && { admin_level: who.replace('level', 'level_') }),
    ...(is_initialized !== undefined && { student_is_initialized: String(is_initialized) }),
  };
}

/** A browser context that is already signed in, like after Remember me. */
export async function contextOf(
  browser: Browser,
  who: Account | Credentials,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const stored = await storedFor(who);
  const context = await browser.newContext({
    ...options,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: test.info().project.use.baseURL!,
          localStorage: Object.entries(stored).map(([key, value]) => ({ name: key, value })),
        },
      ],
    },
  });
  context.on('page', moveMouseOffRail);
  return context;
}

/** In a headless browser the mouse starts at the top left, where it would keep the rail expanded. */
function moveMouseOffRail(page: Page): void {
  const { width, height } = page.viewportSize()!;
  page.once('domcontentloaded', () => {
    // A page that showed a file may be closed by now.
    page.mouse.move(width - 1, height - 1).catch(() => undefined);
  });
}
