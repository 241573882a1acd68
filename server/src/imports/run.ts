import type { runImport as endpoint } from '@portal/shared-api/imports';
import type { Language } from '@portal/shared-api/languages';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit/record.ts';
import type { Queryable } from '../database/connect.ts';
import { imports, type Imported } from '../database/schema/imports.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { requireChosenBranch } from '../students/chosen-branch.ts';
import { checkLines } from './check.ts';
import { createLines, linkGuardians, type Linked } from './create-lines.ts';
import { digestsOf } from './digests.ts';
import { tellProgress } from './progress.ts';
import { updateLine } from './update-line.ts';

type Body = z.output<typeof endpoint.body>;

/** Serialises imports, so that the second sees the students of the first. */
const LOCK = 7_061_002;

/** At most this many names in a message. */
const NAMED = 5;

/** Progress is reported after this many updated students. */
const TOLD = 25;

/** Imports the lines of a file in the given transaction. Passwords are issued afterwards, because they take long. */
export async function runImport(transaction: Queryable, caller: Caller, body: Body, language: Language) {
  const wanted = body.lines.filter(({ action }) => action !== 'skip');
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const branchId = await requireChosenBranch(transaction, caller, body.branch_id);
  const checked = await checkLines(transaction, caller, wanted, language);
  const wrong = checked.filter(({ parsed }) => parsed === null).map(({ line }) => String(line));
  if (wrong.length > 0) fail('import_incomplete', { params: { lines: wrong } });

  const lines = checked.map((line, at) => ({ ...line, wanted: wanted[at]! }));
  const fresh = lines.filter(({ wanted: { action } }) => action === 'create');
  const doubled = fresh.filter(({ wanted: { as_new }, existing }) => existing && !as_new);
  if (doubled.length > 0)
    fail('import_doubles', {
      params: { names: doubled.slice(0, NAMED).map(({ existing }) => existing!.name) },
    });
  const tell = (written: number) => tellProgress(transaction, caller.accountId, written);
  const created = await createLines(
    transaction,
    branchId,
    fresh.map(({ parsed }) => parsed!),
    tell,
  );
  const updated: { id: number; before: Imported['updated'][number]['before'] }[] = [];
  const guarded: Linked[] = [...created];
  for (const line of lines.filter(({ wanted: { action } }) => action === 'update')) {
    const before = await updateLine(transaction, line, line.wanted.version);
    if (!before) continue;
    if (line.student!.changes.some(({ column }) => column === 'guardian_email'))
      guarded.push({ studentId: line.existing!.id, line: line.parsed! });
    updated.push({ id: line.existing!.id, before });
    if (updated.length % TOLD === 0) await tell(created.length + updated.length);
  }
  const imported: Imported = {
    ...(await linkGuardians(transaction, caller.accountId, guarded)),
    created: await digestsOf(
      transaction,
      created.map(({ studentId }) => studentId),
    ),
    updated: (
      await digestsOf(
        transaction,
        updated.map(({ id }) => id),
      )
    ).map((one, at) => ({ ...one, before: updated[at]!.before })),
  };
  const counts = { created: imported.created.length, updated: imported.updated.length };
  const [batch] = await transaction
    .insert(imports)
    .values({ fileName: body.file_name, branchId, imported, createdBy: caller.accountId })
    .returning({ id: imports.id });
  await recordAudit(transaction, {
    resource: 'imports',
    recordId: batch!.id,
    action: 'created',
    actorId: caller.accountId,
    details: { file: body.file_name, ...counts },
  });
  return { id: batch!.id, counts };
}
