import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { studentsOf } from '../students/access.ts';
import type { NamedStudent } from './rules.ts';

/**
 * Which columns hold the requested IDs and the time of the request. SQL text, so that subqueries cannot confuse
 * tables.
 */
interface Request {
  studentIds: SQL;
  madeAt: SQL;
}

export const namedByRegistration: Request = {
  studentIds: sql.raw('parent_registrations.student_ids'),
  madeAt: sql.raw('parent_registrations.created_at'),
};
export const namedByLinkage: Request = {
  studentIds: sql.raw('array[linkage_requests.student_id]'),
  madeAt: sql.raw('linkage_requests.created_at'),
};

const named = alias(students, 'named');

/**
 * The students a request can refer to: those that existed when it was made. If an ID was free then and was assigned
 * later, the request must not open that child's records (decision 44).
 */
const meant = ({ studentIds, madeAt }: Request): SQL => sql`
  from students asked
  join students named on named.id = coalesce(asked.merged_into_id, asked.id)
  join accounts on accounts.id = named.account_id and accounts.deleted_at is null
  where asked.student_id = any(${studentIds}) and asked.created_at <= ${madeAt}`;

/** The students of a request, as one column. */
export const namedStudents = (request: Request): SQL<NamedStudent[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', named.id, 'studentId', asked.student_id, 'name', named.name, 'educationLevel', named.education_level,
    'school', named.school, 'branchId', named.branch_id)), '[]')
  ${meant(request)})`;

/**
 * A parent's request belongs to the branches of the students it names. If none exists, every branch sees it, since
 * somebody must be able to decide. Admins of the whole centre get no condition.
 */
export function ofBranch(caller: Caller, request: Request): SQL | undefined {
  const mayTouch = studentsOf(caller, named);
  return mayTouch && sql`(select coalesce(bool_or(${mayTouch}), true) ${meant(request)})`;
}
