import { serialToDate } from 'hucre';
import { parseCsv } from 'hucre/csv';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { fail } from '../http/errors.ts';

/** A line of a file as text, with the number its spreadsheet shows. */
export interface SheetLine {
  line: number;
  cells: string[];
}

interface Sheet {
  lines: SheetLine[];
  /** The file has more lines than requested. */
  truncated: boolean;
  /** The workbook counts days from 1904. */
  is1904: boolean;
}

/** A sheet formatted to its last row has endless empty lines. After this many, reading stops. */
const EMPTY_LINES_END = 1000;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value);
  return String(value).trim();
};

async function readWorkbook(bytes: Uint8Array, limit: number): Promise<Sheet> {
  const { dateSystem } = await readXlsx(bytes, { sheets: () => false });
  const lines: SheetLine[] = [];
  let empty = 0;
  for await (const row of streamXlsxRows(bytes)) {
    const cells = row.values.map(textOf);
    if (cells.every((cell) => cell === '')) {
      empty += 1;
      if (empty > EMPTY_LINES_END) break;
      continue;
    }
    empty = 0;
    if (lines.length > limit)
      return { lines: lines.slice(0, limit + 1), truncated: true, is1904: dateSystem === '1904' };
    lines.push({ line: row.index + 1, cells });
  }
  return { lines, truncated: false, is1904: dateSystem === '1904' };
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** In UTF-16 without a byte order mark, half of the bytes of Latin text are zero. */
const zerosAt = (bytes: Uint8Array, odd: 0 | 1): boolean => {
  const start = bytes.subarray(0, 200);
  const zeros = start.filter((byte, at) => at % 2 === odd && byte === 0).length;
  return zeros > start.length / 4;
};

/** The text of a CSV file, in any encoding that spreadsheets write. Excel's own Chinese one is GB18030. */
function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || zerosAt(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff) || zerosAt(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one may fit.
    }
  return fail('import_unreadable');
}

function readText(bytes: Uint8Array, limit: number): Sheet {
  const text = decodeText(bytes).replace(/^\ufeff?sep=.\r?\n/i, '');
  if (text.includes('\u0000')) fail('import_unreadable');
  const rows = parseCsv(text, { typeInference: false });
  const lines = rows
    .map((row, at) => ({ line: at + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { lines: lines.slice(0, limit + 1), truncated: lines.length > limit + 1, is1904: false };
}

/** The lines of a workbook's first sheet or of a CSV file: the header and `limit` more. */
export async function readSheet(bytes: Uint8Array, limit: number): Promise<Sheet> {
  if (!startsWith(bytes, 0x50, 0x4b)) return readText(bytes, limit);
  try {
    return await readWorkbook(bytes, limit);
  } catch {
    return fail('import_unreadable');
  }
}

/** The date of a number in a date column: Excel counts days. */
export const dateOfSerial = (serial: number, is1904: boolean): string =>
  serialToDate(serial, is1904).toISOString().slice(0, 10);
