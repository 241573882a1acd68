import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classDocuments, classes } from '../database/schema/classes.ts';
import { files } from '../database/schema/files.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { isOwnClass } from './access.ts';

export async function documentsOf(database: Queryable, classId: number) {
  const rows = await database
    .select({ id: classDocuments.id, name: classDocuments.name, createdAt: classDocuments.createdAt })
    .from(classDocuments)
    .where(and(eq(classDocuments.classId, classId), isNull(classDocuments.deletedAt)))
    .orderBy(desc(classDocuments.id));
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }));
}

/** A document of one of the caller's own classes, with its file. */
export async function requireDocument(database: Queryable, caller: Caller, id: number) {
  const [found] = await database
    .select({
      name: classDocuments.name,
      file: { key: files.key, type: files.contentType, name: files.name },
    })
    .from(classDocuments)
    .innerJoin(classes, eq(classes.id, classDocuments.classId))
    .innerJoin(files, eq(files.key, classDocuments.fileKey))
    .where(and(eq(classDocuments.id, id), isNull(classDocuments.deletedAt), isOwnClass(caller)));
  return found ?? fail('not_found');
}
