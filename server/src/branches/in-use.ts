import { today } from '@portal/shared-api/calendar';
import type { Language } from '@portal/shared-api/languages';
import { textIn } from '@portal/shared-api/messages';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { admins } from '../database/schema/admins.ts';
import { branches } from '../database/schema/branches.ts';
import { classes } from '../database/schema/classes.ts';
import { enrollmentRequests } from '../database/schema/enrollment.ts';
import { studentRegistrations } from '../database/schema/registrations.ts';
import { students } from '../database/schema/students.ts';

const words = {
  students: { en: '{{n}} {{n:student:students}}', ch: '{{n}} 位学生' },
  classes: {
    en: '{{n}} {{n:class:classes}} in progress or still to begin',
    ch: '{{n}} 个进行中或未开课的班级',
  },
  admins: { en: '{{n}} {{n:admin:admins}}', ch: '{{n}} 位管理员' },
  requests: { en: '{{n}} waiting {{n:request:requests}}', ch: '{{n}} 项待审批的申请' },
};

/** Not removed, for example by an undone import. */
const isHere = sql`exists (select from accounts where accounts.id = students.account_id and accounts.deleted_at is null)`;

/** Why a branch cannot be deleted, in words; nothing if it can. Its payments and ended classes stay with it. */
export async function usesOf(database: Queryable, id: number, language: Language): Promise<string[]> {
  const pending = 'pending';
  const [found] = await database
    .select({
      students: database.$count(students, and(eq(students.branchId, id), isHere)),
      classes: database.$count(
        classes,
        and(eq(classes.branchId, id), isNull(classes.deletedAt), gte(classes.concludeDate, today())),
      ),
      admins: database.$count(admins, eq(admins.branchId, id)),
      registrations: database.$count(
        studentRegistrations,
        and(eq(studentRegistrations.branchId, id), eq(studentRegistrations.status, pending)),
      ),
      enrollments: database.$count(
        enrollmentRequests,
        and(eq(enrollmentRequests.branchId, id), eq(enrollmentRequests.status, pending)),
      ),
    })
    .from(branches)
    .where(eq(branches.id, id));
  const { registrations, enrollments, ...counted } = found!;
  const uses = { ...counted, requests: registrations + enrollments };
  return (Object.keys(words) as (keyof typeof words)[])
    .filter((use) => uses[use] > 0)
    .map((use) => textIn(words[use], language, { n: uses[use] }));
}
