import { inArray } from 'drizzle-orm';
import { lockClasses } from '../classes/access.ts';
import type { Queryable } from '../database/connect.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';

class CameMeanwhile extends Error {}

/** The classes that students have left for a lesson of some others, also those who were sent back since. */
async function originsOf(database: Queryable, classIds: readonly number[]): Promise<number[]> {
  const found = await database
    .selectDistinct({ id: studentTimeChanges.originalClassId })
    .from(studentTimeChanges)
    .where(inArray(studentTimeChanges.newClassId, [...classIds]));
  return found.map(({ id }) => id);
}

/**
 * Locks classes together with those that their visitors come from: attendance of a lesson is not taken while a student is
 * sent back to it. All are taken in one order, so whoever was sent here meanwhile from yet another class has all let go again.
 */
export async function lockWithOrigins(transaction: Queryable, classIds: readonly number[]): Promise<void> {
  const wanted = [...classIds, ...(await originsOf(transaction, classIds))];
  try {
    await transaction.transaction(async (attempt) => {
      await lockClasses(attempt, wanted);
      const found = await originsOf(attempt, classIds);
      if (found.some((id) => !wanted.includes(id))) throw new CameMeanwhile();
    });
  } catch (error) {
    if (!(error instanceof CameMeanwhile)) throw error;
    await lockWithOrigins(transaction, classIds);
  }
}
