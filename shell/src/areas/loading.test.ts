import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as filesModule from '@portal/portal-kit/loading/files';
import type * as stallModule from '@portal/portal-kit/loading/stall';

const base = 'https://portal.example/remotes/admin-app/2/';
const fetched = jest.fn<typeof fetch>();

// each test gets a portal that has not loaded anything
let files: typeof filesModule;
let stall: typeof stallModule;
beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  document.head.replaceChildren();
  globalThis.fetch = fetched.mockReset().mockImplementation(() => new Promise(() => undefined));
  files = await import('@portal/portal-kit/loading/files');
  stall = await import('@portal/portal-kit/loading/stall');
});
afterEach(() => void jest.useRealTimers());

const tag = () => document.head.lastElementChild as HTMLScriptElement;
const outcome = (work: Promise<void>) =>
  work.then(
    () => 'loaded',
    (error: Error) => error.name,
  );

test('a script that failed is asked for again at another address, and its success is remembered by nobody', async () => {
  const address = `${base}assets/1.js`;
  for (const expected of [address, `${address}?r=1`, `${address}?r=2`]) {
    const loading = outcome(files.loadScript(address));
    expect(tag().src).toBe(expected);
    tag().dispatchEvent(new Event('error'));
    expect(await loading).toBe('FileMissing');
    expect(document.head.childElementCount).toBe(0);
  }
  const loading = outcome(files.loadScript(address));
  tag().dispatchEvent(new Event('load'));
  expect(await loading).toBe('loaded');
});

test('two who need a script wait for one download', () => {
  const flights = [files.loadScript(`${base}1.js`), files.loadScript(`${base}1.js`)];
  expect(document.scripts).toHaveLength(1);
  expect(flights[0]).toBe(flights[1]);
});

test('a file of a release carries its hash, at any address, and files of others carry none', async () => {
  files.expectFiles(base, { 'assets/1.js': 'sha256-x', 'assets/1.css': 'sha256-y' });
  const loading = outcome(files.loadScript(`${base}assets/1.js`));
  expect(tag().integrity).toBe('sha256-x');
  tag().dispatchEvent(new Event('error'));
  await loading;
  void outcome(files.loadScript(`${base}assets/1.js`));
  expect([tag().src, tag().integrity]).toEqual([`${base}assets/1.js?r=1`, 'sha256-x']);
  void outcome(files.loadScript('https://portal.example/assets/main.js'));
  expect(tag().integrity).toBe('');
  const link = document.createElement('link');
  files.watchStyle(link, `${base}assets/1.css`);
  expect(link.integrity).toBe('sha256-y');
});

test('a style sheet that failed is asked for again at another address, and found again under the first', () => {
  const address = `${base}assets/1.css`;
  const failed = jest.fn();
  for (const expected of [address, `${address}?r=1`]) {
    const link = document.createElement('link');
    link.addEventListener('error', failed);
    files.watchStyle(link, address);
    expect([link.href, link.dataset['href']]).toEqual([expected, address]);
    link.dispatchEvent(new Event('error'));
  }
  expect(failed).toHaveBeenCalledTimes(2);
});

test('a style sheet that the page named and that did not come does not count as there', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${base}1.css">`;
  files.dropFailedStyles();
  expect(document.head.childElementCount).toBe(0);
  expect(files.addressOf(`${base}1.css`)).toBe(`${base}1.css?r=1`);
});

test('what failed before anybody listened is told as well', async () => {
  void outcome(files.loadScript(`${base}1.js`));
  tag().dispatchEvent(new Event('error'));
  const told = jest.fn();
  files.onFileFailure(told);
  files.noteFailure(`${base}2.js`, 'error');
  expect(told.mock.calls).toEqual([
    [{ address: `${base}1.js`, code: 'silent' }],
    [{ address: `${base}2.js`, code: 'error' }],
  ]);
});

test('a script is given up after eight seconds without progress', async () => {
  const loading = outcome(files.loadScript(`${base}1.js`));
  await jest.advanceTimersByTimeAsync(7500);
  expect(document.scripts).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await loading).toBe('FileMissing');
});

test('a script that is arriving is waited for, however long it takes', async () => {
  let give: (() => void) | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      give = () => controller.enqueue(new Uint8Array(100));
    },
  });
  fetched.mockResolvedValue({ body } as Response);
  const loading = outcome(files.loadScript(`${base}1.js`));
  for (let second = 0; second < 40; second += 5) {
    await jest.advanceTimersByTimeAsync(5000);
    give?.();
  }
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.scripts).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(9000);
  expect(await loading).toBe('FileMissing');
});

test('other files that arrive are a sign of life, too', async () => {
  const silent = jest.fn();
  stall.watchStall(silent);
  for (let second = 0; second < 30; second += 6) {
    await jest.advanceTimersByTimeAsync(6000);
    stall.noteArrival();
  }
  expect(silent).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(8500);
  expect(silent).toHaveBeenCalledTimes(1);
});
