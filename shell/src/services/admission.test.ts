import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Role } from '@portal/shared-api/endpoint';
import { testRegistry } from '../testing/areas.ts';
import type { StoredSession } from '../session/session-storage.ts';

const refreshSession = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('./services.ts', () => ({
  refreshSession,
  registry: { known: () => testRegistry, read: async () => testRegistry },
}));
const { admit } = await import('./admission.ts');
const { sessionStore } = await import('../session/session-store.ts');
const { takeReturnPath } = await import('../session/return-path.ts');

const signIn = (role: Role, values: Partial<StoredSession> = {}) =>
  sessionStore.signIn({
    token: 'token',
    role,
    name: 'Somebody',
    adminLevel: null,
    studentIsInitialized: null,
    haveActiveEnrollment: null,
    remembered: true,
    ...values,
  });

const enter = (path: string) => admit(new URL(path, 'http://portal.example'));
const redirectOf = async (path: string) =>
  enter(path).then(
    () => null,
    (response: Response) => response.headers.get('Location'),
  );

beforeEach(() => {
  refreshSession.mockReset().mockResolvedValue();
  sessionStore.signOut();
  takeReturnPath();
});

test('names the area of a page the person may open', async () => {
  signIn('parent');
  await expect(enter('/parent/payments?page=2')).resolves.toBe('parent-app');
  expect(refreshSession).not.toHaveBeenCalled();
});

test('an address with other letters or doubled slashes leads to the page that was meant', async () => {
  signIn('parent');
  expect(await redirectOf('/Parent//Payments?page=2')).toBe('/parent/payments?page=2');
});

describe('a visitor on the way to a closed page', () => {
  test('lands on Page Not Found, and sign-in knows the way back', async () => {
    expect(await redirectOf('/admin/approval?page=2')).toBe('/pagenotfound');
    expect(takeReturnPath()).toBe('/admin/approval?page=2');
  });
  test('a signed-in person of another role has no way back to it', async () => {
    signIn('parent');
    expect(await redirectOf('/admin/approval')).toBe('/pagenotfound');
    expect(takeReturnPath()).toBeNull();
  });
});

describe('a page for some levels while the level is not known yet', () => {
  test('waits for the profile and opens', async () => {
    signIn('admin');
    refreshSession.mockImplementation(async () => sessionStore.learn({ adminLevel: 'level_3' }));
    await expect(enter('/admin/reports')).resolves.toBe('admin-app');
  });
  test('stays closed when the profile cannot be read', async () => {
    signIn('admin');
    refreshSession.mockRejectedValue(new Error('offline'));
    expect(await redirectOf('/admin/reports')).toBe('/pagenotfound');
  });
  test('stays closed for another level without asking', async () => {
    signIn('admin', { adminLevel: 'level_1' });
    expect(await redirectOf('/admin/reports')).toBe('/pagenotfound');
    expect(refreshSession).not.toHaveBeenCalled();
  });
});
