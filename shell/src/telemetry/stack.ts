/** Deeper places add little. */
const DEPTH = 6;

const frame = /(https?:\/\/\S+?\.js)(?:\?\S*?)?:(\d+):(\d+)/;
const ofShell = /^\/(assets\/\w[\w.~-]*\.js)$/;
/** Wherever it lies: remotes may come from a static host, and from a folder of it. */
const ofRemote = /\/(remotes\/\w[\w-]*\/\w[\w.-]*(?:\/assets)?\/\w[\w.~-]*\.js)$/;

function fileOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const own = origin === location.origin ? ofShell.exec(pathname) : null;
  return (own ?? ofRemote.exec(pathname))?.[1];
}

/** Where an error occurred in the portal's own files, without its message, which may be personal. */
export function stackOf(error: unknown): string[] {
  // Anything can be thrown.
  const stack: unknown = (error as { stack?: unknown } | null | undefined)?.stack;
  if (typeof stack !== 'string') return [];
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, address, row, column] = frame.exec(line) ?? [];
      const file = address && fileOf(address);
      return file ? [`${file}:${row}:${column}`] : [];
    })
    .slice(0, DEPTH);
}
