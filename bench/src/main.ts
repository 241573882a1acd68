// npm run bench [-- api|pages]: what the framework and the federation cost, each against the bare thing in one run
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../server/src/database/open.ts';
import { benchApi } from './api/bench-api.ts';
import { benchPages } from './pages/bench-pages.ts';
import { startPortal } from './service.ts';

const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
// the account that the embedded database runs as must get in
await chmod(folder, 0o755);
const www = path.resolve(process.env['PORTAL_WWW'] || path.join(import.meta.dirname, '../../.portal/www'));
const open = await openDatabase({ dataFolder: folder, report: console.error });
try {
  const portal = await startPortal(open.url, folder, www);
  try {
    if (isWanted('api')) await benchApi(portal, open);
    if (isWanted('pages')) await benchPages(portal, open, folder);
  } finally {
    await portal.stop();
  }
} finally {
  await open.close();
  await rm(folder, { recursive: true, force: true });
}
