import type { ImportedStudent, runImport as endpoint } from '@portal/shared-api/imports';
import { issuedPassword } from '@portal/shared-api/issued-password';
import type { Language } from '@portal/shared-api/languages';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { imports, type Imported } from '../database/schema/imports.ts';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { insertAccount, updateAccount } from '../sessions/accounts.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { requireChosenBranch } from '../students/chosen-branch.ts';
import { insertStudent } from '../students/new-student.ts';
import { checkLines, type Checked } from './check.ts';
import { changesOf, updatable } from './existing.ts';

type Body = z.output<typeof endpoint.body>;

interface Account {
  role: 'student' | 'parent';
  name: string;
  sign_in: string;
  password: string;
}

/** Two imports one after the other: the second one sees the students of the first. */
const LOCK = 7_061_002;

const columnsOf = (line: ImportedStudent) => ({
  name: line.name,
  phone: line.phone,
  ic: line.ic,
  school: line.school,
  educationLevel: line.education_level,
  guardianName: line.guardian_name,
  guardianPhone: line.guardian_phone,
  address: line.address,
});

/** Passwords are hashed before anything is locked; a hash takes some milliseconds. */
const hashed = (count: number): Promise<{ password: string; passwordHash: string }[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const password = issuedPassword();
      return { password, passwordHash: await hashPassword(password) };
    }),
  );

/** How many accounts lines can make at most: a student each, and each guardian once. */
const accountsIn = (lines: Body['lines']): number => {
  const created = lines.filter(({ action }) => action === 'create');
  return created.length + new Set(created.map(({ values }) => values.guardian_email)).size;
};

/** Takes over the lines of a file, all in one transaction. */
export async function runImport(database: Database, caller: Caller, body: Body, language: Language) {
  const wanted = body.lines.filter(({ action }) => action !== 'skip');
  const passwords = await hashed(accountsIn(wanted));
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const branchId = await requireChosenBranch(transaction, caller, body.branch_id);
    const checked = await checkLines(transaction, caller, wanted, language);
    const wrong = checked.filter(({ parsed }) => parsed === null).map(({ line }) => String(line));
    if (wrong.length > 0) fail('import_incomplete', { params: { lines: wrong } });

    const work = new ImportWork(transaction, caller, branchId, passwords);
    for (const [at, line] of checked.entries()) {
      const { action, version } = wanted[at]!;
      if (action === 'update') await work.update(line, version);
      // Who is there already is not made again, whatever the line says.
      else if (!line.existing) await work.create(line.parsed!);
    }
    const [batch] = await transaction
      .insert(imports)
      .values({ fileName: body.file_name, branchId, imported: work.imported, createdBy: caller.accountId })
      .returning({ id: imports.id });
    await recordAudit(transaction, {
      resource: 'imports',
      recordId: batch!.id,
      action: 'created',
      actorId: caller.accountId,
      details: { file: body.file_name, created: work.imported.created.length },
    });
    return { id: batch!.id, imported: work.imported, accounts: work.accounts };
  });
}

/** What one import does, and what it has to remember of it. */
class ImportWork {
  readonly imported: Imported = { created: [], updated: [], parents: [], links: [] };
  readonly accounts: Account[] = [];
  readonly #transaction: Queryable;
  readonly #caller: Caller;
  readonly #branchId: number;
  readonly #passwords: { password: string; passwordHash: string }[];
  /** Parents of earlier lines: siblings have one. */
  readonly #parents = new Map<string, number>();

  constructor(
    transaction: Queryable,
    caller: Caller,
    branchId: number,
    passwords: { password: string; passwordHash: string }[],
  ) {
    this.#transaction = transaction;
    this.#caller = caller;
    this.#branchId = branchId;
    this.#passwords = passwords;
  }

  async create(line: ImportedStudent): Promise<void> {
    const { password, passwordHash } = this.#passwords.pop()!;
    const student = await insertStudent(this.#transaction, {
      account: { email: line.email, passwordHash },
      joined: line.join_date,
      values: { branchId: this.#branchId, ...columnsOf(line) },
    });
    this.imported.created.push({ id: student.id, version: 1 });
    this.accounts.push({ role: 'student', name: line.name, sign_in: student.studentId, password });
    if (line.guardian_email) await this.#link(student.id, line, line.guardian_email);
  }

  async update({ existing, parsed }: Checked, version: number | null | undefined): Promise<void> {
    if (!existing || existing.version !== version) fail('changed_meanwhile');
    const changes = changesOf(existing, parsed!);
    if (changes.length === 0) return;
    const changed = new Set<string>(changes.map(({ column }) => column));
    const kept = Object.fromEntries(
      updatable.map((column) => [column, changed.has(column) ? parsed![column] : existing[column]]),
    ) as unknown as ImportedStudent;
    const [row] = await this.#transaction
      .update(students)
      .set(columnsOf(kept))
      .where(eq(students.id, existing.id))
      .returning({ version: students.version });
    if (changed.has('email'))
      await updateAccount(this.#transaction, existing.accountId, { email: parsed!.email });
    this.imported.updated.push({
      id: existing.id,
      version: row!.version,
      before: Object.fromEntries(changes.map(({ column }) => [column, existing[column]])),
    });
  }

  /** The guardian's account: the one there is, one of an earlier line, or a new one. */
  async #link(studentId: number, line: ImportedStudent, email: string): Promise<void> {
    const parentId =
      this.#parents.get(email) ?? (await this.#findParent(email)) ?? (await this.#newParent(line, email));
    this.#parents.set(email, parentId);
    await this.#transaction
      .insert(parentStudents)
      .values({ parentId, studentId, linkedBy: this.#caller.accountId });
    this.imported.links.push({ parentId, studentId });
  }

  async #findParent(email: string): Promise<number | undefined> {
    const [parent] = await this.#transaction
      .select({ id: parents.id })
      .from(parents)
      .innerJoin(accounts, eq(accounts.id, parents.accountId))
      .where(and(eq(accounts.email, email), isNull(accounts.deletedAt)));
    return parent?.id;
  }

  async #newParent(line: ImportedStudent, email: string): Promise<number> {
    const { password, passwordHash } = this.#passwords.pop()!;
    const name = line.guardian_name ?? email;
    const accountId = await insertAccount(this.#transaction, { role: 'parent', email, passwordHash });
    const [parent] = await this.#transaction
      .insert(parents)
      .values({ accountId, name, phone: line.guardian_phone ?? line.phone })
      .returning({ id: parents.id });
    this.imported.parents.push(parent!.id);
    this.accounts.push({ role: 'parent', name, sign_in: email, password });
    return parent!.id;
  }
}
