import { useEffect, useState } from 'react';
import { afterTyping } from './after-typing.ts';

/** Pause before a search (specification B, section 9). */
export const SEARCH_DELAY = 500;

/** A value that follows another after it has been stable for a while, never during composition. */
export function useDebounced<T>(value: T, delay: number = SEARCH_DELAY): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => afterTyping(() => setSettled(value), delay), [value, delay]);
  return settled;
}
