import { useCallback, useSyncExternalStore } from 'react';
import { CARDS_BELOW, FOLD_BELOW, FOLD_DENSE_BELOW, PHONE_BELOW, size, WIDE_FROM } from '../theme/tokens.ts';

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

/** Whether the screen is narrower than 768 px. Use CSS if only styling changes. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${PHONE_BELOW - 0.02}px)`);

/** Whether hovering is possible: a mouse, not a finger. */
export const useHasHover = (): boolean => useMediaQuery('(hover: hover) and (pointer: fine)');

/** Whether there is room for the navigation beside the page. */
export const useIsWide = (): boolean => useMediaQuery(`(min-width: ${WIDE_FROM}px)`);

const navigation = { isPinned: false, changed: new Set<() => void>() };

/** Set by the dashboard's frame when its navigation is beside the page, which leaves less room. */
export function setNavigationPinned(isPinned: boolean): void {
  navigation.isPinned = isPinned;
  for (const changed of navigation.changed) changed();
}

const useNavigationPinned = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      navigation.changed.add(changed);
      return () => navigation.changed.delete(changed);
    },
    () => navigation.isPinned,
    () => false,
  );

/** The table layout for the screen: all columns, minor ones folded, or cards. */
export function useTableShape(dense: boolean): 'full' | 'folded' | 'cards' {
  const less = useNavigationPinned() ? size.railOpen - size.rail : 0;
  const isNarrow = useMediaQuery(`(max-width: ${CARDS_BELOW + less - 0.02}px)`);
  const isFolded = useMediaQuery(`(max-width: ${(dense ? FOLD_DENSE_BELOW : FOLD_BELOW) + less - 0.02}px)`);
  return isNarrow ? 'cards' : isFolded ? 'folded' : 'full';
}

/** Whether the person prefers reduced motion. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
