import { writeXlsx } from 'hucre/xlsx';

export type Cell = string | number | null;

export interface Sheet {
  name: string;
  columns: readonly { header: string; width: number; format?: string }[];
  rows: readonly (readonly Cell[])[];
}

/** Cells contain ringgit as numbers. */
export const MONEY = '#,##0.00';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A workbook of sheets, each with a header row. Text is written as text, so that values starting with = + - @ are not
 * formulas and phone numbers keep plus and zeros (decision 26). The only place that uses the library.
 */
export async function workbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map(({ header, width, format }, at) => ({
        header,
        key: String(at),
        width,
        ...(format ? { numFmt: format } : {}),
      })),
      data: rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(at), cell]))),
      freezePane: { rows: 1 },
    })),
  });
  return Buffer.from(bytes);
}
