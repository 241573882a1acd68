import { inArray, or } from 'drizzle-orm';
import { lockClasses } from '../classes/access.ts';
import type { Queryable } from '../database/connect.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';

class CameMeanwhile extends Error {}

/** The classes that students have left for a lesson of some others or come to from these, also with changes removed since. */
async function relatedTo(database: Queryable, classIds: readonly number[]): Promise<number[]> {
  const { originalClassId, newClassId } = studentTimeChanges;
  const found = await database
    .selectDistinct({ from: originalClassId, to: newClassId })
    .from(studentTimeChanges)
    .where(or(inArray(newClassId, [...classIds]), inArray(originalClassId, [...classIds])));
  return found.flatMap(({ from, to }) => [from, to]);
}

/**
 * Locks classes together with those that their visitors come from or go to: attendance of a lesson is not taken while a
 * student is sent back from or to it. All are taken in one order, so whoever was moved meanwhile between yet other
 * classes has all let go again.
 */
export async function lockWithRelated(transaction: Queryable, classIds: readonly number[]): Promise<void> {
  const wanted = [...classIds, ...(await relatedTo(transaction, classIds))];
  try {
    await transaction.transaction(async (attempt) => {
      await lockClasses(attempt, wanted);
      const found = await relatedTo(attempt, classIds);
      if (found.some((id) => !wanted.includes(id))) throw new CameMeanwhile();
    });
  } catch (error) {
    if (!(error instanceof CameMeanwhile)) throw error;
    await lockWithRelated(transaction, classIds);
  }
}
