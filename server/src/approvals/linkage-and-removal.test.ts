import { expect, test } from '@jest/globals';
import { decideLinkage } from '@portal/shared-api/approvals-requests';
import { linkNewStudent } from '@portal/shared-api/parents';
import { removeParent } from '@portal/shared-api/parents-admin';
import { eq, inArray } from 'drizzle-orm';
import { linkageRequests, parentStudents } from '../database/schema/parents.ts';
import { addAdmin, addBranch, addParent, addStudent } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
const { token } = await addAdmin(database, { level: 'level_1', branchId });

/** Enough rounds for the two calls to collide at least once. */
const PAIRS = 12;

test('a request that is accepted while its parent is removed: neither waits for the other for ever, and no link is left', async () => {
  const child = await addStudent(database, { branchId });
  await addParent(database, { children: [child.id] });
  const asking = await Promise.all(
    Array.from({ length: PAIRS }, async () => {
      const parent = await addParent(database);
      await call(linkNewStudent, { body: { student_ids: [child.studentId] } }, parent.token);
      const [request] = await database
        .select({ id: linkageRequests.id })
        .from(linkageRequests)
        .where(eq(linkageRequests.parentId, parent.id));
      return { parent, request: request!.id };
    }),
  );
  for (const { parent, request } of asking) {
    const [accepted, removed] = await Promise.all([
      call(decideLinkage, { params: { id: request, decision: 'accept' } }, token),
      call(removeParent, { params: { id: parent.id } }, token),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 'already_processed']).toContain(
      accepted.status === 200 ? accepted.status : accepted.body.code,
    );
  }
  const ids = asking.map(({ parent }) => parent.id);
  expect(await database.$count(parentStudents, inArray(parentStudents.parentId, ids))).toBe(0);
  const left = await database
    .select({ status: linkageRequests.status })
    .from(linkageRequests)
    .where(inArray(linkageRequests.parentId, ids));
  expect(left.filter(({ status }) => status === 'pending')).toEqual([]);
});
