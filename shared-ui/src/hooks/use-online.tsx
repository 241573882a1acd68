import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device is online, as far as the browser knows; rerenders on change. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
