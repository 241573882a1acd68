import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { linkageRequests, parents, parentStudents } from '../database/schema/parents.ts';
import { parentRegistrations } from '../database/schema/registrations.ts';
import type { Caller } from '../http/caller.ts';
import { branchScope } from '../http/permissions.ts';
import { insertAccount } from '../sessions/accounts.ts';
import { decided, requirePending } from './decisions.ts';
import { namedByRegistration, namedStudents, ofBranch } from './named-students.ts';
import { grants, type NamedStudent } from './rules.ts';

/** One page of pending registrations, oldest first, each with the students it can refer to. */
export function pendingParents(database: Database, caller: Caller, page: number) {
  const waiting = and(eq(parentRegistrations.status, 'pending'), ofBranch(caller, namedByRegistration));
  return paged(
    page,
    database
      .select({
        id: parentRegistrations.id,
        name: parentRegistrations.name,
        email: parentRegistrations.email,
        ic: parentRegistrations.ic,
        contact_number: parentRegistrations.phone,
        studentIds: parentRegistrations.studentIds,
        named: namedStudents(namedByRegistration),
        createdAt: parentRegistrations.createdAt,
      })
      .from(parentRegistrations)
      .where(waiting)
      .orderBy(asc(parentRegistrations.id)),
    database.$count(parentRegistrations, waiting),
  );
}

async function lockPending(transaction: Queryable, caller: Caller, id: number) {
  const [registration] = await transaction
    .select({
      status: parentRegistrations.status,
      decidedBy: parentRegistrations.decidedBy,
      name: parentRegistrations.name,
      email: parentRegistrations.email,
      ic: parentRegistrations.ic,
      phone: parentRegistrations.phone,
      passwordHash: parentRegistrations.passwordHash,
      named: namedStudents(namedByRegistration),
    })
    .from(parentRegistrations)
    .where(and(eq(parentRegistrations.id, id), ofBranch(caller, namedByRegistration)))
    .for('update');
  return requirePending(transaction, caller, registration);
}

async function connect(transaction: Queryable, caller: Caller, parentId: number, named: NamedStudent[]) {
  const { links, requests } = grants(named, branchScope(caller));
  if (links.length > 0) {
    await transaction
      .insert(parentStudents)
      .values(links.map((studentId) => ({ parentId, studentId, linkedBy: caller.accountId })));
  }
  if (requests.length > 0) {
    await transaction.insert(linkageRequests).values(requests.map((studentId) => ({ parentId, studentId })));
  }
}

/**
 * Creates account, parent and links in one transaction. The password hash moves from the registration to the account.
 */
export const acceptParent = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const { name, email, ic, phone, passwordHash, named } = await lockPending(transaction, caller, id);
    const accountId = await insertAccount(transaction, {
      role: 'parent',
      email,
      passwordHash: passwordHash!,
    });
    const [parent] = await transaction
      .insert(parents)
      .values({ accountId, name, phone, ic })
      .returning({ id: parents.id });
    await connect(transaction, caller, parent!.id, named);
    await transaction
      .update(parentRegistrations)
      .set({ ...decided(caller, 'accept'), passwordHash: null })
      .where(eq(parentRegistrations.id, id));
    return { name };
  });

/** A rejected applicant's password is not kept (decision 41). */
export const rejectParent = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const { name } = await lockPending(transaction, caller, id);
    await transaction
      .update(parentRegistrations)
      .set({ ...decided(caller, 'reject'), passwordHash: null })
      .where(eq(parentRegistrations.id, id));
    return { name };
  });
