import { setNavigationPinned, useIsWide } from '@portal/shared-ui/media';
import { useLayoutEffect, useState } from 'react';

/** Storage key, shared by all people on this browser; kept after signing out. */
const KEY = 'navigation';
const PINNED = 'pinned';

function storedPin(): boolean {
  try {
    return localStorage.getItem(KEY) === PINNED;
  } catch {
    return false;
  }
}

function storePin(isPinned: boolean): void {
  try {
    if (isPinned) localStorage.setItem(KEY, PINNED);
    else localStorage.removeItem(KEY);
  } catch {
    // without storage it is forgotten
  }
}

/** Whether the navigation is pinned beside the page, as last left, on screens with room for it. */
export function usePinned() {
  const isWide = useIsWide();
  const [isWanted, setWanted] = useState(storedPin);
  const isPinned = isWide && isWanted;
  useLayoutEffect(() => {
    setNavigationPinned(isPinned);
    return () => setNavigationPinned(false);
  }, [isPinned]);
  const pin = (wanted: boolean) => {
    setWanted(wanted);
    storePin(wanted);
  };
  return { isWide, isPinned, pin };
}
