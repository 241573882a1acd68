export const chance = (share: number): boolean => Math.random() < share;
export const whole = (from: number, to: number): number => from + Math.floor(Math.random() * (to - from + 1));
export const pick = <T>(values: readonly T[]): T | undefined => values[whole(0, values.length - 1)];

/** One of several actions, weighted. */
export function choose<T>(weights: readonly (readonly [number, T])[]): T {
  let left = Math.random() * weights.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of weights) if ((left -= weight) < 0) return value;
  return weights[0]![1];
}
