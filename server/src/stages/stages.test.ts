import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { diagnostics } from '@portal/shared-api/diagnostics';
import { ownStages } from '@portal/shared-api/stages';
import { reportLoads, type LoadState } from '@portal/shared-api/telemetry';
import { eq } from 'drizzle-orm';
import { branches } from '../database/schema/branches.ts';
import { addStudent, signedIn } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { addWorld } from '../testing/world.ts';
import { isInAudience } from './audience.ts';
import { isTooBad } from './watch.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-stages-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(path.join(folder, 'remotes', 'admin-app', '3'), { recursive: true });
await mkdir(path.join(folder, 'remotes', 'admin-app', '2'), { recursive: true });

const { call, database } = await testPortal({ portalFolder: folder });
const world = await addWorld(database);
const tokenOf = (name: keyof typeof world.callers) => signedIn(database, world.callers[name].accountId);

const title = { en: 'Back office', ch: '后台管理' };
const release = (version: string) => ({ version, releasedAt: '2025-01-31T08:00:00.000Z', area: { title } });
let stagings = 0;

/** Stages version 3 of admin-app as `npm run release -- admin-app --stage` does. */
async function stage(to: object): Promise<void> {
  const since = new Date(Date.UTC(2025, 0, 31, 8, 0, ++stagings)).toISOString();
  const staged = { release: release('3'), to, since };
  const area = { name: 'admin-app', stage: 'live', current: release('2'), previous: null, staged };
  const file = path.join(folder, 'remotes.json');
  await writeFile(file, JSON.stringify({ schema: 1, areas: [area] }));
}
beforeEach(() => stage({ roles: ['admin'] }));

const chosen = { data: [{ area: 'admin-app', version: '3' }] };
const own = async (token: string) => (await call(ownStages, {}, token)).body;
const tell = (state: LoadState, version = '3') =>
  call(reportLoads, { body: { loads: [{ area: 'admin-app', version, state, milliseconds: 10 }] } });

test('who gets it: by role, by level, by branch', async () => {
  const { name } = (await database.select().from(branches).where(eq(branches.id, world.home.branchId)))[0]!;
  const cases = [
    [{ roles: ['admin'] }, ['level_1', 'level_2', 'level_3']],
    [{ roles: ['level_3', 'teacher'] }, ['level_3', 'teacher']],
    [{ branches: [` ${name.toUpperCase()}`] }, ['level_1', 'level_2', 'student', 'teacher', 'parent']],
    [{ branches: [name], roles: ['parent', 'level_3'] }, ['parent']],
    [{ branches: ['Nowhere'] }, []],
    [{ share: 100 }, ['level_1', 'level_2', 'level_3', 'student', 'teacher', 'parent']],
    [{ share: 0 }, []],
  ] as const;
  for (const [to, expected] of cases) {
    await stage(to);
    const found: string[] = [];
    for (const who of ['level_1', 'level_2', 'level_3', 'student', 'teacher', 'parent'] as const)
      if ((await own(await tokenOf(who))).data.length > 0) found.push(who);
    expect([to, found]).toEqual([to, expected]);
  }
});

test('a student before the setup is answered too, somebody without a session is not', async () => {
  await stage({ roles: ['student'] });
  const { token } = await addStudent(database, { branchId: world.home.branchId, initialized: false });
  expect(await own(token)).toEqual(chosen);
  expect((await call(ownStages)).status).toBe(401);
});

test('a share is stable for a session, grows with its size and is about as large as it says', () => {
  const sessions = Array.from({ length: 2000 }, (_, at) => Buffer.from(`session ${at}`.padEnd(32)));
  const caller = (tokenHash: Buffer) => ({ role: 'admin', adminLevel: 'level_1', tokenHash }) as const;
  const of = (share: number, area = 'admin-app') =>
    new Set(sessions.filter((hash) => isInAudience({ share }, caller(hash), area, [])));
  const [few, more] = [of(10), of(30)];
  expect(few.size / 20).toBeGreaterThan(7);
  expect(few.size / 20).toBeLessThan(13);
  expect(few.isSubsetOf(more)).toBe(true);
  expect(of(10)).toEqual(few);
  expect(of(10, 'landing')).not.toEqual(few);
});

test.each([
  [{ opened: 2, faults: 2 }, false],
  [{ opened: 3, faults: 3 }, true],
  [{ opened: 15, faults: 3 }, false],
  [{ opened: 14, faults: 3 }, true],
  // pages that broke were opened before
  [{ opened: 0, faults: 3 }, true],
])('%j is too bad: %p', (field, expected) => expect(isTooBad(field)).toBe(expected));

test('one that fails too often is withdrawn by itself, says why, and begins anew when it is staged again', async () => {
  const token = await tokenOf('level_3');
  const stageOf = async () => (await call(diagnostics, {}, token)).body.applications[1].stage;
  for (const state of ['ready', 'ready', 'failed', 'crashed'] as const) await tell(state);
  // of the version in force
  for (let time = 0; time < 5; time += 1) await tell('failed', '2');
  expect(await own(token)).toEqual(chosen);
  expect(await stageOf()).toMatchObject({ version: '3', opened: 3, faults: 2, withdrawn_at: null });

  await tell('failed');
  expect(await own(token)).toEqual({ data: [] });
  expect(await stageOf()).toMatchObject({ opened: 4, faults: 3, withdrawn_at: expect.any(String) });
  const written = JSON.parse(await readFile(path.join(folder, 'withdrawals.json'), 'utf8'));
  expect(written['admin-app']).toMatchObject({ version: '3', why: '3 of 4 openings failed' });

  await stage({ roles: ['admin'] });
  expect(await own(token)).toEqual(chosen);
  expect(await stageOf()).toMatchObject({ opened: 0, faults: 0, withdrawn_at: null });
});

test('a folder that cannot be read says nothing of stages', async () => {
  await writeFile(path.join(folder, 'withdrawals.json'), '{"damaged');
  await writeFile(path.join(folder, 'remotes.json'), '{"schema":1,"areas":[{"name":"admin-app"}]}');
  expect(await own(await tokenOf('level_3'))).toEqual({ data: [] });
});
