import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/subjects';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { files } from '../database/schema/files.ts';
import { subjects } from '../database/schema/subjects.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { keepFile } from '../storage/keep-file.ts';
import { fileColumns, foundFile } from '../storage/public-files.ts';
import { findSubject, foundSubjects, runningClassesOf, subjectList, subjectsOfLevel } from './queries.ts';

interface SubjectFields {
  name: string;
  description: string;
  price: number;
  education_level: (typeof subjects.$inferInsert)['educationLevel'];
  is_elective: boolean;
}
const columnsOf = ({ name, description, price, education_level, is_elective }: SubjectFields) => ({
  name,
  description,
  priceSen: price,
  educationLevel: education_level,
  isElective: is_elective,
});

export const subjectRoutes = [
  handle(contract.listSubjects, ({ database, query }) => subjectList(database, query)),
  handle(contract.searchSubjects, ({ database, query }) => foundSubjects(database, query.name)),
  handle(contract.subjectsForFilter, async ({ database, caller, query }) => ({
    data: await subjectsOfLevel(database, caller, query),
  })),
  handle(
    contract.subjectDetails,
    async ({ database, params }) => (await findSubject(database, params.id)) ?? fail('not_found'),
  ),

  handle(contract.createSubject, ({ database, caller, body, files: { image_file }, language }) =>
    database.transaction(async (transaction) => {
      const imageKey = image_file ? await keepFile(transaction, image_file, caller.accountId) : null;
      const [made] = await transaction
        .insert(subjects)
        .values({ ...columnsOf(body), imageKey })
        .returning({ id: subjects.id });
      const { id } = made!;
      await recordAudit(transaction, about(id, 'created', caller.accountId));
      return { id, ...notice('subject_created', language, { name: body.name }) };
    }),
  ),
  handle(
    contract.updateSubject,
    ({ database, caller, params: { id }, body, files: { image_file }, language }) =>
      database.transaction(async (transaction) => {
        const imageKey = image_file && (await keepFile(transaction, image_file, caller.accountId));
        const existing = and(eq(subjects.id, id), isNull(subjects.deletedAt));
        const changed = await transaction
          .update(subjects)
          .set({ ...columnsOf(body), ...(imageKey ? { imageKey } : {}) })
          .where(and(existing, eq(subjects.version, body.version)))
          .returning({ id: subjects.id });
        if (!changed.length) fail((await findSubject(transaction, id)) ? 'changed_meanwhile' : 'not_found');
        await recordAudit(transaction, about(id, 'updated', caller.accountId));
        return notice('subject_updated', language, { name: body.name });
      }),
  ),
  handle(contract.deleteSubject, ({ database, caller, params: { id }, language }) =>
    database.transaction(async (transaction) => {
      // A class being created for the subject waits for this lock and then finds it deleted.
      const [subject] = await transaction
        .select({ name: subjects.name })
        .from(subjects)
        .where(and(eq(subjects.id, id), isNull(subjects.deletedAt)))
        .for('update');
      if (!subject) fail('not_found');
      const classes = await runningClassesOf(transaction, id);
      if (classes) fail('subject_in_use', { params: { classes } });
      await transaction
        .update(subjects)
        .set({ deletedAt: sql`now()` })
        .where(eq(subjects.id, id));
      await recordAudit(transaction, about(id, 'deleted', caller.accountId));
      return notice('subject_deleted', language, { name: subject.name });
    }),
  ),
  handle(contract.subjectImageFile, async ({ database, params }) =>
    foundFile(
      await database
        .select(fileColumns)
        .from(subjects)
        .innerJoin(files, eq(files.key, subjects.imageKey))
        .where(eq(subjects.id, params.id)),
    ),
  ),
];

const about = (recordId: number, action: string, actorId: number) => ({
  ...{ resource: 'subjects', recordId, action, actorId },
});
