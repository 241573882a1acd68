import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a state and returns it; fails if it does not come. */
export async function until<State>(
  look: () => State | Promise<State>,
  limitMs = 15_000,
): Promise<Exclude<State, false | undefined | null>> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const state = await look();
    if (state) return state as Exclude<State, false | undefined | null>;
    if (Date.now() > deadline) throw new Error(`still not: ${look.toString()}`);
    await pause(20);
  }
}
