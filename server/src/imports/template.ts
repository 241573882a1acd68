import { importColumns } from '@portal/shared-api/imports';
import type { Language } from '@portal/shared-api/languages';
import { writeXlsx } from 'hucre/xlsx';
import { columnNames } from './columns.ts';

/** An empty workbook with the names of the columns. Everything is text, so that no zero is lost and no date turned. */
export const importTemplate = async (language: Language): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: language === 'ch' ? '学生' : 'Students',
          columns: importColumns.map((column) => ({
            header: columnNames[column][language],
            key: column,
            width: 22,
            style: { numFmt: '@' },
          })),
          data: [],
          freezePane: { rows: 1 },
        },
      ],
    }),
  );
