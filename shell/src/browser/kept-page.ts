import type { SessionStore } from '../session/session-store.ts';

/** Hides everything, dialogs too. */
const CLASS = 'kept';

/**
 * When Back restores a signed-in page from the browser's cache, it stays blank until the server has confirmed the
 * session: somebody may have signed out elsewhere.
 */
export function watchKeptPage(store: SessionStore, ask: () => Promise<void>): () => void {
  const page = document.documentElement;
  const show = async () => {
    // A tab without its session says so itself, and a network failure says nothing about the session.
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
