/** How long the portal waits for a part of an area. */
export const AREA_LIMIT_MS = 8000;

/** Something took longer than the portal waits. */
export class TimeExceeded extends Error {
  override readonly name = 'TimeExceeded';
}

/** Rejects when the work is not done in time; what comes later is dropped. */
export function withinLimit<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeExceeded(`${what} did not answer within ${milliseconds / 1000} s`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
