import { beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, type ApiClient } from '@portal/shared-api/client';
import { signOut } from '@portal/shared-api/session';
import { startTestTexts } from '../testing/texts.ts';
import { browserStorages, type StoredSession } from './session-storage.ts';

const send = jest.fn<() => Promise<object>>();
jest.unstable_mockModule('@portal/shared-api/client', () => ({
  ApiError,
  isApiError: (error: Error) => error.name === 'ApiError',
  createClient: (): ApiClient => ({ call: send as never }),
}));
const { createPortalApi } = await import('./portal-api.ts');
const { createSessionStore } = await import('./session-store.ts');

const student: StoredSession = {
  token: 'first',
  role: 'student',
  name: 'Kumar A/L Raju',
  adminLevel: null,
  studentIsInitialized: true,
  haveActiveEnrollment: null,
  remembered: true,
};
const refusal = (status: number, code: string) => new ApiError(status, { code, message: code });

function signedIn() {
  const store = createSessionStore(browserStorages());
  store.signIn(student);
  return { store, api: createPortalApi(store) };
}

beforeEach(() => {
  startTestTexts();
  localStorage.clear();
  send.mockReset();
});

test('a session the server does not know any more ends, visibly', async () => {
  const { store, api } = signedIn();
  send.mockRejectedValue(refusal(401, 'session_ended'));
  await expect(api.call(signOut)).rejects.toMatchObject({ status: 401 });
  expect(store.getState()).toMatchObject({ session: null, expired: true });
});

test('a wrong password on a change does not end the session', async () => {
  const { store, api } = signedIn();
  send.mockRejectedValue(refusal(401, 'password_incorrect'));
  await expect(api.call(signOut)).rejects.toMatchObject({ code: 'password_incorrect' });
  expect(store.getState().session?.token).toBe('first');
});

test('a late answer to an old token leaves the session after it alone', async () => {
  const { store, api } = signedIn();
  send.mockImplementation(async () => {
    store.signIn({ ...student, token: 'second' });
    throw refusal(401, 'session_ended');
  });
  await expect(api.call(signOut)).rejects.toMatchObject({ status: 401 });
  expect(store.getState().session?.token).toBe('second');
});

test('a student whom the server leads to the setup is led there', async () => {
  const { store, api } = signedIn();
  send.mockRejectedValue(refusal(403, 'initialization_required'));
  await expect(api.call(signOut)).rejects.toMatchObject({ status: 403 });
  expect(store.getState().session?.studentIsInitialized).toBe(false);
  expect(localStorage.getItem('student_is_initialized')).toBe('false');
});

test('a tab whose session was replaced sends nothing', async () => {
  const { api } = signedIn();
  createSessionStore(browserStorages()).signIn({ ...student, token: 'second', name: 'Tan Mei Ling' });
  await expect(api.call(signOut)).rejects.toMatchObject({ code: 'session_replaced' });
  expect(send).not.toHaveBeenCalled();
});
