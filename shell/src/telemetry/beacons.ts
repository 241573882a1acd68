/**
 * A bad line fails in many places at once, and a page loads several parts: reports within this time are sent
 * together.
 */
const GATHER_MS = 2000;

/** Calls `send` shortly after it is requested, and when the page is left. */
export function batched(send: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    send();
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', flush);
  return () => (timer ??= setTimeout(flush, GATHER_MS));
}

/** Sends a report to the server that needs no answer. */
export const beacon = (address: string, body: unknown): boolean =>
  navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }));
