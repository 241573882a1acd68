import type { ImportedStudent } from '@portal/shared-api/imports';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import type { Imported } from '../database/schema/imports.ts';
import { students } from '../database/schema/students.ts';
import { fail } from '../http/errors.ts';
import { updateAccount } from '../sessions/accounts.ts';
import { moveJoinDates } from '../students/stays.ts';
import type { Checked } from './check.ts';
import { columnsOf } from './create-lines.ts';
import { changesOf } from './existing.ts';

/** Updates an existing student from a line. Returns the previous values, or null if nothing changed. */
export async function updateLine(
  transaction: Queryable,
  { existing, parsed }: Checked,
  version: number | null | undefined,
): Promise<Imported['updated'][number]['before'] | null> {
  if (!existing || existing.version !== version) fail('changed_meanwhile');
  const changes = changesOf(existing, parsed!);
  if (changes.length === 0) return null;
  const changed = new Set<string>(changes.map(({ column }) => column));
  const kept = Object.fromEntries(
    Object.entries(parsed!).map(([column, value]) => [
      column,
      changed.has(column) ? value : existing[column as keyof typeof existing],
    ]),
  ) as unknown as ImportedStudent;
  await transaction.update(students).set(columnsOf(kept)).where(eq(students.id, existing.id));
  if (changed.has('email')) await updateAccount(transaction, existing.accountId, { email: parsed!.email });
  if (changed.has('join_date')) await moveJoinDates(transaction, existing.id, { first: parsed!.join_date });
  return Object.fromEntries(
    changes
      .filter(({ column }) => column !== 'guardian_email')
      .map(({ column }) => [column, existing[column]]),
  );
}
