/** Deeper places say little more. */
const DEPTH = 6;

const frame = /(https?:\/\/\S+?\.js)(?:\?\S*?)?:(\d+):(\d+)/;
const ofPortal = /^\/((?:assets|remotes\/\w[\w-]*\/\w[\w.-]*(?:\/assets)?)\/\w[\w.~-]*\.js)$/;

/** Where an error came from in the portal's own files; no words of it, for they may be a person's. */
export function stackOf(error: unknown): string[] {
  // Anything can be thrown.
  const stack: unknown = (error as { stack?: unknown } | null | undefined)?.stack;
  if (typeof stack !== 'string') return [];
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, address, row, column] = frame.exec(line) ?? [];
      const url = address === undefined ? null : new URL(address);
      const file = url?.origin === location.origin && ofPortal.exec(url.pathname)?.[1];
      return file ? [`${file}:${row}:${column}`] : [];
    })
    .slice(0, DEPTH);
}
