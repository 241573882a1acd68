import * as contract from '@portal/shared-api/imports';
import { notice } from '@portal/shared-api/notices';
import { handle } from '../http/handle.ts';
import { checkLines, type Checked } from './check.ts';
import { valuesOf } from './columns.ts';
import { readSheet } from './read-sheet.ts';
import { runImport } from './run.ts';
import { importTemplate } from './template.ts';
import { listImports, undoImport } from './undo.ts';

const shown = (lines: Checked[]) =>
  lines.map(({ line, values, problems, student }) => ({ line, values, problems, student }));

export const importRoutes = [
  handle(contract.importTemplate, async ({ language }) => {
    const content = await importTemplate(language);
    return {
      type: contract.importTemplate.response.blob,
      content,
      name: language === 'ch' ? '学生导入.xlsx' : 'Students.xlsx',
    };
  }),
  handle(contract.readImport, async ({ database, caller, body, language }) => {
    const bytes = Buffer.from(body.content, 'base64');
    const sheet = await readSheet(bytes, contract.MAX_IMPORT_ROWS);
    const lines = valuesOf(sheet.lines, sheet.is1904);
    return {
      data: shown(await checkLines(database, caller, lines, language)),
      truncated: sheet.truncated,
    };
  }),
  handle(contract.checkImport, async ({ database, caller, body, language }) => ({
    data: shown(await checkLines(database, caller, body.lines, language)),
  })),
  handle(contract.runImport, async ({ database, caller, body, language }) => {
    const { id, imported, accounts } = await runImport(database, caller, body, language);
    const counts = { created: imported.created.length, updated: imported.updated.length };
    return { ...notice('students_imported', language, counts), id, accounts };
  }),
  handle(contract.listImports, ({ database, caller, query }) => listImports(database, caller, query.page)),
  handle(contract.undoImport, async ({ database, caller, params, language }) =>
    notice('import_undone', language, await undoImport(database, caller, params.id)),
  ),
];
