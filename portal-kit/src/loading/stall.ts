/** How long nothing may arrive before a load counts as stalled. */
export const STALL_MS = 8000;

/** After this long, check whether the file is still arriving. */
const LISTEN_AFTER_MS = 3000;
const LOOK_EVERY_MS = 500;

const ofThePortal = /\/(assets|remotes)\/|\/remotes\.json|\/mf-manifest\.json/;

let last = 0;

/** Records that data of the portal has arrived. */
export const noteArrival = (): void => {
  last = performance.now();
};

/** When data last arrived, on the clock of `performance.now()`. */
export const lastArrival = (): number => last;

/** Starts observing arrived files, whoever requested them. */
export function observeArrivals(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => ofThePortal.test(name))) noteArrival();
  }).observe({ type: 'resource', buffered: true });
}

async function drain(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    noteArrival();
    parts.push(part.value as Uint8Array<ArrayBuffer>);
  }
  return parts;
}

/**
 * Calls `onStall` once nothing has arrived for the limit. A script or style tag does not report progress, so after a
 * while the same file is fetched too: the browser shares one download.
 */
export function watchStall(onStall: () => void, address?: string, limit = STALL_MS): () => void {
  const started = performance.now();
  const listener = new AbortController();
  let listening = false;
  const timer = setInterval(
    () => {
      const now = performance.now();
      if (address && !listening && now - started >= LISTEN_AFTER_MS) {
        listening = true;
        fetch(address, { signal: listener.signal })
          .then(({ body }) => drain(body), Boolean)
          .catch(Boolean);
      }
      if (now - Math.max(started, last) < limit) return;
      stop();
      onStall();
    },
    Math.min(LOOK_EVERY_MS, limit),
  );
  const stop = () => {
    clearInterval(timer);
    listener.abort();
  };
  return stop;
}

/** Fetches a whole file, waiting as long as data arrives. */
export async function fetchFile(address: string, options: RequestInit = {}): Promise<Response> {
  const given = new AbortController();
  const stop = watchStall(() => given.abort(new Error(`${address} stalled`)));
  try {
    const { body, status, headers } = await fetch(address, { ...options, signal: given.signal });
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    return new Response(new Blob(await drain(body)), { headers });
  } finally {
    stop();
  }
}
