import type { AdminLevel, Role } from '@portal/shared-api/endpoint';

/** The caller as the database knows them now; nothing of it comes from the client (decision 38). */
export interface Caller {
  role: Role;
  accountId: number;
  /** The id of the admin, student, teacher or parent row. */
  profileId: number;
  /** Only for admins. */
  adminLevel: AdminLevel | null;
  /** The branch of an admin or student. Null for a level_3 admin of the whole centre, teachers and parents. */
  branchId: number | null;
  /** False only for a student who has not completed the first-login setup. */
  initialized: boolean;
  /** sha256 of the token, which is also the key of the session. */
  tokenHash: Buffer;
}
