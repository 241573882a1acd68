import { lastArrival, STALL_MS } from '@portal/portal-kit/loading/stall';

/** How long the portal waits for a part of an area without progress. */
export const AREA_LIMIT_MS = STALL_MS;

/** Nothing arrived for longer than the limit. */
export class TimeExceeded extends Error {
  override readonly name = 'TimeExceeded';
}

/** Rejects if the work is not done and nothing has arrived for this long; late results are dropped. */
export function withinLimit<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (rest: number) => {
      timer = setTimeout(() => {
        const left = lastArrival() + milliseconds - performance.now();
        if (left > 0) wait(left);
        else reject(new TimeExceeded(`${what}: nothing arrived for ${milliseconds / 1000} s`));
      }, rest);
    };
    wait(milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
