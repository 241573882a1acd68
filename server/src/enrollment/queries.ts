import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { enrollmentRequests } from '../database/schema/enrollment.ts';
import { settings } from '../database/schema/settings.ts';

export async function enrollmentValue(database: Database) {
  const [row] = await database.select({ value: settings.enrollment }).from(settings);
  return row!.value;
}

/** Whether a request of the student waits for a decision (decision 55). */
export async function hasPendingEnrollment(database: Database, studentId: number): Promise<boolean> {
  const rows = await database
    .select({ id: enrollmentRequests.id })
    .from(enrollmentRequests)
    .where(and(eq(enrollmentRequests.studentId, studentId), eq(enrollmentRequests.status, 'pending')))
    .limit(1);
  return rows.length > 0;
}
