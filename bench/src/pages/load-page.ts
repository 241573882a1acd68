import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';

/** A measured page, which is ready when `ready` is visible. */
export interface MeasuredPage {
  path: string;
  ready: string;
}

export interface Load {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  /** Largest contentful paint, some seconds after the page was ready: browsers report it later than they paint. */
  largestPaint: number;
  ready: number;
  /** Blocking time so far: the part of tasks beyond their first 50 ms. */
  blocked: number;
  /** Layout shift. */
  shift: number;
  /** Requests before the page was ready. */
  requests: number;
  kibibytes: number;
  scriptKibibytes: number;
  /** CPU time of the page until then, in milliseconds. */
  busy: number;
  errors: string[];
}

/** Simulates a phone on a weak line, or leaves this machine as it is. */
export async function prepare(session: CDPSession, weak: boolean): Promise<void> {
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (!weak) return;
  const throughput = (1.6 * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

interface Transfer {
  isScript: boolean;
  bytes: number;
}

function watchTransfers(session: CDPSession): Map<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) transfers.set(requestId, { isScript: type === 'Script', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer && /javascript/.test(response.mimeType)) transfer.isScript = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}

interface Moment {
  blocked: number;
  shift: number;
  ready: number;
  paint: number;
}

interface Watched {
  tellReady: (moment: Moment) => void;
  largestPaint: number;
}

/** Runs in the page: reports the time when the element is painted and the page's scripts have run. */
function tellWhenReady(selector: string): void {
  const watched = globalThis as unknown as Watched;
  let blocked = 0;
  let shift = 0;
  const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  watch('longtask', ({ duration }) => (blocked += Math.max(0, duration - 50)));
  watch('layout-shift', (entry) => (shift += (entry as unknown as { value: number }).value));
  watch('largest-contentful-paint', ({ startTime }) => (watched.largestPaint = startTime));
  const look = () => {
    const element = document.querySelector(selector);
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isShown = element?.textContent?.trim() && element.getBoundingClientRect().height > 0;
    if (!isShown || !page?.domContentLoadedEventEnd) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const ready = performance.now();
      watched.tellReady({ ready, blocked, shift, paint: paint?.startTime ?? ready });
    });
  };
  requestAnimationFrame(look);
}

const kibibytes = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

const LIMIT_MS = 60_000;

/** Opens an address with an empty cache. */
export async function loadPage(
  browser: Browser,
  origin: string,
  { path, ready }: MeasuredPage,
  options: BrowserContextOptions,
  weak: boolean,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
    ...options,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await prepare(session, weak);
    const transfers = watchTransfers(session);
    const told = Promise.withResolvers<Moment>();
    await page.exposeFunction('tellReady', (moment: Moment) => told.resolve(moment));
    await page.addInitScript(tellWhenReady, ready);
    const limit = setTimeout(() => told.reject(new Error(`${path} was not ready in time`)), LIMIT_MS);
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    const moment = await told.promise;
    clearTimeout(limit);
    const busy = await busyTime(session);
    const asked = [...transfers.values()];
    // responses in progress have no size yet; browsers report unused hints some seconds later
    await page.waitForTimeout(weak ? 4000 : 500);
    const largestPaint = await page.evaluate(() => (globalThis as unknown as Watched).largestPaint);
    return {
      firstPaint: moment.paint,
      largestPaint,
      ready: moment.ready,
      blocked: moment.blocked,
      shift: moment.shift,
      requests: asked.length,
      kibibytes: kibibytes(asked),
      scriptKibibytes: kibibytes(asked.filter(({ isScript }) => isScript)),
      busy,
      errors,
    };
  } finally {
    await context.close();
  }
}
