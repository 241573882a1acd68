import { beforeEach, describe, expect, test } from '@jest/globals';
import { browserStorages, type StoredSession } from './session-storage.ts';
import { createSessionStore, watchOtherTabs } from './session-store.ts';

const admin: StoredSession = {
  token: 'admin-token',
  role: 'admin',
  name: 'Tan Mei Ling',
  adminLevel: null,
  studentIsInitialized: null,
  haveActiveEnrollment: null,
  remembered: true,
};
const student: StoredSession = {
  ...admin,
  token: 'student-token',
  role: 'student',
  name: 'Kumar A/L Raju',
  studentIsInitialized: false,
  haveActiveEnrollment: true,
};

const stored = (storage: Storage) => Object.fromEntries(Object.entries(storage));
const open = () => createSessionStore(browserStorages());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is stored', () => {
  test('Remember me keeps the specified keys in long-term storage', () => {
    open().signIn(student);
    expect(stored(localStorage)).toEqual({
      token: 'student-token',
      role: 'student',
      name: 'Kumar A/L Raju',
      student_is_initialized: 'false',
      have_active_enrollment: 'true',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test('without Remember me the session stays in session-only storage', () => {
    open().signIn({ ...student, remembered: false });
    expect(sessionStorage.getItem('token')).toBe('student-token');
    expect(localStorage).toHaveLength(0);
  });

  test('a sign-in replaces what the other storage held', () => {
    open().signIn(admin);
    open().signIn({ ...student, remembered: false });
    expect(localStorage).toHaveLength(0);
    expect(open().getState().session).toMatchObject({ role: 'student', remembered: false });
  });

  test('a sign-out clears the session keys of both storages and keeps the language', () => {
    const store = open();
    store.signIn(student);
    store.learn({ adminLevel: 'level_3' });
    localStorage.setItem('language', 'ch');
    sessionStorage.setItem('have_active_enrollment', 'true');
    store.signOut();
    expect(stored(localStorage)).toEqual({ language: 'ch' });
    expect(sessionStorage).toHaveLength(0);
    expect(store.getState().session).toBeNull();
  });

  test('a sign-out takes unfinished payments along, a session that ended by itself does not', () => {
    const key = 'draft.payment.student.SS7';
    const store = open();
    store.signIn(student);
    sessionStorage.setItem(key, '{}');
    store.expire();
    expect(sessionStorage.getItem(key)).toBe('{}');
    store.signIn(student);
    store.signOut();
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test('a reload finds the session again with what was learned', () => {
    const store = open();
    store.signIn(admin);
    store.learn({ adminLevel: 'level_2', name: 'Tan M. L.' });
    expect(open().getState().session).toEqual({ ...admin, adminLevel: 'level_2', name: 'Tan M. L.' });
  });

  test.each([
    ['an unknown role', { token: 't', role: 'superuser' }],
    ['no token', { role: 'admin' }],
    ['no role', { token: 't' }],
  ])('%s is no session', (_, values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    expect(open().getState().session).toBeNull();
  });

  test('an invented level is dropped', () => {
    for (const [key, value] of Object.entries({ token: 't', role: 'admin', admin_level: 'level_9' }))
      localStorage.setItem(key, value);
    expect(open().getState().session?.adminLevel).toBeNull();
  });
});

describe('two tabs', () => {
  test('a tab whose session another sign-in replaced says whose it is now and acts no more', () => {
    const mine = open();
    mine.signIn(admin);
    const { signal } = mine.getState().lifetime;
    open().signIn(student);
    expect(mine.checkStorage()).toBe(false);
    expect(mine.getState().replaced).toEqual({ name: 'Kumar A/L Raju' });
    expect(mine.getState().session?.token).toBe('admin-token');
    expect(signal.aborted).toBe(true);
  });

  test('an answer about the session before leaves the stored one as it is', () => {
    const mine = open();
    mine.signIn(admin);
    open().signIn(student);
    const before = stored(localStorage);
    mine.learn({ name: admin.name, adminLevel: 'level_3' });
    expect(stored(localStorage)).toEqual(before);
    expect(mine.getState().replaced).toEqual({ name: 'Kumar A/L Raju' });
  });

  test('a tab that has stopped stays stopped and knows who signed in last', () => {
    const mine = open();
    mine.signIn(admin);
    open().signOut();
    mine.checkStorage();
    open().signIn(student);
    expect(mine.checkStorage()).toBe(false);
    expect(mine.getState().replaced).toEqual({ name: 'Kumar A/L Raju' });
  });

  test('a sign-out elsewhere stops the tab too', () => {
    const mine = open();
    mine.signIn(admin);
    open().signOut();
    expect(mine.checkStorage()).toBe(false);
    expect(mine.getState().replaced).toEqual({ name: null });
  });

  test('a session of this tab only is not touched by what others do', () => {
    const mine = open();
    mine.signIn({ ...admin, remembered: false });
    localStorage.setItem('role', 'student');
    localStorage.setItem('token', 'student-token');
    expect(mine.checkStorage()).toBe(true);
  });

  test('a visitor takes over the sign-in of another tab', () => {
    const visitor = open();
    open().signIn(student);
    expect(visitor.checkStorage()).toBe(true);
    expect(visitor.getState().session?.name).toBe('Kumar A/L Raju');
  });

  test('the storage event of the token is enough', () => {
    const mine = open();
    mine.signIn(admin);
    const stop = watchOtherTabs(mine);
    open().signIn(student);
    window.dispatchEvent(new StorageEvent('storage', { key: 'name' }));
    expect(mine.getState().replaced).toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(mine.getState().replaced).not.toBeNull();
    stop();
  });
});

test('an expired session is gone from storage, and that it expired is known until the next sign-in', () => {
  const store = open();
  store.signIn(admin);
  store.expire();
  expect(localStorage).toHaveLength(0);
  expect(store.getState()).toMatchObject({ session: null, expired: true });
  store.signIn(student);
  expect(store.getState().expired).toBe(false);
});

test('a sign-out aborts what the session began', () => {
  const store = open();
  store.signIn(admin);
  const { signal } = store.getState().lifetime;
  store.signOut();
  expect(signal.aborted).toBe(true);
  expect(store.getState().lifetime.signal.aborted).toBe(false);
});
