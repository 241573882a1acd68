import type { announcementBody } from '@portal/shared-api/announcements';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit/record.ts';
import type { Database } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { announcementRecipients, announcements } from '../database/schema/announcements.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { branchScope, withinBranch } from '../http/permissions.ts';
import { requireStudent } from '../students/access.ts';
import { recipientsOf, type Target } from './recipients.ts';

type Body = z.output<typeof announcementBody>;

/** Resolves who the body addresses. A class or student of another branch is not found. */
async function targetOf(database: Database, caller: Caller, body: Body): Promise<Target> {
  const target: Target = {
    mode: body.mode,
    educationLevel: null,
    classId: null,
    studentId: null,
    branchId: branchScope(caller),
  };
  if (body.mode === 'level') return { ...target, educationLevel: body.level! };
  if (body.mode === 'individual') {
    const student = await requireStudent(
      database,
      caller,
      { studentId: body.studentId! },
      { onlyActive: true },
    );
    return { ...target, studentId: student.id };
  }
  if (body.mode === 'class') {
    const [found] = await database
      .select({ id: classes.id })
      .from(classes)
      .where(
        and(eq(classes.id, body.classId!), isNull(classes.deletedAt), withinBranch(caller, classes.branchId)),
      );
    return { ...target, classId: found?.id ?? fail('not_found') };
  }
  return target;
}

/** Sends an announcement and returns how many people it reached. The recipients are fixed at that moment. */
export async function sendAnnouncement(database: Database, caller: Caller, body: Body): Promise<number> {
  const target = await targetOf(database, caller, body);
  return database.transaction(async (transaction) => {
    const [sent] = await transaction
      .insert(announcements)
      .values({
        ...target,
        educationLevel: body.mode === 'level' ? body.level : null,
        message: body.message,
        createdBy: caller.accountId,
      })
      .returning({ id: announcements.id });
    const { rowCount } = await transaction.execute(sql`
      insert into announcement_recipients (announcement_id, account_id)
      select ${sent!.id}, account_id from (${recipientsOf(target)}) recipients`);
    if (!rowCount) fail('announcement_reaches_nobody');
    await recordAudit(transaction, {
      resource: 'announcements',
      recordId: sent!.id,
      action: 'sent',
      actorId: caller.accountId,
      details: { mode: body.mode, reached: rowCount },
    });
    return rowCount;
  });
}

/** A page of the announcements sent to an account, newest first. */
export async function announcementsOf(database: Database, accountId: number, page: number) {
  const own = eq(announcementRecipients.accountId, accountId);
  const found = await paged(
    page,
    database
      .select({
        id: announcements.id,
        message: announcements.message,
        createdAt: announcements.createdAt,
        readAt: announcementRecipients.readAt,
      })
      .from(announcementRecipients)
      .innerJoin(announcements, eq(announcements.id, announcementRecipients.announcementId))
      .where(own)
      .orderBy(desc(announcementRecipients.announcementId)),
    database.$count(announcementRecipients, own),
  );
  return {
    last_page: found.last_page,
    data: found.data.map(({ id, message, createdAt, readAt }) => ({
      id,
      message,
      created_at: createdAt.toISOString(),
      read: readAt !== null,
    })),
  };
}

const unread = (accountId: number) =>
  and(eq(announcementRecipients.accountId, accountId), isNull(announcementRecipients.readAt));

export async function unreadOf(database: Database, accountId: number): Promise<number> {
  const [row] = await database
    .select({ unread: count() })
    .from(announcementRecipients)
    .where(unread(accountId));
  return row!.unread;
}

export async function readAll(database: Database, accountId: number): Promise<void> {
  await database.update(announcementRecipients).set({ readAt: new Date() }).where(unread(accountId));
}
