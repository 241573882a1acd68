import { useEffect, useRef } from 'react';

/** Longer than a pointer takes to pass over an entry, shorter than a click. */
export const INTENT_MS = 250;

/** Handlers for a link: one that keeps the pointer or the focus for a moment is about to be opened. */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(onIntent, INTENT_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
