import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that did its work is gone or disabled, and the focus with it. The first one that still works gets it, of a
 * line before any other, so that somebody at the keyboard stays in the dialog. `after` is what the work changed.
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
