import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  browserStorages,
  clearDrafts,
  clearSession,
  readSession,
  TOKEN_KEY,
  updateSession,
  writeSession,
  type Storages,
  type StoredSession,
} from './session-storage.ts';

export interface SessionState {
  session: StoredSession | null;
  /** Null until the role's enrolment status is loaded. */
  enrollmentOpen: boolean | null;
  /**
   * Set when another tab changed this browser's session: somebody signed in there (`name`), or signed out (null).
   * This tab then shows that and stops (decision 70).
   */
  replaced: { name: string | null } | null;
  /** Whether the server ended the last session; the sign-in page says so. */
  expired: boolean;
  /** Aborts what belongs to the ending session. */
  lifetime: AbortController;
}

/** This tab's session: what is stored, and what else is known. */
export function createSessionStore(storages: Storages) {
  const store = createStore<SessionState>(() => ({
    session: readSession(storages),
    enrollmentOpen: null,
    replaced: null,
    expired: false,
    lifetime: new AbortController(),
  }));

  const begin = (session: StoredSession | null, expired = false) => {
    store.getState().lifetime.abort();
    store.setState({
      session,
      enrollmentOpen: null,
      replaced: null,
      expired,
      lifetime: new AbortController(),
    });
  };

  /**
   * Compares this tab with the storage. A visitor's tab adopts another tab's sign-in; a signed-in tab stops if its
   * session is no longer the stored one. Returns whether the tab may continue.
   */
  const checkStorage = (): boolean => {
    const { session, replaced } = store.getState();
    const stored = readSession(storages);
    if (!replaced && stored?.token === session?.token) return true;
    if (!session) {
      begin(stored);
      return true;
    }
    // without storage the session is kept in memory
    if (!(session.remembered ? storages.long : storages.short)) return true;
    store.getState().lifetime.abort();
    store.setState({ replaced: { name: stored?.name ?? null } });
    return false;
  };

  return {
    ...store,
    checkStorage,

    signIn(session: StoredSession): void {
      writeSession(storages, session);
      begin(session);
    },

    signOut(): void {
      clearSession(storages);
      clearDrafts(storages);
      begin(null);
    },

    /** The server no longer accepts the token. */
    expire(): void {
      clearSession(storages);
      begin(null, true);
    },

    /** Stores updates about the signed-in person, unless the storage holds another session by now. */
    learn(news: Partial<Omit<StoredSession, 'token' | 'role' | 'remembered'>>): void {
      const { session } = store.getState();
      if (!session || !checkStorage()) return;
      const changed = { ...session, ...news };
      updateSession(storages, changed);
      store.setState({ session: changed });
    },

    setEnrollmentOpen: (enrollmentOpen: boolean): void => store.setState({ enrollmentOpen }),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session store of this page. */
export const sessionStore = createSessionStore(browserStorages());

/** Selects from the session store and rerenders when that part changes. */
export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select);

/** Watches other tabs. `storage` events are missed while a tab is frozen, so it also checks when shown. */
export function watchOtherTabs(store: SessionStore): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) store.checkStorage();
  };
  const onShow = () => void (document.visibilityState === 'visible' && store.checkStorage());
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onShow);
  };
}
