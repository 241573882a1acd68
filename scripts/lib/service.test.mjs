import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './node.mjs';
import { startService } from './service.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-service-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const service = (lines) => {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, lines);
  return startService(path.relative(root, file));
};
const first = ({ ready, ended }) => Promise.race([ready, ended.then((code) => `ended with ${code}`)]);

test('a service is ready when it says so, and ends when it is told to', async () => {
  const one = service(`process.send('ready'); setInterval(() => undefined, 1000);`);
  expect(await first(one)).toBe('ready');
  one.stop();
  expect(await one.ended).toBe(128);
});

test('SIGKILL of npm alone ends what npm started, through the shell that npm leaves behind', async () => {
  // Other systems do not tell a shell's parent.
  if (process.platform !== 'linux') return;
  const program = path.join(folder, 'program.mjs');
  const ended = path.join(folder, 'ended');
  const service = JSON.stringify(path.join(root, 'scripts/lib/service.mjs'));
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'; import { onStop } from ${service};
     setInterval(() => undefined, 1000);
     onStop((signal) => { writeFileSync(${JSON.stringify(ended)}, signal); process.exit(); });
     console.log('started');`,
  );
  const npm = path.join(folder, 'npm.mjs');
  writeFileSync(
    npm,
    `import { spawn } from 'node:child_process';
     spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, ${JSON.stringify(program)}], { stdio: 'inherit' });`,
  );
  const started = spawn(process.execPath, [npm], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  await once(started.stdout, 'data');
  started.kill('SIGKILL');
  // ends when its last holder has ended
  await once(started.stdout.resume(), 'close');
  expect(readFileSync(ended, 'utf8')).toBe('SIGTERM');
});

test('one that ends before was never ready', async () => {
  expect(await first(service('process.exitCode = 3;'))).toBe('ended with 3');
});
