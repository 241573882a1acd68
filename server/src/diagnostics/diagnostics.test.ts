import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { diagnostics } from '@portal/shared-api/diagnostics';
import { reportFault, reportLoads, type LoadState } from '@portal/shared-api/telemetry';
import { sql } from 'drizzle-orm';
import { tidyUp } from '../jobs/housekeeping.ts';
import { signedIn } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { addWorld } from '../testing/world.ts';
import { loadsOf } from './queries.ts';
import { createStackReader } from './stacks.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-diagnostics-'));
afterAll(() => rm(folder, { recursive: true }));
const put = async (name: string, content: unknown) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
};

const release = (version: string) => ({
  version,
  releasedAt: '2025-01-31T08:00:00.000Z',
  area: { title: { en: 'Back office', ch: '后台管理' } },
});
const table = {
  shells: ['7', '6'],
  remotes: [
    {
      name: 'admin-app',
      version: '2',
      stage: 'current',
      missing: [[], ['button Gone']],
      mounted: [[], null],
      deprecated: ['the prop "min" of NumberField: Goes after 31 December 2026.'],
    },
  ],
};
await put('remotes.json', {
  areas: [{ name: 'admin-app', stage: 'live', current: release('2'), previous: release('1') }],
});
await put('composition/shells.json', { inForce: '7', since: '2025-02-01T08:00:00.000Z', kept: [] });
await put('composition/compatibility.json', table);
await put('shell/assets/shell.7.js', '');
await put('remotes/admin-app/2/assets/348.d0.js', '');
// line 1, column 10 of the built file is line 3, column 5 of the source
const map = (source: string) => ({ version: 3, sources: [source], names: [], mappings: 'SAEI' });
await put('maps/admin-app/2/assets/348.d0.js.map', map('webpack://admin_app_2/./src/students/page.tsx'));
await put('maps/shell/6/assets/list.d0.js.map', map('webpack://shell/../shared-ui/src/list/list.tsx'));

const { call, database, storage } = await testPortal({
  portalFolder: folder,
  mapsFolder: path.join(folder, 'maps'),
});
const world = await addWorld(database);
const token = await signedIn(database, world.callers.level_3.accountId);

const ask = async () => (await call(diagnostics, {}, token)).body;
const tell = (version: string, state: LoadState, milliseconds = 0, area = 'admin-app') =>
  call(reportLoads, { body: { loads: [{ area, version, state, milliseconds }] } });
const fault = { area: 'admin-app', version: '2', stage: 'render', code: 'TypeError', count: 2 };

test('what is in force, since when, and what works with what', async () => {
  const { applications, compatibility } = await ask();
  expect(compatibility).toEqual(table);
  expect(applications).toMatchObject([
    { name: 'shell', title: null, version: '7', released_at: '2025-02-01T08:00:00.000Z', previous: null },
    {
      name: 'admin-app',
      title: { en: 'Back office', ch: '后台管理' },
      version: '2',
      released_at: '2025-01-31T08:00:00.000Z',
      previous: '1',
      is_live: true,
    },
  ]);
});

test('loads are summed up by version; versions that nobody released make no rows', async () => {
  for (const milliseconds of [90, 240, 240, 7000]) await tell('2', 'ready', milliseconds);
  await tell('2', 'crashed');
  await tell('7', 'ready', 1200, 'shell');
  for (const [version, area] of [
    ['3', 'admin-app'],
    ['7', 'evil'],
    ['x', 'shell'],
  ]) {
    await tell(version!, 'ready', 5, area);
  }
  const { applications } = await ask();
  expect(applications[1].loads).toEqual([
    {
      version: '2',
      ready: 4,
      failed: 0,
      incompatible: 0,
      crashed: 1,
      median_ms: 250,
      slowest_twentieth_ms: 8000,
    },
  ]);
  expect(applications[0].loads).toMatchObject([{ version: '7', ready: 1, median_ms: 2000 }]);
  const { rows } = await database.execute(sql`select distinct area, version from area_loads order by 1`);
  expect(rows).toEqual([
    { area: 'admin-app', version: '2' },
    { area: 'shell', version: '7' },
  ]);
});

test('the last faults have their place in the sources, or in the built code without a map', async () => {
  const stack = ['remotes/admin-app/2/assets/348.d0.js:1:10', 'assets/list.d0.js:1:10', 'assets/gone.js:4:2'];
  await call(reportFault, { body: { ...fault, stack } });
  await call(reportFault, { body: fault });
  expect((await ask()).applications[1].faults).toEqual([
    {
      version: '2',
      stage: 'render',
      code: 'TypeError',
      count: 4,
      last_at: expect.any(String),
      stack: [
        { file: 'admin-app/src/students/page.tsx', line: 3, column: 5, isMapped: true },
        { file: 'shared-ui/src/list/list.tsx', line: 3, column: 5, isMapped: true },
        { file: 'assets/gone.js', line: 4, column: 2, isMapped: false },
      ],
    },
  ]);
});

test('kinds of faults are many only until the last fifty', async () => {
  for (let kind = 0; kind < 60; kind += 1) {
    await call(reportFault, { body: { ...fault, code: `kind-${kind}` } });
  }
  const { rows } = await database.execute(sql`select code from browser_faults order by last_at`);
  expect(rows).toHaveLength(50);
  expect(rows.at(-1)).toEqual({ code: 'kind-59' });
  expect((await ask()).applications[1].faults).toHaveLength(10);
});

test.each([
  ['../../etc/passwd.js:1:1'],
  ['remotes/../2/x.js:1:1'],
  ['remotes/admin-app/../assets/x.js:1:1'],
  ['assets/x.js'],
  ['https://evil.example/assets/x.js:1:1'],
])('a stack with %s is refused', async (position) => {
  expect((await call(reportFault, { body: { ...fault, stack: [position] } })).status).toBe(400);
});

test('a map that is damaged costs nothing but the place', async () => {
  await put('maps/admin-app/2/assets/9.d0.js.map', '{"version":3');
  const placeOf = createStackReader(path.join(folder, 'maps'));
  expect(await placeOf('remotes/admin-app/2/assets/9.d0.js:1:1')).toMatchObject({ isMapped: false });
});

test('what was told a month ago goes', async () => {
  await database.execute(
    sql`update area_loads set last_at = now() - interval '31 days' where area = 'shell'`,
  );
  await database.execute(sql`update browser_faults set last_at = now() - interval '31 days'`);
  await tidyUp(database, storage);
  const [shell, remote] = (await ask()).applications;
  expect([shell.loads, remote.faults]).toEqual([[], []]);
  expect(remote.loads).toHaveLength(1);
});

test('of nothing there are no times', () => {
  expect(loadsOf('1', [{ state: 'failed', within_ms: 0, count: 3 }])).toEqual({
    version: '1',
    ready: 0,
    failed: 3,
    incompatible: 0,
    crashed: 0,
    median_ms: null,
    slowest_twentieth_ms: null,
  });
});
