import { invoiceNumber } from '@portal/shared-api/payments';
import { and, desc, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { SIMILAR_BITS } from './image-hash.ts';
import { reachableBy } from './locked.ts';

/** Enough to make the checker look twice. */
const SHOWN = 5;

/** Files to look at; not each is the proof of a payment. */
const LOOK_ALIKES = 50;

export interface Proof {
  paymentId: number;
  sha256: Buffer | null;
  imageHash: Buffer | null;
}

const sameBytes = (database: Database, { paymentId, sha256 }: Proof) =>
  sha256
    ? database
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.proofSha256, sha256), ne(payments.id, paymentId)))
        .orderBy(desc(payments.id))
        .limit(SHOWN)
    : [];

/**
 * The bands narrow it down through an index, the distance decides. The limit keeps the search for files by itself: once
 * joined, the planner may walk through all payments instead.
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

/** What the checker is told of another payment; whose it is only where the caller may open the slip. */
async function factsOf(database: Database, caller: Caller, ids: readonly number[]) {
  const rows = await database
    .select({
      id: payments.id,
      submittedAt: payments.createdAt,
      openable: sql<boolean>`${and(reachableBy(caller), isNotNull(payments.proofKey))}`,
      student: { student_id: students.studentId, name: students.name },
    })
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .where(inArray(payments.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Other payments with the same slip, of whichever student and branch, rejected and removed ones included: those with the
 * same bytes first, then those that look alike.
 */
export async function reusedProofs(database: Database, caller: Caller, proof: Proof) {
  const exact = await sameBytes(database, proof);
  const known = [proof.paymentId, ...exact.map(({ id }) => id)];
  const alike =
    proof.imageHash && exact.length < SHOWN ? await sameLook(database, proof.imageHash, known) : [];
  const found = [
    ...exact.map(({ id }) => ({ id, exact: true })),
    ...alike.map(({ id }) => ({ id, exact: false })),
  ].slice(0, SHOWN);
  if (found.length === 0) return [];
  const facts = await factsOf(
    database,
    caller,
    found.map(({ id }) => id),
  );
  return found.map((other) => {
    const { submittedAt, openable, student } = facts.get(other.id)!;
    return {
      ...other,
      invoice_no: invoiceNumber(other.id),
      submitted_at: submittedAt.toISOString(),
      // numbers only grow
      older: other.id < proof.paymentId,
      student: openable ? student : null,
    };
  });
}
