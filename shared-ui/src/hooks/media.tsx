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

/** Whether the screen is narrower than 768 px. Use CSS where only looks change. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${PHONE_BELOW - 0.02}px)`);

/** Whether names can show on hover: a mouse, not a finger. */
export const useHasHover = (): boolean => useMediaQuery('(hover: hover) and (pointer: fine)');

/** Whether the screen has room for the navigation beside the page. */
export const useIsWide = (): boolean => useMediaQuery(`(min-width: ${WIDE_FROM}px)`);

const navigation = { isPinned: false, changed: new Set<() => void>() };

/** The dashboard's frame says that its navigation stands beside the page, which then has less room. */
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

/** How much of a table fits the screen: all columns, the main ones with the minor ones folded away, or cards. */
export function useTableShape(dense: boolean): 'full' | 'folded' | 'cards' {
  const less = useNavigationPinned() ? size.railOpen - size.rail : 0;
  const isNarrow = useMediaQuery(`(max-width: ${CARDS_BELOW + less - 0.02}px)`);
  const isFolded = useMediaQuery(`(max-width: ${(dense ? FOLD_DENSE_BELOW : FOLD_BELOW) + less - 0.02}px)`);
  return isNarrow ? 'cards' : isFolded ? 'folded' : 'full';
}

/** Whether the person asked the system for less motion. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
