import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/students-merging';
import { handle } from '../http/handle.ts';
import { mergeStudents } from './merge.ts';
import { mergePreview } from './merge-sides.ts';
import { mergesOf, undoMerge } from './merge-undo.ts';

export const studentMergeRoutes = [
  handle(contract.mergePreview, ({ database, caller, params }) =>
    mergePreview(database, caller, params.id, params.studentId),
  ),
  handle(contract.mergeStudents, async ({ database, caller, params, body, language }) => {
    const { id, kept, merged } = await mergeStudents(database, caller, {
      ...params,
      take: body.take,
      versions: { kept: body.kept_version, merged: body.merged_version },
    });
    return { ...notice('students_merged', language, { kept, merged }), id, student_id: kept };
  }),
  handle(contract.merges, async ({ database, caller, params }) => ({
    data: await mergesOf(database, caller, params.id),
  })),
  handle(contract.undoMerge, async ({ database, caller, params, language }) =>
    notice('merge_undone', language, await undoMerge(database, caller, params.id)),
  ),
];
