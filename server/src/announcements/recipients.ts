import { sql, type SQL } from 'drizzle-orm';
import { isMember } from '../classes/members.ts';
import { isTaughtBy } from '../classes/teaching.ts';
import { classes } from '../database/schema/classes.ts';

export interface Target {
  mode: 'all' | 'level' | 'class' | 'individual';
  educationLevel: string | null;
  classId: number | null;
  studentId: number | null;
  /** Null reaches every branch. */
  branchId: number | null;
}

const inBranch = (branchId: number | null, column: SQL): SQL =>
  branchId === null ? sql`true` : sql`${column} = ${branchId}`;

const isTarget = ({ mode, educationLevel, classId, studentId }: Target): SQL => {
  switch (mode) {
    case 'all':
      return sql`true`;
    case 'level':
      return sql`s.education_level = ${educationLevel}`;
    case 'individual':
      return sql`s.id = ${studentId}`;
    case 'class':
      return isMember(sql`s.id`, classId);
  }
};

/**
 * Teachers get announcements for everyone, for a branch where they have a running class, and for a class they teach.
 */
const isTaught = ({ mode, classId, branchId }: Target): SQL => {
  if (mode === 'class')
    return sql`exists (select from ${classes} where ${classes.id} = ${classId} and ${isTaughtBy(sql`t.id`, 'existing')})`;
  if (mode !== 'all') return sql`false`;
  if (branchId === null) return sql`true`;
  return sql`exists (select from ${classes}
    where ${classes.branchId} = ${branchId} and ${isTaughtBy(sql`t.id`, 'running')})`;
};

/**
 * The accounts an announcement reaches, without duplicates: active students, their linked parents, and teachers
 * (decision 66). Suspended and removed accounts are left out.
 */
export const recipientsOf = (target: Target): SQL => sql`
  with reached as (
    select s.id, s.account_id from students s join accounts a on a.id = s.account_id
    where a.status = 'active' and a.deleted_at is null
      and ${inBranch(target.branchId, sql`s.branch_id`)} and ${isTarget(target)})
  select account_id from reached
  union
  select p.account_id from parents p
    join accounts a on a.id = p.account_id and a.status = 'active' and a.deleted_at is null
    join parent_students link on link.parent_id = p.id
    join reached on reached.id = link.student_id
  union
  select t.account_id from teachers t
    join accounts a on a.id = t.account_id and a.status = 'active' and a.deleted_at is null
    where ${isTaught(target)}`;
