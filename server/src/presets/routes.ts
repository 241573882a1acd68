import { notice } from '@portal/shared-api/notices';
import { presetsToChoose, saveStudentPresets, saveTemplates } from '@portal/shared-api/presets';
import { earlierPresets, renewPresets } from '@portal/shared-api/presets-earlier';
import { handle } from '../http/handle.ts';
import { countEarlier, earlierPage, renewItems } from './earlier.ts';
import { replaceStudentItems, replaceTemplates, studentItems, templates } from './queries.ts';

export const presetRoutes = [
  handle(presetsToChoose, ({ database, caller, query }) =>
    query.student_id === undefined ? templates(database) : studentItems(database, caller, query.student_id),
  ),
  handle(saveStudentPresets, async ({ database, caller, params, body, language }) => {
    await replaceStudentItems(database, caller, params.id, body);
    return notice('presets_saved', language);
  }),
  handle(saveTemplates, async ({ database, caller, body, language }) => {
    await replaceTemplates(database, caller, body);
    return { ...notice('presets_saved', language), students: await countEarlier(database) };
  }),
  handle(earlierPresets, ({ database, query }) => earlierPage(database, query.page)),
  handle(renewPresets, async ({ database, caller, body, language }) =>
    notice('presets_renewed', language, { people: await renewItems(database, caller, body) }),
  ),
];
