import { adminLevels, roles, type AdminLevel, type Role } from '@portal/shared-api/endpoint';

/** What the portal keeps of a sign-in. Nothing in it is trusted by the server. */
export interface StoredSession {
  token: string;
  role: Role;
  name: string;
  adminLevel: AdminLevel | null;
  /** Null for roles without a first-login setup. */
  studentIsInitialized: boolean | null;
  haveActiveEnrollment: boolean | null;
  /** Long-term storage (Remember me) or this tab only. */
  remembered: boolean;
}

/** The keys the specification names (A section 3); `language` is kept apart because a sign-out keeps it. */
const keys = {
  role: 'role',
  name: 'name',
  adminLevel: 'admin_level',
  studentIsInitialized: 'student_is_initialized',
  haveActiveEnrollment: 'have_active_enrollment',
} as const;

/** Written last and read first: when it is there, so is the rest, also for another tab. */
export const TOKEN_KEY = 'token';

/** The two storages of the browser; null where it forbids them. */
export interface Storages {
  long: Storage | null;
  short: Storage | null;
}

const allowed = (read: () => Storage): Storage | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

export const browserStorages = (): Storages => ({
  long: allowed(() => window.localStorage),
  short: allowed(() => window.sessionStorage),
});

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((one) => one === value) ?? null;

const flag = (value: string | null): boolean | null =>
  value === 'true' ? true : value === 'false' ? false : null;

function readFrom(storage: Storage | null, remembered: boolean): StoredSession | null {
  const token = storage?.getItem(TOKEN_KEY);
  const role = oneOf(roles, storage?.getItem(keys.role) ?? null);
  if (!storage || !token || !role) return null;
  return {
    token,
    role,
    name: storage.getItem(keys.name) ?? '',
    adminLevel: role === 'admin' ? oneOf(adminLevels, storage.getItem(keys.adminLevel)) : null,
    // without the flag a student counts as set up; the server says otherwise at the first call
    studentIsInitialized:
      role === 'student' ? (flag(storage.getItem(keys.studentIsInitialized)) ?? true) : null,
    haveActiveEnrollment: flag(storage.getItem(keys.haveActiveEnrollment)),
    remembered,
  };
}

/** The session of this browser; what belongs to this tab alone comes first. */
export const readSession = ({ long, short }: Storages): StoredSession | null =>
  readFrom(short, false) ?? readFrom(long, true);

function clear(storage: Storage | null): void {
  storage?.removeItem(TOKEN_KEY);
  for (const key of Object.values(keys)) storage?.removeItem(key);
}

/** Removes every session key from both storages. */
export function clearSession({ long, short }: Storages): void {
  clear(long);
  clear(short);
}

/** Unfinished forms of who is signed in; they outlive a session that ended by itself, not a sign-out. */
const DRAFTS = 'draft.';

export function clearDrafts({ short }: Storages): void {
  for (const key of Object.keys(short ?? {})) if (key.startsWith(DRAFTS)) short?.removeItem(key);
}

/** Writes the values of a session where it is kept, the token only when `whole`. */
function write(storages: Storages, session: StoredSession, whole: boolean): void {
  const storage = session.remembered ? storages.long : storages.short;
  for (const [property, key] of Object.entries(keys)) {
    const value = session[property as keyof typeof keys];
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, String(value));
  }
  if (whole) storage?.setItem(TOKEN_KEY, session.token);
}

/** Replaces whatever session there was, in one step for other tabs. */
export function writeSession(storages: Storages, session: StoredSession): void {
  write(storages, session, true);
  clear(session.remembered ? storages.short : storages.long);
}

/** Keeps changed values of the session that is stored already. */
export const updateSession = (storages: Storages, session: StoredSession): void =>
  write(storages, session, false);
