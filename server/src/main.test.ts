import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';

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

function run(program: string, args: string[], env: Record<string, string>): Started {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, program), ...args], {
    env: {
      PATH: process.env.PATH,
      PORTAL_DATA: path.join(folder, 'data'),
      PORTAL_WWW: folder,
      PORTAL_DEMO: '0',
      PORTAL_LOG: 'text',
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

const portal = (env: Record<string, string>): Started => run('main.ts', [], env);

async function ready({ output, ended }: Started): Promise<string> {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    const address = /(?:Portal|API) ready at (http:[^\s;"]+)/.exec(output())?.[1];
    if (address) return address;
    if (over) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('starts on an empty folder, says how to make the first admin, and stops when it is told to', async () => {
  const first = portal({ PORT: '0' });
  const address = await ready(first);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  expect(first.output()).toContain(`PORTAL_DATA=${path.join(folder, 'data')} npm run admin:create`);

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

test('an empty portal gets its branch and its first admin from commands, in the database that it has', async () => {
  const open = portal({ PORT: '0' });
  const address = await ready(open);
  const command = async (program: string, args: string[], env: Record<string, string> = {}) => {
    const made = run(program, args, { PORTAL_ADMIN_PASSWORD: 'a-long-password-1', ...env });
    return { code: await made.ended, output: made.output() };
  };
  const branch = ['--name', 'Georgetown', '--phone', '+6042281234'];
  expect(await command('commands/create-branch.ts', branch)).toMatchObject({ code: 0 });
  const again = await command('commands/create-branch.ts', branch);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('Georgetown is a branch already') });
  const { data } = (await (await fetch(`${address}/api/branch/all`)).json()) as { data: object[] };
  expect(data).toMatchObject([{ branch_name: 'Georgetown', phone: '+6042281234' }]);

  const admin = [
    '--email',
    'first@centre.example',
    '--name',
    'Lim',
    '--level',
    'level_1',
    '--branch',
    'georgetown',
  ];
  const elsewhere = await command('commands/create-admin.ts', admin, {
    PORTAL_DATA: path.join(folder, 'none'),
  });
  expect(elsewhere).toMatchObject({ code: 1, output: expect.stringContaining('There is no database in ') });
  const made = await command('commands/create-admin.ts', admin);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(path.join(folder, 'data')) });
  const signIn = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first@centre.example', password: 'a-long-password-1' }),
  });
  expect(signIn.status).toBe(200);
  open.child.kill('SIGTERM');
  expect(await open.ended).toBe(0);
}, 240_000);

test('starts again after it was killed; behind another server it tells its own address from the portal’s', async () => {
  const killed = portal({ PORT: '0' });
  await ready(killed);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const again = portal({ PORT: '0', PORTAL_ADDRESS: 'http://localhost:4321' });
  const address = await ready(again);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  expect(again.output()).toContain(`API ready at ${address}; the portal is at http://localhost:4321\n`);
  expect(again.output()).not.toContain('Portal ready');
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});

test('for a collector every line is JSON, and the line of a call says who called', async () => {
  const collected = portal({ PORT: '0', PORTAL_LOG: 'json', PORTAL_METRICS_ADDRESS: '127.0.0.1:0' });
  const address = await ready(collected);
  await fetch(`${address}/api/branch/all`);
  collected.child.kill('SIGTERM');
  await collected.ended;
  const wrong = portal({ PORT: 'http', PORTAL_LOG: 'json' });
  await wrong.ended;
  const lines = `${collected.output()}${wrong.output()}`.trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.map(({ msg }) => msg)).toContain(`Portal ready at ${address}`);
  expect(entries.find(({ msg }) => msg === 'call')).toMatchObject({
    route: '/api/branch/all',
    address: '127.0.0.1',
  });
  expect(entries.at(-1)).toMatchObject({ level: 60, msg: expect.stringContaining('a port is a number') });
});

test('says which setting is wrong', async () => {
  const wrong = portal({ PORT: 'http' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toMatch(
    /^The portal cannot start, these settings are wrong:\n {2}PORT: a port is a number\n/,
  );
});

test('names the setting when the database of DATABASE_URL does not answer, without its password', async () => {
  const alone = portal({ PORT: '0', DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' });
  expect(await alone.ended).toBe(1);
  expect(alone.output()).toMatch(/^DATABASE_URL: the PostgreSQL at 127\.0\.0\.1:1\/portal cannot be used: /);
  expect(alone.output()).not.toContain('secret');
});
