import { useEffect, useState } from 'react';
import { afterTyping } from './after-typing.ts';

/** Search waits this long for the next letter (specification B, section 9). */
export const SEARCH_DELAY = 500;

/** A value that follows another one after it has stood still for a while, and never into the middle of a composition. */
export function useDebounced<T>(value: T, delay: number = SEARCH_DELAY): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => afterTyping(() => setSettled(value), delay), [value, delay]);
  return settled;
}
