import { useEffect, useState } from 'react';

/** Search waits this long for the next letter (specification B, section 9). */
export const SEARCH_DELAY = 500;

/** A value that follows another one after it has stood still for a while. */
export function useDebounced<T>(value: T, delay: number = SEARCH_DELAY): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
