import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowKey } from './table-types.ts';

/** Long enough to find the row, short enough not to linger. */
const MARKED_FOR = 4000;

const none: readonly RowKey[] = [];

/** Temporarily highlights rows that an action changed: `[marked, mark]`, the first for `DataTable`. */
export function useMarkedRow(): [readonly RowKey[], (...keys: RowKey[]) => void] {
  const [marked, setMarked] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const mark = useCallback((...keys: RowKey[]) => {
    clearTimeout(timer.current);
    setMarked(keys);
    timer.current = setTimeout(() => setMarked(none), MARKED_FOR);
  }, []);
  return [marked, mark];
}
