import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowKey } from './table-types.ts';

/** Long enough to find, short enough not to stay. */
const MARKED_FOR = 4000;

/** Marks the row that an action changed, for a moment: `[marked, mark]`, the first for `DataTable`. */
export function useMarkedRow(): [RowKey | null, (key: RowKey) => void] {
  const [marked, setMarked] = useState<RowKey | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const mark = useCallback((key: RowKey) => {
    clearTimeout(timer.current);
    setMarked(key);
    timer.current = setTimeout(() => setMarked(null), MARKED_FOR);
  }, []);
  return [marked, mark];
}
