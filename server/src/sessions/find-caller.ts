import type { AdminLevel, Role } from '@portal/shared-api/endpoint';
import type { Database } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { bearerToken, hashOfToken } from './token.ts';

interface Row {
  role: Role;
  account_id: number;
  profile_id: number;
  admin_level: AdminLevel | null;
  branch_id: number | null;
  initialized: boolean;
}

/** One prepared query per call: the session, and what its account may do now. */
const findSession = `
  select a.role, a.id as account_id,
         coalesce(ad.id, s.id, t.id, p.id) as profile_id,
         ad.admin_level, coalesce(ad.branch_id, s.branch_id) as branch_id,
         (a.role <> 'student' or s.initialized_at is not null) as initialized
    from sessions
    join accounts a on a.id = sessions.account_id and a.status = 'active' and a.deleted_at is null
    left join admins ad on a.role = 'admin' and ad.account_id = a.id
    left join students s on a.role = 'student' and s.account_id = a.id
    left join teachers t on a.role = 'teacher' and t.account_id = a.id
    left join parents p on a.role = 'parent' and p.account_id = a.id
   where sessions.token_hash = $1 and sessions.expires_at > now()`;

/** The owner of a call's bearer token; null without a valid session. */
export async function findCaller(
  database: Database,
  authorization: string | undefined,
): Promise<Caller | null> {
  const token = bearerToken(authorization);
  if (!token) return null;
  const tokenHash = hashOfToken(token);
  const { rows } = await database.$client.query<Row>({
    name: 'find_session',
    text: findSession,
    values: [tokenHash],
  });
  const row = rows[0];
  if (!row) return null;
  return {
    role: row.role,
    accountId: row.account_id,
    profileId: row.profile_id,
    adminLevel: row.admin_level,
    branchId: row.branch_id,
    initialized: row.initialized,
    tokenHash,
  };
}
