import { useCallback, useSyncExternalStore } from 'react';
import { CARDS_BELOW, FOLD_BELOW, FOLD_DENSE_BELOW, PHONE_BELOW } from '../theme/tokens.ts';

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

/** Whether names can show on hover: a mouse, not a finger. */
export const useHasHover = (): boolean => useMediaQuery('(hover: hover) and (pointer: fine)');

/** How much of a table fits the screen: all columns, the main ones with the minor ones folded away, or cards. */
export function useTableShape(dense: boolean): 'full' | 'folded' | 'cards' {
  const isNarrow = useMediaQuery(`(max-width: ${CARDS_BELOW - 0.02}px)`);
  const isFolded = useMediaQuery(`(max-width: ${(dense ? FOLD_DENSE_BELOW : FOLD_BELOW) - 0.02}px)`);
  return isNarrow ? 'cards' : isFolded ? 'folded' : 'full';
}

/** Whether the person asked the system for less motion. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
