import { isApiError, type ApiClient } from '@portal/shared-api/client';
import {
  adminEnrollmentStatus,
  parentEnrollmentStatus,
  studentEnrollmentStatus,
  teacherEnrollmentStatus,
} from '@portal/shared-api/enrollment';
import type { Role } from '@portal/shared-api/endpoint';
import { adminProfile, parentProfile, studentProfile, teacherProfile } from '@portal/shared-api/profiles';
import type { SessionStore } from './session-store.ts';

const profiles = {
  admin: adminProfile,
  student: studentProfile,
  teacher: teacherProfile,
  parent: parentProfile,
} as const;

const enrollmentStatus = {
  admin: adminEnrollmentStatus,
  student: studentEnrollmentStatus,
  teacher: teacherEnrollmentStatus,
  parent: parentEnrollmentStatus,
} as const;

async function readProfile(api: ApiClient, store: SessionStore, role: Role, signal: AbortSignal) {
  try {
    const profile = await api.call(profiles[role], undefined, { signal });
    store.learn({
      name: profile.name,
      ...(profile.role === 'admin' ? { adminLevel: profile.admin_level } : {}),
      ...(profile.role === 'student' ? { studentIsInitialized: true } : {}),
    });
  } catch (error) {
    // the client has handled it: the student is led to the setup
    if (!isApiError(error) || error.code !== 'initialization_required') throw error;
  }
}

async function readEnrollment(api: ApiClient, store: SessionStore, role: Role, signal: AbortSignal) {
  const { data } = await api.call(enrollmentStatus[role], undefined, { signal });
  store.learn({ haveActiveEnrollment: data.have_active_enrollment });
  store.setEnrollmentOpen(data.value === 'open');
}

/**
 * Refetches what the portal depends on: name, admin level, setup, open enrolment. Storage is never trusted for it
 * (decision 38). One request at a time per session.
 */
export function createSessionRefresh(api: ApiClient, store: SessionStore) {
  let flight: { signal: AbortSignal; done: Promise<void> } | null = null;

  return function refreshSession(): Promise<void> {
    const { session, lifetime } = store.getState();
    if (!session) return Promise.resolve();
    const { signal } = lifetime;
    if (flight?.signal === signal) return flight.done;
    const done = (async () => {
      try {
        await readProfile(api, store, session.role, signal);
        if (store.getState().session?.studentIsInitialized !== false) {
          await readEnrollment(api, store, session.role, signal);
        }
      } finally {
        flight = null;
      }
    })();
    flight = { signal, done };
    return done;
  };
}
