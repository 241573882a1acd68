import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a state and returns it; fails if it does not come, on a machine that is busy with other things too. */
export async function until<State>(
  look: () => State | Promise<State>,
  limitMs = 60_000,
): Promise<Exclude<State, false | undefined | null>> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const state = await look();
    if (state) return state as Exclude<State, false | undefined | null>;
    if (Date.now() > deadline) throw new Error(`still not: ${look.toString()}`);
    await pause(20);
  }
}
