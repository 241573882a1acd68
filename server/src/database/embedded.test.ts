import { afterAll, afterEach, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../testing/until.ts';
import { readPostmaster } from './embedded/postmaster.ts';
import { startEmbedded, stopLeftBehind, type Embedded } from './embedded.ts';

// Real servers, in a folder that the database account can enter.
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-launcher-'));
fs.chmodSync(home, 0o755);
/** Shared by every test that does not need a new database: creating one takes seconds. */
const USUAL = 'usual';
const running = new Set<Embedded>();

async function started(name: string, report?: (message: string) => void): Promise<Embedded> {
  const embedded = await startEmbedded(path.join(home, name), { report });
  running.add(embedded);
  return embedded;
}
async function stopped(embedded: Embedded): Promise<void> {
  running.delete(embedded);
  await embedded.stop();
}
async function ask(url: string, query: string) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}
const postmaster = (name: string) => readPostmaster(path.join(home, name, 'cluster'));
const isAlive = (pid: number) => {
  try {
    return !fs.readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

afterEach(async () => {
  for (const embedded of running) await stopped(embedded);
});
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

test('starts, stops, and has its data at the next start', async () => {
  const first = await started(USUAL);
  await ask(first.url, 'create table kept as select 42 as answer');
  const { pid } = postmaster(USUAL)!;
  await stopped(first);
  await until(() => !isAlive(pid));

  const second = await started(USUAL);
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect(await ask(second.url, `select current_setting('fsync') as fsync`)).toEqual([{ fsync: 'on' }]);
});

test('starters that race share one server, and the last one stops it', async () => {
  const all = await Promise.all(Array.from({ length: 3 }, () => started('race')));
  expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  const { pid } = postmaster('race')!;
  for (const embedded of all.slice(1)) await stopped(embedded);
  expect(isAlive(pid)).toBe(true);
  await stopped(all[0]!);
  await until(() => !isAlive(pid));
});

test('a server that is killed comes back at the same address', async () => {
  const told: string[] = [];
  const embedded = await started(USUAL, (message) => told.push(message));
  const { pid } = postmaster(USUAL)!;
  process.kill(pid, 'SIGKILL');
  const deadline = Date.now() + 20_000;
  let answer: unknown;
  while (!answer && Date.now() < deadline) {
    await pause(100);
    answer = await ask(embedded.url, 'select 1 as one').catch(() => undefined);
  }
  expect(answer).toEqual([{ one: 1 }]);
  expect(postmaster(USUAL)!.pid).not.toBe(pid);
  expect(told.join()).toContain('started again');
});

test('a postmaster.pid that names another program is no obstacle', async () => {
  await stopped(await started(USUAL));
  const file = path.join(home, USUAL, 'cluster', 'postmaster.pid');
  fs.writeFileSync(file, [process.pid, path.dirname(file), 1, 1, '', '127.0.0.1', '', ''].join('\n'));
  const embedded = await started(USUAL);
  expect(await ask(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a copy of a folder in use is a database of its own', async () => {
  const original = await started(USUAL);
  await ask(original.url, 'create table copied as select 42 as answer');
  execFileSync('cp', ['-a', path.join(home, USUAL), path.join(home, 'copy')]);
  const copy = await started('copy');
  expect(postmaster('copy')!.pid).not.toBe(postmaster(USUAL)!.pid);
  expect(await ask(copy.url, 'update copied set answer = 1 returning answer')).toEqual([{ answer: 1 }]);
  expect(await ask(original.url, 'select answer from copied')).toEqual([{ answer: 42 }]);
});

test('what a killed process left running is stopped, unless another one uses it', async () => {
  const folder = path.join(home, USUAL);
  const program = path.join(import.meta.dirname, 'embedded', 'acknowledge.ts');
  const killed = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  const { pid } = postmaster(USUAL)!;
  const other = await started(USUAL);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  expect(await stopLeftBehind(folder)).toBe(false);
  expect(await ask(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);

  const last = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(last.stdout, 'data');
  await stopped(other);
  expect(isAlive(pid)).toBe(true);
  last.kill('SIGKILL');
  await once(last, 'close');
  expect(await stopLeftBehind(folder)).toBe(true);
  await until(() => !isAlive(pid));
  expect(await stopLeftBehind(folder)).toBe(false);
});

test('what an interrupted initdb left is no obstacle', async () => {
  fs.mkdirSync(path.join(home, 'half', 'cluster.new-dead', 'base'), { recursive: true });
  const embedded = await started('half');
  expect(await ask(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('killed in the middle of writes: every acknowledged row is there, and it starts', async () => {
  const folder = path.join(home, USUAL);
  const program = path.join(import.meta.dirname, 'embedded', 'acknowledge.ts');
  const acknowledged = { count: 0, last: 0 };
  for (let round = 0; round < 4; round++) {
    const writer = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const enough = acknowledged.count + 50;
    writer.stdout.on('data', (chunk: Buffer) => {
      const whole = chunk.toString().split('\n').slice(0, -1);
      acknowledged.count += whole.length;
      acknowledged.last = Math.max(acknowledged.last, ...whole.map(Number));
    });
    const deadline = Date.now() + 30_000;
    while (acknowledged.count < enough && Date.now() < deadline) await pause(20);
    // Every other round also kills the database first.
    if (round % 2 === 1) process.kill(postmaster(USUAL)!.pid, 'SIGKILL');
    writer.kill('SIGKILL');
    await once(writer, 'close');
    expect(acknowledged.count).toBeGreaterThanOrEqual(enough);
  }
  const embedded = await started(USUAL);
  const [row] = await ask(
    embedded.url,
    `select count(*) filter (where number <= ${acknowledged.last})::int as kept from acknowledged`,
  );
  expect(row.kept).toBe(acknowledged.last);
});
