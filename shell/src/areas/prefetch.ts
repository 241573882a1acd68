import { useEffect, useRef } from 'react';

/** Longer than a pointer needs to pass over an entry, shorter than it takes to click. */
export const INTENT_MS = 250;

/** Handlers for a link: what stays under the pointer or the focus for a moment is about to be opened. */
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
