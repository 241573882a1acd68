import { setNavigationPinned, useIsWide } from '@portal/shared-ui/media';
import { useLayoutEffect, useState } from 'react';
import { storedPin, storePin } from './stored-pin.ts';

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
