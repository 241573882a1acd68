import { setNavigationPinned, useIsWide } from '@portal/shared-ui/media';
import { useLayoutEffect, useState } from 'react';

/** Where the browser keeps it, whoever signs in; it stays when the person signs out. */
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
    // a browser that forbids storage forgets it
  }
}

/** Whether the navigation stands beside the page with its labels: as it was left, on screens with room for it. */
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
