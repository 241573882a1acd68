import { useCallback, useSyncExternalStore } from 'react';
import { PHONE_BELOW } from './tokens.ts';

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the screen is narrower than 768 px. Use CSS where only looks change. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${PHONE_BELOW - 0.02}px)`);

/** Whether the person asked the system for less motion. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
