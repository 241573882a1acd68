import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that did its work disappears or is disabled, and the focus is lost. The first usable one gets it,
 * preferably in the same line, so that keyboard users stay in the dialog. `after` is what the work changed.
 */
export function useKeptFocus<Area extends HTMLElement>(after: unknown): RefObject<Area | null> {
  const area = useRef<Area>(null);
  const seen = useRef(after);
  useEffect(() => {
    if (seen.current === after) return;
    seen.current = after;
    const at = document.activeElement;
    if (at && at !== document.body && !at.matches(':disabled')) return;
    const next =
      area.current?.querySelector<HTMLElement>('li button:enabled') ??
      area.current?.querySelector<HTMLElement>('button:enabled');
    next?.focus();
  }, [after]);
  return area;
}
