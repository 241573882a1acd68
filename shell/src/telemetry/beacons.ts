/** A bad line fails in many places at once, and a page loads several parts; what happens within this is told together. */
const GATHER_MS = 2000;

/** Calls `send` a little after it is asked for, and when the page is left. */
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

/** Tells the server something that is worth no answer. */
export const beacon = (address: string, body: unknown): boolean =>
  navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }));
