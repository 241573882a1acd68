// npm run bench [-- api|pages|slow|memory|payments|outstanding|people|teaching|load]: the cost of framework and
// federation, each compared with bare code in one run; the memory of a tab; response times in a large centre; and
// payments under load. `releases` only runs when named: it changes sources and releases them, which takes minutes.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from '../../server/src/database/open.ts';
import { benchApi } from './api/bench-api.ts';
import { benchLoad } from './load/bench-load.ts';
import { benchMemory } from './memory/bench-memory.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchSlowLine } from './pages/slow-line.ts';
import { benchPeople } from './people/bench-people.ts';
import { benchPayments } from './payments/bench-payments.ts';
import { benchReleases } from './releases/bench-releases.ts';
import { startPortal } from './service.ts';
import { benchTeaching } from './teaching/bench-teaching.ts';

const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
const www = path.resolve(process.env['PORTAL_WWW'] || path.join(import.meta.dirname, '../../.portal/www'));

/** Runs on a new database, which is dropped afterwards. */
async function withDatabase(work: (open: OpenDatabase, folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
  // the embedded database's account needs access
  await chmod(folder, 0o755);
  const open = await openDatabase({ dataFolder: folder, report: console.error });
  try {
    await work(open, folder);
  } finally {
    await open.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryPortal(open: OpenDatabase, folder: string): Promise<void> {
  const portal = await startPortal(open.url, folder, www);
  try {
    if (isWanted('api')) await benchApi(portal, open);
    if (isWanted('pages')) await benchPages(portal, open, folder);
    if (isWanted('slow') && !(await benchSlowLine(portal))) process.exitCode = 1;
    if (isWanted('memory') && !(await benchMemory(portal))) process.exitCode = 1;
  } finally {
    await portal.stop();
  }
}

if (['api', 'pages', 'slow', 'memory'].some(isWanted)) await withDatabase(tryPortal);
if (parts.includes('releases'))
  await withDatabase(async ({ url }, folder) => {
    if (!(await benchReleases(url, folder, www))) process.exitCode = 1;
  });
if (isWanted('payments')) await benchPayments(www, 'payments');
else if (isWanted('outstanding')) await benchPayments(www, 'outstanding');
if (isWanted('people')) await benchPeople(www);
if (isWanted('teaching')) await benchTeaching(www);
if (isWanted('load') && !(await benchLoad(www))) process.exitCode = 1;
