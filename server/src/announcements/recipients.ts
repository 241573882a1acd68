import { today } from '@portal/shared-api/calendar';
import { sql, type SQL } from 'drizzle-orm';

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
      return sql`exists (select from class_enrollments stay
        where stay.class_id = ${classId} and stay.student_id = s.id
          and stay.from_date <= ${today()} and (stay.until_date is null or stay.until_date > ${today()}))`;
  }
};

/** Teachers hear what is for all, and what is for a class they teach. */
const isTaught = ({ mode, classId, branchId }: Target): SQL => {
  if (mode === 'class')
    return sql`exists (select from class_teachers taught where taught.teacher_id = t.id and taught.class_id = ${classId})`;
  if (mode !== 'all') return sql`false`;
  if (branchId === null) return sql`true`;
  return sql`exists (select from class_teachers taught join classes c on c.id = taught.class_id
    where taught.teacher_id = t.id and c.branch_id = ${branchId} and c.deleted_at is null)`;
};

/**
 * The accounts that an announcement reaches, each once: active students, the parents linked to them, and teachers
 * (decision 66). Suspended and removed ones get none.
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
