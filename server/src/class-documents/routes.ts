import * as contract from '@portal/shared-api/class-documents';
import { notice } from '@portal/shared-api/notices';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { classDocuments } from '../database/schema/classes.ts';
import { handle } from '../http/handle.ts';
import { keepFile } from '../storage/keep-file.ts';
import { requireOwnClass } from './access.ts';
import { documentsOf, requireDocument } from './queries.ts';
import { requireReadable } from './readable.ts';

export const classDocumentRoutes = [
  handle(contract.teacherDocuments, async ({ database, caller, params }) => {
    await requireOwnClass(database, caller, params.id);
    return { data: await documentsOf(database, params.id) };
  }),
  handle(contract.addDocument, async ({ database, storage, caller, params, body, files, language }) => {
    await requireOwnClass(database, caller, params.id);
    const file = files.document!;
    await requireReadable(storage, file);
    await database.transaction(async (transaction) => {
      const fileKey = await keepFile(transaction, file, caller.accountId);
      const [added] = await transaction
        .insert(classDocuments)
        .values({ classId: params.id, name: body.name, fileKey, uploadedBy: caller.accountId })
        .returning({ id: classDocuments.id });
      await recordAudit(transaction, {
        resource: 'class-documents',
        recordId: added!.id,
        action: 'added',
        actorId: caller.accountId,
      });
    });
    return notice('document_added', language, { name: body.name });
  }),
  handle(contract.teacherDocument, async ({ database, caller, params }) => {
    return (await requireDocument(database, caller, params.id)).file;
  }),
  handle(contract.deleteDocument, async ({ database, caller, params, language }) => {
    const { name } = await requireDocument(database, caller, params.id);
    await database.transaction(async (transaction) => {
      await transaction
        .update(classDocuments)
        .set({ deletedAt: new Date() })
        .where(eq(classDocuments.id, params.id));
      await recordAudit(transaction, {
        resource: 'class-documents',
        recordId: params.id,
        action: 'deleted',
        actorId: caller.accountId,
      });
    });
    return notice('document_deleted', language, { name });
  }),
  handle(contract.studentDocuments, async ({ database, caller, params }) => {
    await requireOwnClass(database, caller, params.id);
    return { data: await documentsOf(database, params.id) };
  }),
  handle(contract.studentDocument, async ({ database, caller, params }) => {
    return (await requireDocument(database, caller, params.id)).file;
  }),
];
