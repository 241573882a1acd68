import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { root } from './node.mjs';
import { startService } from './service.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-keep-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Counts its starts in a file, then does what the test says. */
function kept(lines, options) {
  const file = path.join(folder, 'program.mjs');
  const starts = path.join(folder, 'starts');
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(starts)}, 'x');${lines}`,
  );
  const said = [];
  const service = keepRunning(() => startService(path.relative(root, file)), {
    pauseMs: 1,
    say: (text) => said.push(text),
    ...options,
  });
  return { service, said, starts: () => (existsSync(starts) ? readFileSync(starts, 'utf8').length : 0) };
}

test('a server that died is started again, up to a limit', async () => {
  const { service, said, starts } = kept(`process.send('ready', () => process.exit(1));`, { limit: 2 });
  expect(await service.ended).toBe(1);
  expect(starts()).toBe(3);
  expect(said.at(-1)).toContain('died 3 times and is not started again');
});

test('one that was killed too, and one that was told to end stays away', async () => {
  const { service, starts } = kept(
    `process.send('ready'); setInterval(() => undefined, 1000);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);`,
    {
      limit: 1,
    },
  );
  expect(await service.ended).toBe(128);
  expect(starts()).toBe(2);
  const other = kept(`process.send('ready'); setInterval(() => undefined, 1000);`);
  while (other.starts() < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  other.service.stop('SIGTERM');
  expect(await other.service.ended).toBe(128);
  expect(other.starts()).toBe(3);
});

test('a server that cannot start is not tried again', async () => {
  const { service, starts } = kept(`process.exitCode = 1;`);
  expect(await service.ended).toBe(1);
  expect(starts()).toBe(1);
});
