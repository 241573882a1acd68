import { setTimeout as pause } from 'node:timers/promises';

/** More crashes than this within the time are not worth another restart. */
const LIMIT = 5;
const WITHIN_MS = 10 * 60_000;

/**
 * Runs a service and restarts it a few times when it crashes. One that was never ready has a fault that a restart
 * does not fix, so it ends, as does one told to stop. `begin` starts it; `ended` resolves to its last exit code.
 */
export function keepRunning(begin, { limit = LIMIT, withinMs = WITHIN_MS, pauseMs = 1000, say } = {}) {
  let current;
  let stopping = false;
  let everReady = false;
  const deaths = [];

  async function run() {
    for (;;) {
      current = begin();
      void current.ready.then(() => (everReady = true));
      const code = await current.ended;
      if (stopping || code === 0 || !everReady) return code;
      const now = Date.now();
      deaths.push(now);
      while (now - deaths[0] > withinMs) deaths.shift();
      if (deaths.length > limit) {
        say(`The portal died ${deaths.length} times and is not started again; see what it said above.`);
        return code;
      }
      say('The portal died and is started again');
      await pause(pauseMs * deaths.length);
      if (stopping) return code;
    }
  }

  return {
    ended: run(),
    stop: (signal) => {
      stopping = true;
      current.stop(signal);
    },
  };
}
