/** Without storage nothing is kept. */
function attempt<T>(task: (storage: Storage) => T): T | null {
  try {
    return task(window.sessionStorage);
  } catch {
    return null;
  }
}

/** What this tab keeps under a key; null if nothing is readable. */
export const readFromTab = (key: string): unknown =>
  attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);

/** Keeps a value for this tab, across reloads until it is closed. */
export const keepInTab = (key: string, value: unknown): void =>
  void attempt((storage) => storage.setItem(key, JSON.stringify(value)));

export const dropFromTab = (key: string): void => void attempt((storage) => storage.removeItem(key));

/** Whether this tab has a key with this prefix. */
export const isInTab = (beginning: string): boolean =>
  attempt((storage) => Object.keys(storage).some((key) => key.startsWith(beginning))) ?? false;
