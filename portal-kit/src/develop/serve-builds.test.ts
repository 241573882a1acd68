import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serveBuilds } from './serve-builds.ts';

test('a build is served to every page, and nothing beside its folder', async () => {
  const above = mkdtempSync(path.join(os.tmpdir(), 'portal-builds-'));
  const folder = path.join(above, 'builds');
  mkdirSync(path.join(folder, 'admin-app'), { recursive: true });
  writeFileSync(path.join(folder, 'admin-app', 'release.json'), '{}');
  writeFileSync(path.join(above, 'secret.json'), '{}');
  const server = serveBuilds(folder).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answerOf = (file: string) => fetch(`http://localhost:${port}/${file}`);
  const answer = await answerOf('admin-app/release.json');
  expect([answer.status, answer.headers.get('access-control-allow-origin'), await answer.text()]).toEqual([
    200,
    '*',
    '{}',
  ]);
  for (const file of ['', 'admin-app', 'none.json', '..%2fsecret.json', '%2e%2e/secret.json'])
    expect((await answerOf(file)).status).toBe(404);
  server.close();
  rmSync(above, { recursive: true });
});
