/** A generator with a fixed seed: from day to day the demo data only differs by its dates. */
export interface Random {
  /** From `least` to `most` inclusive. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  shuffled<T>(values: readonly T[]): T[];
}

/** Mulberry32: small, fast, and good enough for names and dates. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    chance: (probability) => next() < probability,
    pick: (values) => values[whole(0, values.length - 1)]!,
    shuffled: (values) => {
      const copy = [...values];
      for (let at = copy.length - 1; at > 0; at--) {
        const other = whole(0, at);
        [copy[at], copy[other]] = [copy[other]!, copy[at]!];
      }
      return copy;
    },
  };
}
