import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { keepServerTime, today } from './calendar.ts';
import { createClient, type ApiError } from './client.ts';
import type { Language } from './languages.ts';
import { createStudentPayment } from './payments-family.ts';
import { signOut } from './session.ts';

const DAY = 86_400_000;

// A proxy in front of the portal, which answers by itself when the portal is down.
const proxy = createServer((request, response) => {
  if (request.headers.authorization === 'Bearer coded') {
    response.writeHead(503, { 'content-type': 'application/json' });
    response.end('{"code":"unavailable","message":"The portal is starting."}');
    return;
  }
  if (request.headers.authorization === 'Bearer large') {
    response.writeHead(413, { 'content-type': 'text/html' });
    response.end('<h1>413 Request Entity Too Large</h1>');
    return;
  }
  const days = Number(/^days (.+)$/.exec(request.headers.authorization?.slice(7) ?? '')?.[1] ?? 0);
  response.setHeader('date', new Date(Date.now() + days * DAY).toUTCString());
  response.writeHead(502, { 'content-type': 'text/plain' });
  response.end('Bad Gateway');
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
afterAll(() => new Promise((resolve) => proxy.close(resolve)));

const failure = (token: string, language: Language = 'en', baseUrl = address) =>
  createClient({ baseUrl, token: () => token, language: () => language, onSessionEnded: () => undefined })
    .call(signOut)
    .catch((error: unknown) => error);

test('a failure of the portal is not put down to the person’s connection', async () => {
  expect(await failure('x')).toMatchObject({
    status: 502,
    code: 'internal',
    message: 'The portal could not answer (502). Please try again in a moment.',
  });
  expect(await failure('x', 'ch')).toMatchObject({ message: '系统未能正常响应（502），请稍后重试。' });
});

test('what is too large for a proxy is said to be too large, not to be tried again', async () => {
  expect(await failure('large')).toMatchObject({
    status: 413,
    message: 'The file is too large to be sent. Please choose a smaller one.',
  });
});

test('no answer at all is', async () => {
  expect(await failure('x', 'en', 'http://127.0.0.1:1')).toMatchObject({
    status: 0,
    code: 'network',
    message: expect.stringContaining('internet connection'),
  });
});

test('what the portal itself says is shown as it is', async () => {
  expect(await failure('coded')).toMatchObject({ code: 'unavailable', message: 'The portal is starting.' });
});

/** Submits a payment with a proof to a server that accepts it and never answers. */
async function handIn(standstillMs: number, signal?: AbortSignal): Promise<unknown> {
  const silent = createServer((request) => void request.resume());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const client = createClient({
    baseUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    token: () => 'x',
    language: () => 'en',
    onSessionEnded: () => undefined,
    standstillMs,
  });
  const body = {
    payment_amount: '120.50',
    payment_date: '2025-01-31',
    payment_type: 'E-Wallet',
    payment_for: 'January-2025',
  } as const;
  const files = { payment_proof: new File(['%PDF-1.4'], 'slip.pdf', { type: 'application/pdf' }) };
  try {
    return await client
      .call(createStudentPayment, { body, files }, { signal })
      .catch((error: unknown) => error);
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
}

test('a call with a file that stands still is given up, as no answer', async () => {
  expect(await handIn(50)).toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
});

test('one that the person gave up is told as that', async () => {
  expect(await handIn(60_000, AbortSignal.timeout(50))).toMatchObject({ code: 'ERR_CANCELED' });
});

test.each([1, -1, 731, -731])('the day is the server’s, %d days from the one of the device', async (days) => {
  const there = today(new Date(Date.now() + days * DAY));
  await failure(`days ${days}`);
  expect(today()).toBe(there);
  keepServerTime(new Date().toUTCString());
  expect(today()).toBe(today(new Date()));
});

test('an answer without a date changes nothing', () => {
  const before = today();
  keepServerTime(undefined);
  keepServerTime('no date');
  expect(today()).toBe(before);
});

test.each(['NotFoundError', 'NotReadableError'])(
  'a file that the device can no longer read (%s) is to be chosen again',
  async (name) => {
    class GoneFile extends File {
      override slice = () =>
        ({ arrayBuffer: () => Promise.reject(new DOMException('gone', name)) }) as unknown as Blob;
    }
    const body = {
      payment_amount: '1',
      payment_type: 'E-Wallet' as const,
      payment_date: '2025-01-31',
      payment_for: 'January-2025',
    };
    const client = createClient({
      baseUrl: 'http://127.0.0.1:1',
      token: () => 'x',
      language: () => 'en',
      onSessionEnded: () => undefined,
    });
    const error = await client
      .call(createStudentPayment, { body, files: { payment_proof: new GoneFile(['x'], 'slip.png') } })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 400, code: 'file_gone' });
    expect((error as ApiError).errors['payment_proof']).toEqual([
      'The file was changed or deleted on this device after it was chosen. Please choose it again.',
    ]);
  },
);
