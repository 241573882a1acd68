import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classDocuments } from '../database/schema/classes.ts';
import { files } from '../database/schema/files.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { requireOwnClass } from './access.ts';

export async function documentsOf(database: Queryable, classId: number) {
  const rows = await database
    .select({ id: classDocuments.id, name: classDocuments.name, createdAt: classDocuments.createdAt })
    .from(classDocuments)
    .where(and(eq(classDocuments.classId, classId), isNull(classDocuments.deletedAt)))
    .orderBy(desc(classDocuments.id));
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }));
}

/** A document of one of the caller's own classes, with its file; one of another teacher's class is 403 (decision 34). */
export async function requireDocument(database: Queryable, caller: Caller, id: number) {
  const [found] = await database
    .select({
      name: classDocuments.name,
      classId: classDocuments.classId,
      file: { key: files.key, type: files.contentType, name: files.name },
    })
    .from(classDocuments)
    .innerJoin(files, eq(files.key, classDocuments.fileKey))
    .where(and(eq(classDocuments.id, id), isNull(classDocuments.deletedAt)));
  if (!found) fail('not_found');
  await requireOwnClass(database, caller, found.classId);
  return found;
}
