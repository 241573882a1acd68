import type { BrowserContextOptions, LaunchOptions } from '@playwright/test';
import type { Role } from '@portal/shared-api/endpoint';

export const launchOptions: LaunchOptions = {
  ...(process.env['PORTAL_CHROMIUM'] ? { executablePath: process.env['PORTAL_CHROMIUM'] } : {}),
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

const levels: Partial<Record<Role, Record<string, string>>> = { admin: { admin_level: 'level_3' } };

/** Browser storage of somebody signed in. */
export function signedIn(origin: string, role: Role, token: string): BrowserContextOptions {
  const session = { token, role, name: 'Somebody', language: 'en', ...levels[role] };
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
  const cookie = {
    name: 'signed_in',
    value: role,
    path: '/',
    expires: -1,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return {
    storageState: {
      cookies: [{ ...cookie, httpOnly: false, domain: new URL(origin).hostname }],
      origins: [{ origin, localStorage }],
    },
  };
}
