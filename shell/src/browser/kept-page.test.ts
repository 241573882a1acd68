import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { browserStorages } from '../session/session-storage.ts';
import { createSessionStore } from '../session/session-store.ts';
import { watchKeptPage } from './kept-page.ts';

const parent = { token: 'one', role: 'parent', name: 'Siti', remembered: false } as const;
const isBlank = () => document.documentElement.classList.contains('kept');
const comeBack = (persisted = true) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

let stop = () => {};
beforeEach(() => sessionStorage.clear());
afterEach(() => stop());

function leave(ask: () => Promise<void>, signedIn = true) {
  const store = createSessionStore(browserStorages());
  if (signedIn)
    store.signIn({ ...parent, adminLevel: null, studentIsInitialized: null, haveActiveEnrollment: null });
  stop = watchKeptPage(store, ask);
  return store;
}

test('a page that Back brings back is blank until the server knows the session still', async () => {
  let answer = () => {};
  leave(() => new Promise((resolve) => (answer = resolve)));
  comeBack(false);
  expect(isBlank()).toBe(false);
  comeBack();
  expect(isBlank()).toBe(true);
  answer();
  await settled();
  expect(isBlank()).toBe(false);
});

test('without the session of this tab it is the tab’s own word that shows, and the server is not asked', async () => {
  const ask = jest.fn(async () => undefined);
  const store = leave(ask);
  sessionStorage.clear();
  comeBack();
  await settled();
  expect(store.getState().replaced).not.toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(isBlank()).toBe(false);
});

test('a visitor’s page is never blank', () => {
  leave(async () => undefined, false);
  comeBack();
  expect(isBlank()).toBe(false);
});
