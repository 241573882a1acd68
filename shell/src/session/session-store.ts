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
  /** Null until the enrolment status of the role was read. */
  enrollmentOpen: boolean | null;
  /**
   * Set when another tab changed the session of this browser: somebody signed in there (`name`), or signed out
   * (null). This tab then shows that and acts no more (decision 70).
   */
  replaced: { name: string | null } | null;
  /** Whether the server ended the last session; sign-in says so. */
  expired: boolean;
  /** Aborts what belongs to the session that ends. */
  lifetime: AbortController;
}

/** The session of this tab: what is stored, and what is known about it beyond that. */
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
   * Compares this tab with the storage. A visitor's tab takes over a sign-in of another tab; a signed-in tab stops
   * when its session is not the stored one any more. Returns whether the tab may act.
   */
  const checkStorage = (): boolean => {
    const { session, replaced } = store.getState();
    const stored = readSession(storages);
    if (!replaced && stored?.token === session?.token) return true;
    if (!session) {
      begin(stored);
      return true;
    }
    // a browser that forbids storage keeps the session in memory
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

    /** The server does not know the token any more. */
    expire(): void {
      clearSession(storages);
      begin(null, true);
    },

    /** Keeps what was learned about the person who is signed in, unless the storage holds somebody else by now. */
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

/** Reads from the session store and renders again when that part changes. */
export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select);

/** Listens to what other tabs do; `storage` events are missed while a tab is frozen, so it looks again when shown. */
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
