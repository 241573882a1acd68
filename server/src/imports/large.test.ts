import { spawn } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/imports';
import { sql } from 'drizzle-orm';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import { testDatabaseWithDetails } from '../database/testing.ts';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { until } from '../testing/until.ts';

/** Enough that line 400 is far from the end: 100 lines are written at once. */
const ROWS = 1500;

const titles = ['Name', 'Email', 'Phone', 'Education Level', 'Join Date'];
/** One child per line. */
const rows = Array.from({ length: ROWS }, (_, at) => [
  `Child ${at}`,
  `child${at}@large.example`,
  `01${20_000_000 + at}`,
  'Standard 3',
  '2026-01-05',
]);
const workbook = () => writeXlsx({ sheets: [{ name: 'Students', rows: [titles, ...rows] as never }] });
const reading = (bytes: Uint8Array) => ({
  file_name: 'students.xlsx',
  content: Buffer.from(bytes).toString('base64'),
});
const running = (lines: object[]) => ({
  file_name: 'students.xlsx',
  lines: lines.map((line) => ({ ...line, action: 'create', version: null })),
});

const { call, database } = await testPortal();
const other = await testDatabaseWithDetails();
let token: string;
beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  token = (await addAdmin(database, { level: 'level_1', branchId })).token;
});

test('a sheet that was formatted down to its last row has the lines that say something', async () => {
  const parts = unzipSync(await workbook());
  const sheet = Object.keys(parts).find((name) => name.endsWith('sheet1.xml'))!;
  const formatted = '<row><c s="0"/><c s="0"/></row>'.repeat(1_048_576 - ROWS - 1);
  const xml = new TextDecoder().decode(parts[sheet]).replace('</sheetData>', `${formatted}</sheetData>`);
  const bytes = zipSync({ ...parts, [sheet]: strToU8(xml) }, { level: 1 });
  const { status, body } = await call(contract.readImport, { body: reading(bytes) }, token);
  expect([status, body.data.length, body.truncated]).toEqual([200, ROWS, false]);
});

test('an import tells how far it is; the server is killed at line 400: nobody is there', async () => {
  const branchId = await addBranch(other.database, 'Georgetown');
  const admin = await addAdmin(other.database, { level: 'level_1', branchId });
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', PORTAL_DEMO: '0', PORTAL_LOG: 'text' },
      ...{ DATABASE_URL: other.url, PORTAL_DATA: other.filesFolder, PORTAL_WWW: other.filesFolder },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    server.stdout.on('data', (text: Buffer) => (said += text.toString()));
    const address = await until(() => /(?:Portal|API) ready at (http:[^\s;"]+)/.exec(said)?.[1], 120_000);
    const post = async (endpoint: { path: string }, body: object) =>
      fetch(`${address}/api${endpoint.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
        body: JSON.stringify(body),
      });
    const read = (await (await post(contract.readImport, reading(await workbook()))).json()) as {
      data: object[];
    };
    // IDs are drawn outside of the transaction and show how far it is.
    const drawn = async () => {
      const { rows: found } = await other.database.execute<{ drawn: string | null }>(
        sql`select pg_sequence_last_value(pg_get_serial_sequence('students', 'id')) as drawn`,
      );
      return Number(found[0]!.drawn ?? 0);
    };
    const before = await drawn();
    const answer = post(contract.runImport, running(read.data)).then(
      () => 'answered',
      () => 'cut off',
    );
    await until(async () => (await drawn()) - Math.max(before, 1000) >= 400, 120_000);
    const progress = await fetch(`${address}/api${contract.importProgress.path}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const { written } = (await progress.json()) as { written: number };
    server.kill('SIGKILL');
    expect(written).toBeGreaterThanOrEqual(300);
    expect(written).toBeLessThanOrEqual(ROWS);
    expect(await answer).toBe('cut off');
  } finally {
    server.kill('SIGKILL');
  }
  await until(async () => {
    const { rows: open } = await other.database.execute(
      sql`select from pg_stat_activity where datname = current_database() and state like '%transaction%' and pid <> pg_backend_pid()`,
    );
    return open.length === 0;
  });
  expect(await other.database.$count(students)).toBe(0);
  // The admin alone.
  expect(await other.database.$count(accounts)).toBe(1);
});
