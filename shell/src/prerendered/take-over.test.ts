import { beforeEach, expect, jest, test } from '@jest/globals';
import { leaveToShell, type EarlySignIn } from './signed-in.ts';
import { rootBesidePage } from './take-over.ts';

const form = '<main tabindex="-1"><h1>Sign In</h1><form data-sign-in><input name="email"></form></main>';
const signedIn: EarlySignIn = { role: 'admin', remember: true, answer: { token: 't', name: 'Aminah' } };

let page: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="ahead">${form}</div><div id="root"></div>`;
  page = document.getElementById('ahead')!;
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

test('after the sign-in the form stays as it was filled in until the next page is there', async () => {
  const root = rootBesidePage(() => Promise.resolve());
  // what the shell shows until its next page has been rendered
  root.innerHTML = form;
  page.querySelector('input')!.value = 'a@b.my';
  leaveToShell(page, signedIn);
  await jest.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('input')!.value).toBe('a@b.my');
  root.innerHTML = '<main tabindex="-1"><h1>Approval List</h1></main>';
  await jest.advanceTimersByTimeAsync(1000);
  expect(page.isConnected).toBe(false);
  expect(document.querySelector('h1')!.textContent).toBe('Approval List');
  expect(document.activeElement).toBe(root.querySelector('main'));
});

test('what failed after the sign-in is shown instead of the form', async () => {
  const root = rootBesidePage(() => Promise.resolve());
  root.innerHTML = form;
  leaveToShell(page, signedIn);
  await jest.advanceTimersByTimeAsync(1000);
  root.innerHTML = '<main tabindex="-1"><h1>Payment</h1><p role="alert">It could not be opened</p></main>';
  await jest.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('[role=alert]')).not.toBeNull();
  expect(page.isConnected).toBe(false);
});
