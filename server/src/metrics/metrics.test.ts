import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { allBranches } from '@portal/shared-api/branches';
import { reportFault } from '@portal/shared-api/telemetry';
import { testPortal } from '../testing/portal.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-metrics-'));
await mkdir(path.join(folder, 'remotes', 'admin-app'), { recursive: true });
afterAll(() => rm(folder, { recursive: true }));

const TOKEN = 'a token for the collector';
const { app, call } = await testPortal({ portalFolder: folder, metricsToken: TOKEN, rateLimitFactor: 1 });
const closed = await testPortal();

const metrics = (authorization = `Bearer ${TOKEN}`) =>
  app.inject({ url: '/metrics', headers: { authorization } });
const fault = { area: 'admin-app', version: '1.2-ab', stage: 'chunk', code: 'ChunkLoadError', count: 2 };
const from = (remoteAddress: string, payload: object) =>
  app.inject({ method: 'POST', url: '/api/telemetry', remoteAddress, payload });

test('calls are measured by their pattern; only who carries the token reads it', async () => {
  await call(allBranches, {});
  const { statusCode, payload, headers } = await metrics();
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(payload).toMatch(
    /portal_call_seconds_count\{method="GET",route="\/api\/branch\/all",status="200"\} 1\n/,
  );
  expect(payload).toContain('portal_database_connections{state="waiting"} 0');
  expect(payload).toContain('process_resident_memory_bytes');
  for (const wrong of ['', 'Bearer', 'Bearer x', `Basic ${TOKEN}`])
    expect((await metrics(wrong)).json().code).toBe('not_found');
});

test('without a token in the settings there is no such address', async () => {
  for (const authorization of ['', 'Bearer undefined', 'Bearer '])
    expect((await closed.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
});

test('faults of browsers are counted by remote and stage; names nobody knows make no series', async () => {
  expect((await call(reportFault, { body: fault })).status).toBe(200);
  await call(reportFault, { body: fault });
  for (const area of ['evil-1', 'evil-2']) await call(reportFault, { body: { ...fault, area } });
  const { payload } = await metrics();
  expect(payload).toContain('portal_browser_faults_total{area="admin-app",stage="chunk"} 4\n');
  expect(payload).toContain('portal_browser_faults_total{area="unknown",stage="chunk"} 4\n');
  expect(payload).not.toContain('evil');
});

test.each([
  { area: '../x' },
  { stage: 'anything' },
  { count: 0 },
  { count: 1_000_000 },
  { code: 'a text with words' },
])('a report with %p is refused', async (wrong) => {
  expect((await from('203.0.113.8', { ...fault, ...wrong })).statusCode).toBe(400);
});

test('a report is small, and an address sends so many a minute', async () => {
  expect((await from('203.0.113.9', { ...fault, more: 'x'.repeat(2100) })).statusCode).toBe(413);
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await from('203.0.113.10', fault)).statusCode);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});
