import type { Person } from '../guard/guard.ts';
import type { SessionState } from './session-store.ts';

/** The signed-in person for guard and navigation; null for a visitor. */
export const personOf = ({
  session,
  enrollmentOpen,
}: Pick<SessionState, 'session' | 'enrollmentOpen'>): Person | null =>
  session && {
    role: session.role,
    adminLevel: session.adminLevel,
    isInitialized: session.studentIsInitialized !== false,
    enrollmentOpen,
  };
