import { adminLevels, roles, type AdminLevel, type Role } from '@portal/shared-api/endpoint';

/** What the portal stores of a sign-in. The server trusts none of it. */
export interface StoredSession {
  token: string;
  role: Role;
  name: string;
  adminLevel: AdminLevel | null;
  /** Null for roles without a first-login setup. */
  studentIsInitialized: boolean | null;
  haveActiveEnrollment: boolean | null;
  /** Long-term storage (Remember me) or only this tab. */
  remembered: boolean;
}

/** The specification's keys (A section 3); `language` is separate because signing out keeps it. */
const keys = {
  role: 'role',
  name: 'name',
  adminLevel: 'admin_level',
  studentIsInitialized: 'student_is_initialized',
  haveActiveEnrollment: 'have_active_enrollment',
} as const;

/** Written last and read first: if it is there, so is the rest, even for another tab. */
export const TOKEN_KEY = 'token';

/** The browser's two storages; null if forbidden. */
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
    // without the flag a student counts as set up; otherwise the server says so on the first call
    studentIsInitialized:
      role === 'student' ? (flag(storage.getItem(keys.studentIsInitialized)) ?? true) : null,
    haveActiveEnrollment: flag(storage.getItem(keys.haveActiveEnrollment)),
    remembered,
  };
}

/** This browser's session; one of this tab takes precedence. */
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

/** Unfinished forms of the signed-in person. They survive an expired session, but not a sign-out. */
const DRAFTS = 'draft.';

export function clearDrafts({ short }: Storages): void {
  for (const key of Object.keys(short ?? {})) if (key.startsWith(DRAFTS)) short?.removeItem(key);
}

/** Writes a session's values where it is stored, the token only if `whole`. */
function write(storages: Storages, session: StoredSession, whole: boolean): void {
  const storage = session.remembered ? storages.long : storages.short;
  for (const [property, key] of Object.entries(keys)) {
    const value = session[property as keyof typeof keys];
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, String(value));
  }
  if (whole) storage?.setItem(TOKEN_KEY, session.token);
}

/** Replaces any session, in one step for other tabs. */
export function writeSession(storages: Storages, session: StoredSession): void {
  write(storages, session, true);
  clear(session.remembered ? storages.short : storages.long);
}

/** Updates values of the stored session. */
export const updateSession = (storages: Storages, session: StoredSession): void =>
  write(storages, session, false);
