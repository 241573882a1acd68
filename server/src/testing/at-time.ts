import { jest } from '@jest/globals';

/** Runs something at a fixed time: only the server's clock is set, timers run as usual. */
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
