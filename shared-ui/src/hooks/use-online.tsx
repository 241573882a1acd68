import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a connection, as far as the browser knows; renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
