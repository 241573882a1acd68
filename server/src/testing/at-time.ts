import { jest } from '@jest/globals';

/** Runs something at a moment: the server's clock says it, and everything that waits goes on as always. */
export async function atTime(now: string, run: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
  try {
    await run();
  } finally {
    jest.useRealTimers();
  }
}
