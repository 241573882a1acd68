import { notice } from '@portal/shared-api/notices';
import { presetsToChoose, saveStudentPresets, saveTemplates } from '@portal/shared-api/presets';
import { handle } from '../http/handle.ts';
import { replaceStudentItems, replaceTemplates, studentItems, templates } from './queries.ts';

export const presetRoutes = [
  handle(presetsToChoose, ({ database, caller, query }) =>
    query.student_id === undefined ? templates(database) : studentItems(database, caller, query.student_id),
  ),
  handle(saveStudentPresets, async ({ database, caller, params, body, language }) => {
    await replaceStudentItems(database, caller, params.id, body);
    return notice('presets_saved', language);
  }),
  handle(saveTemplates, async ({ database, body, language }) => {
    await replaceTemplates(database, body);
    return notice('presets_saved', language);
  }),
];
