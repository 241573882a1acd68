import { chmod, mkdtemp } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { openDatabase } from '../server/src/database/open.ts';
import { startPortal } from './src/service.ts';
import { signIn } from './src/sign-in.ts';
import { median } from './src/median.ts';
import { loadPage, type Load } from './src/pages/load-page.ts';
import { launchOptions, signedIn } from './src/pages/browser.ts';
const wwws = process.argv.slice(2);
const folder = await mkdtemp('/tmp/portal-ab-'); await chmod(folder, 0o755);
const open = await openDatabase({ dataFolder: folder, report: console.error });
const services = []; for (const w of wwws) services.push(await startPortal(open.url, folder, w));
const browser = await chromium.launch(launchOptions);
const pages = [{ path: '/admin/students', ready: 'table tbody tr:is(.ant-table-row, .kit-row)', role: 'admin' as const }];
if (process.env.ALL) pages.push({ path: '/parent/payments', ready: 'table tbody tr:is(.ant-table-row, .kit-row)', role: 'parent' as never }, { path: '/', ready: '.landing-hero h1', role: undefined as never });
const N = Number(process.env.N ?? 6);
for (const page of pages) {
  const weak: Load[][] = wwws.map(() => []), quick: Load[][] = wwws.map(() => []);
  const tokens = await Promise.all(services.map((s) => page.role && signIn(s, page.role)));
  for (let r = 0; r < N; r++) for (const k of wwws.keys()) { const i = (k + r) % wwws.length;
    const { origin } = services[i]!; const o = page.role ? signedIn(origin, page.role, tokens[i]!) : {};
    quick[i]!.push(await loadPage(browser, origin, page, o, false));
    if (r % 2 === 0 && !process.env.QUICK) weak[i]!.push(await loadPage(browser, origin, page, o, true)); }
  for (const i of wwws.keys()) console.log(page.path, wwws[i], 'busy', median(quick[i]!.map((l) => l.busy)).toFixed(0), '[' + quick[i]!.map((l) => l.busy.toFixed(0)).join(' ') + ']', 'ready quick', median(quick[i]!.map((l) => l.ready)).toFixed(0), ...(weak[i]!.length ? ['weak ready', median(weak[i]!.map((l) => l.ready)).toFixed(0), 'fp', median(weak[i]!.map((l) => l.firstPaint)).toFixed(0), 'busy', median(weak[i]!.map((l) => l.busy)).toFixed(0), 'blocked', median(weak[i]!.map((l) => l.blocked)).toFixed(0), 'shift', median(weak[i]!.map((l) => l.shift)).toFixed(4), 'req', median(weak[i]!.map((l) => l.requests)), 'kib', median(weak[i]!.map((l) => l.scriptKibibytes)).toFixed(0)] : []));
}
await browser.close(); for (const s of services) await s.stop(); await open.close();
