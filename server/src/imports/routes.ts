import * as contract from '@portal/shared-api/imports';
import { notice } from '@portal/shared-api/notices';
import { handle } from '../http/handle.ts';
import { once } from '../http/once.ts';
import { importDetails, listImports } from './batches.ts';
import { checkLines, type Checked } from './check.ts';
import { required, valuesOf } from './columns.ts';
import { issuePasswords } from './passwords.ts';
import { progressOf } from './progress.ts';
import { readSheet } from './read-sheet.ts';
import { runImport } from './run.ts';
import { importTemplate } from './template.ts';
import { undoImport } from './undo.ts';

const shown = (lines: Checked[]) =>
  lines.map(({ line, values, problems, student }) => ({ line, values, problems, student }));

export const importRoutes = [
  handle(contract.importTemplate, async ({ language }) => {
    const content = await importTemplate(language, required);
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
  handle(contract.runImport, async (call) => {
    const { database, caller, body, language } = call;
    const { answer } = await database.transaction((transaction) =>
      once(transaction, call, () => runImport(transaction, caller, body, language)),
    );
    return { ...notice('students_imported', language, answer.counts), id: answer.id };
  }),
  handle(contract.importProgress, async ({ database, caller }) => ({
    written: await progressOf(database, caller.accountId),
  })),
  handle(contract.listImports, ({ database, caller, query }) => listImports(database, caller, query.page)),
  handle(contract.importDetails, ({ database, caller, params }) =>
    importDetails(database, caller, params.id),
  ),
  handle(contract.issueImportPasswords, ({ database, caller, params, body }) =>
    issuePasswords(database, caller, params.id, body),
  ),
  handle(contract.undoImport, async ({ database, caller, params, language }) =>
    notice('import_undone', language, await undoImport(database, caller, params.id)),
  ),
];
