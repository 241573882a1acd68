import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';

jest.setTimeout(90_000);

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-main-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function portal(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORTAL_DATA: path.join(folder, 'data'),
      PORTAL_WWW: folder,
      PORTAL_DEMO: '0',
      ...env,
    },
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, output: () => text, ended };
}

async function ready({ output, ended }: Started): Promise<string> {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    const address = /Portal ready at (http:\S+)/.exec(output())?.[1];
    if (address) return address;
    if (over) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('starts on an empty folder, says how to make the first admin, and stops when it is told to', async () => {
  const first = portal({ PORT: '0' });
  const address = await ready(first);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  expect(first.output()).toContain('npm run admin:create');

  const port = new URL(address).port;
  const second = portal({ PORT: port, PORTAL_DATA: path.join(folder, 'other') });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`^Port ${port} is in use\\..*PORT=${Number(port) + 1} npm start\\n$`),
  );

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
});

test('starts again after it was killed', async () => {
  const killed = portal({ PORT: '0' });
  await ready(killed);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const again = portal({ PORT: '0' });
  expect((await fetch(`${await ready(again)}/api/ready`)).status).toBe(200);
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});

test('says which setting is wrong', async () => {
  const wrong = portal({ PORT: 'http' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toMatch(/^The portal cannot start, these settings are wrong:\n {2}PORT: /);
});

test('names the setting when the database of DATABASE_URL does not answer, without its password', async () => {
  const alone = portal({ PORT: '0', DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' });
  expect(await alone.ended).toBe(1);
  expect(alone.output()).toMatch(/^DATABASE_URL: the PostgreSQL at 127\.0\.0\.1:1\/portal cannot be used: /);
  expect(alone.output()).not.toContain('secret');
});
