import type { SessionStore } from '../session/session-store.ts';

/** Hides everything, dialogs too. */
const CLASS = 'kept';

/**
 * A page of somebody who is signed in stays blank when Back takes it out of the browser's cache, until the server has said
 * that the session still is: somebody may have signed out elsewhere meanwhile.
 */
export function watchKeptPage(store: SessionStore, ask: () => Promise<void>): () => void {
  const page = document.documentElement;
  const show = async () => {
    // A tab that was left without its session says so by itself, and a failure of the network says nothing of anybody.
    if (store.checkStorage() && store.getState().session) await ask().catch(() => window.location.reload());
    page.classList.remove(CLASS);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !store.getState().session) return;
    page.classList.add(CLASS);
    void show();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pageshow', onShow);
  };
}
