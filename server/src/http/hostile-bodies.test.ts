import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { allBranches } from '@portal/shared-api/branches';
import fastify from 'fastify';
import { testPortal } from '../testing/portal.ts';
import { until } from '../testing/until.ts';
import { endCrawlingBodies } from './crawling-bodies.ts';

const MEGABYTE = 1024 * 1024;
const { app, call } = await testPortal();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
const open = new Set<net.Socket>();
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});

interface Sender {
  socket: net.Socket;
  answer: () => string;
  closed: () => boolean;
}

/** A connection that has sent the head of a call; the test sends the body. */
async function send(address: string, headers: string, to = port): Promise<Sender> {
  const socket = net.connect(to, '127.0.0.1');
  open.add(socket);
  let text = '';
  let isClosed = false;
  socket.on('data', (data: Buffer) => (text += data.toString()));
  socket.on('error', () => {});
  socket.on('close', () => (isClosed = true));
  await once(socket, 'connect');
  socket.write(`POST ${address} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`);
  return { socket, answer: () => text, closed: () => isClosed };
}

const form = 'Transfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=b';
const anonymousForm = () => send('/api/teacher/register', form);
const chunk = (data: Buffer | string) =>
  Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), Buffer.from(data), Buffer.from('\r\n')]);
const fieldHead = (name: string) => `\r\n--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
const filler = chunk(Buffer.alloc(64 * 1024, 'x'));

/** Writes the same chunk as fast as it is accepted, until the other side closes. */
async function flood(
  { socket, closed }: Sender,
  pieces: number,
  next: (at: number) => Buffer,
): Promise<void> {
  for (let at = 0; at < pieces && !closed() && socket.writable; at += 1)
    if (!socket.write(next(at)))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
}

const megabytes = () => Math.round(process.memoryUsage().rss / MEGABYTE);

test('200 forms of a hundred fields of a megabyte at once are refused, and memory stays flat', async () => {
  const before = megabytes();
  let most = 0;
  const senders = await Promise.all(Array.from({ length: 200 }, anonymousForm));
  const watch = setInterval(() => (most = Math.max(most, megabytes() - before)), 20);
  await Promise.all(
    senders.map(async (sender) => {
      const perField = MEGABYTE / (64 * 1024);
      await flood(sender, 100 * perField, (at) =>
        at % perField === 0 ? Buffer.concat([chunk(fieldHead(`f${at}`)), filler]) : filler,
      );
      await until(() => sender.closed() || sender.answer().includes('413'), 30_000);
    }),
  );
  clearInterval(watch);
  for (const { answer } of senders) if (answer()) expect(answer()).toMatch(/^HTTP\/1\.1 413/);
  expect(senders.filter(({ answer }) => answer().includes('"too_large"')).length).toBeGreaterThan(100);
  expect(most).toBeLessThan(200);
});

test('200 forms that stand still in the middle of a field hold little, and others are served', async () => {
  const before = megabytes();
  const senders = await Promise.all(Array.from({ length: 200 }, anonymousForm));
  for (const { socket } of senders) {
    socket.write(chunk(fieldHead('name')));
    for (let at = 0; at < 16; at += 1) socket.write(filler);
  }
  await pause(500);
  expect((await call(allBranches)).status).toBe(200);
  expect(megabytes() - before).toBeLessThan(150);
});

test('a JSON body of any length is held to its limit, announced or not', async () => {
  const announced = await send(
    '/api/admin/login',
    'Content-Type: application/json\r\nContent-Length: 1000000000',
  );
  await until(() => announced.closed());
  expect(announced.answer()).toMatch(/^HTTP\/1\.1 413/);
  const chunked = await send(
    '/api/admin/login',
    'Content-Type: application/json\r\nTransfer-Encoding: chunked',
  );
  await flood(chunked, 400, () => filler);
  await until(() => chunked.closed());
});

test('a file that no rule names is not read for ever', async () => {
  const sender = await anonymousForm();
  const head = '--b\r\nContent-Disposition: form-data; name="other"; filename="a.pdf"\r\n\r\n';
  sender.socket.write(chunk(head));
  await flood(sender, 2000, () => filler);
  await until(() => sender.closed());
  expect(sender.socket.bytesWritten).toBeLessThan(90 * MEGABYTE);
});

test('many small fields are refused as well', async () => {
  const body = new FormData();
  for (let at = 0; at < 60; at += 1) body.append(`f${at}`, 'x');
  const answer = await fetch(`http://127.0.0.1:${port}/api/teacher/register`, { method: 'POST', body });
  expect(answer.status).toBe(413);
});

test('a body that crawls is ended, one that gets on is not', async () => {
  const own = fastify();
  endCrawlingBodies(own, { windowMs: 200, leastBytes: 100 });
  own.post('/', (request) => ({ body: request.body }));
  await own.listen({ port: 0, host: '127.0.0.1' });
  const to = (own.server.address() as AddressInfo).port;
  const json = 'Content-Type: application/json\r\nContent-Length: 2002';
  const [crawling, moving] = [await send('/', json, to), await send('/', json, to)];
  const drops = setInterval(() => crawling.socket.write(' '), 50);
  moving.socket.write('"');
  for (let sent = 0; sent < 2000; sent += 100) {
    moving.socket.write('x'.repeat(100));
    await pause(40);
  }
  moving.socket.write('"');
  await until(() => moving.answer().includes('200 OK'));
  await until(() => crawling.closed());
  clearInterval(drops);
  expect(crawling.answer()).toBe('');
  await own.close();
});
