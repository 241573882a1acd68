/** A wait as a clock shows it: `1:05`. */
export const waitText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
