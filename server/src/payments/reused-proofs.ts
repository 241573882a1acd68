import { invoiceNumber } from '@portal/shared-api/payments';
import { periodTextOfDate } from '@portal/shared-api/period';
import { and, desc, eq, inArray, isNotNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { branchScope, isWithin } from '../http/permissions.ts';
import { SIMILAR_BITS } from './image-hash.ts';
import { reachableBy } from './access.ts';

/** Enough for the checker to take a closer look. */
const SHOWN = 5;

/** Files to examine; not all are proofs of payments. */
const LOOK_ALIKES = 50;

/** No family pays for more at once, and every line is shown, so the sum covers all of them. */
const BATCH = 20;

export interface Proof {
  paymentId: number;
  sha256: Buffer | null;
  imageHash: Buffer | null;
  /** Who uploaded it and in which submission: a slip may come later than its payment. */
  sentBy: number | null;
  batch: string | null;
}

/**
 * Payments with the same bytes, newest first. Those of the same submission and the others are limited separately, so
 * that neither hides the other.
 */
function sameBytes(database: Database, { paymentId, sha256, sentBy, batch }: Proof) {
  if (!sha256) return [];
  const sentTogether = sql<boolean>`coalesce(${files.uploadedBy} = ${sentBy} and ${files.batch} = ${batch}, false)`;
  const same = database
    .select({ id: payments.id, together: sentTogether.as('together') })
    .from(payments)
    .innerJoin(files, eq(files.key, payments.proofKey))
    .where(and(eq(payments.proofSha256, sha256), ne(payments.id, paymentId)))
    .as('same');
  const ranked = database
    .select({
      id: same.id,
      together: same.together,
      rank: sql<number>`row_number() over (partition by ${same.together} order by ${same.id} desc)`.as(
        'rank',
      ),
    })
    .from(same)
    .as('ranked');
  return database
    .select({ id: ranked.id, together: ranked.together })
    .from(ranked)
    .where(lte(ranked.rank, BATCH + 1))
    .orderBy(desc(ranked.id));
}

/**
 * The bands narrow the search through an index; the distance decides. The limit keeps the file search separate: once
 * joined, the planner might walk through all payments instead.
 */
export const sameLook = (database: Database, imageHash: Buffer, except: readonly number[]) => {
  const distance = sql<number>`image_distance(${files.imageHash}, ${imageHash})`;
  const alike = database
    .select({
      key: files.key,
      distance: distance.as('distance'),
    })
    .from(files)
    .where(
      and(
        isNotNull(files.imageHash),
        sql`image_bands(${files.imageHash}) && image_probes(${imageHash})`,
        sql`${distance} <= ${SIMILAR_BITS}`,
      ),
    )
    .orderBy(distance)
    .limit(LOOK_ALIKES)
    .as('alike');
  return database
    .select({ id: payments.id })
    .from(alike)
    .innerJoin(payments, eq(payments.proofKey, alike.key))
    .where(notInArray(payments.id, [...except]))
    .orderBy(alike.distance, desc(payments.id))
    .limit(SHOWN);
};

/** What the checker is told about another payment. Student and amount only if the caller may open the slip. */
async function factsOf(database: Database, caller: Caller, ids: readonly number[]) {
  const scope = branchScope(caller);
  const rows = await database
    .select({
      id: payments.id,
      submittedAt: payments.createdAt,
      openable: sql<boolean>`${and(reachableBy(caller), isNotNull(payments.proofKey))}`,
      isRemoved: sql<boolean>`${payments.deletedAt} is not null`,
      branchId: payments.branchId,
      amountSen: payments.amountSen,
      paymentFor: payments.paymentFor,
      status: payments.status,
      student: { student_id: students.studentId, name: students.name },
    })
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .where(inArray(payments.id, [...ids]));
  return new Map(
    rows.map(({ id, submittedAt, openable, isRemoved, branchId, ...row }) => [
      id,
      {
        submitted_at: submittedAt.toISOString(),
        removed: isRemoved && isWithin(scope, branchId),
        payment: openable
          ? {
              student: row.student,
              payment_amount: row.amountSen,
              payment_for: periodTextOfDate(row.paymentFor),
              payment_status: row.status,
            }
          : null,
      },
    ]),
  );
}

/**
 * Other payments with the same slip, from any student and branch, including rejected and removed ones: first the rest
 * of its batch, then identical files, then similar images.
 */
export async function reusedProofs(database: Database, caller: Caller, proof: Proof) {
  const exact = await sameBytes(database, proof);
  const batch = exact.filter(({ together }) => together);
  const others = exact.filter(({ together }) => !together);
  const isBatch = batch.length <= BATCH;
  const again = isBatch ? others : [...others, ...batch];
  const known = [proof.paymentId, ...exact.map(({ id }) => id)];
  const alike =
    proof.imageHash && again.length < SHOWN ? await sameLook(database, proof.imageHash, known) : [];
  const found = [
    ...(isBatch ? batch : []).toReversed().map(({ id }) => ({ id, exact: true, together: true })),
    ...[
      ...again.map(({ id }) => ({ id, exact: true, together: false })),
      ...alike.map(({ id }) => ({ id, exact: false, together: false })),
    ].slice(0, SHOWN),
  ];
  if (found.length === 0) return [];
  const facts = await factsOf(
    database,
    caller,
    found.map(({ id }) => id),
  );
  return found.map((other) => ({
    ...other,
    ...facts.get(other.id)!,
    invoice_no: invoiceNumber(other.id),
    // ids only grow
    older: other.id < proof.paymentId,
  }));
}
