/** Storage key, shared by all people on this browser; kept after signing out. */
const KEY = 'navigation';
const PINNED = 'pinned';

/** Whether the navigation was last left pinned. */
export function storedPin(): boolean {
  try {
    return localStorage.getItem(KEY) === PINNED;
  } catch {
    return false;
  }
}

export function storePin(isPinned: boolean): void {
  try {
    if (isPinned) localStorage.setItem(KEY, PINNED);
    else localStorage.removeItem(KEY);
  } catch {
    // without storage it is forgotten
  }
}
