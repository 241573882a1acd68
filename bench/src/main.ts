// npm run bench [-- api|pages|slow|payments|outstanding|people|teaching|load]: what the framework and the federation cost, each
// against the bare thing in one run, how payments, people and classes answer in a large centre, and payments under load
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../server/src/database/open.ts';
import { benchApi } from './api/bench-api.ts';
import { benchLoad } from './load/bench-load.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchSlowLine } from './pages/slow-line.ts';
import { benchPeople } from './people/bench-people.ts';
import { benchPayments } from './payments/bench-payments.ts';
import { startPortal } from './service.ts';
import { benchTeaching } from './teaching/bench-teaching.ts';

const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
const www = path.resolve(process.env['PORTAL_WWW'] || path.join(import.meta.dirname, '../../.portal/www'));

/** On a fresh database with demo data. */
async function compareWithBareThings(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
  // the account that the embedded database runs as must get in
  await chmod(folder, 0o755);
  const open = await openDatabase({ dataFolder: folder, report: console.error });
  try {
    const portal = await startPortal(open.url, folder, www);
    try {
      if (isWanted('api')) await benchApi(portal, open);
      if (isWanted('pages')) await benchPages(portal, open, folder);
      if (isWanted('slow') && !(await benchSlowLine(portal))) process.exitCode = 1;
    } finally {
      await portal.stop();
    }
  } finally {
    await open.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (isWanted('api') || isWanted('pages') || isWanted('slow')) await compareWithBareThings();
if (isWanted('payments')) await benchPayments(www, 'payments');
else if (isWanted('outstanding')) await benchPayments(www, 'outstanding');
if (isWanted('people')) await benchPeople(www);
if (isWanted('teaching')) await benchTeaching(www);
if (isWanted('load') && !(await benchLoad(www))) process.exitCode = 1;
