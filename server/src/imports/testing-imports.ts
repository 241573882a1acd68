import type { Endpoint } from '@portal/shared-api/endpoint';
import * as contract from '@portal/shared-api/imports';
import { students } from '../database/schema/students.ts';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

export const titles = [
  'Name',
  'IC',
  'Email',
  'Phone',
  'Education Level',
  'School',
  'Guardian Name',
  'Guardian Phone',
  'Guardian Email',
  'Join Date',
];
let made = 0;
/** A valid line of a file. */
export const row = (values: Record<string, unknown> = {}) => {
  made += 1;
  const all: Record<string, unknown> = {
    Name: `Child ${made}`,
    IC: '',
    Email: `child${made}@import.example`,
    Phone: `01${String(20_000_000 + made)}`,
    'Education Level': 'Standard 3',
    School: 'SK Westlands',
    'Guardian Name': 'Raju',
    'Guardian Phone': '',
    'Guardian Email': '',
    'Join Date': '2026-01-05',
    ...values,
  };
  return titles.map((title) => all[title]);
};
export const csvOf = (rows: unknown[][], separator = ',') =>
  [titles, ...rows].map((cells) => cells.map((cell) => `"${String(cell)}"`).join(separator)).join('\r\n');
export type Line = {
  line: number;
  values: Record<string, string>;
  problems: Record<string, string[]>;
  student: { version: number; changes: object[] } | null;
};

/** A portal with a branch admin, and what this admin does with a file. */
export async function importingPortal() {
  const portal = await testPortal();
  const { database } = portal;
  const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);
  const branchId = await addBranch(database, 'Georgetown');
  const { token: level1 } = await addAdmin(database, { level: 'level_1', branchId });

  const read = async (content: Uint8Array | string) =>
    call(level1, contract.readImport, {
      body: { file_name: 'students.csv', content: Buffer.from(content).toString('base64') },
    });
  const run = (
    lines: Line[],
    action: (line: Line) => string = ({ student }) => (student ? 'skip' : 'create'),
    headers: Record<string, string> = {},
  ) =>
    call(level1, contract.runImport, {
      headers,
      body: {
        file_name: 'students.csv',
        lines: lines.map((line) => ({
          ...line,
          action: action(line),
          version: line.student?.version ?? null,
        })),
      },
    });
  const issue = (id: number, body: { after?: number; anew?: boolean } = {}) =>
    call(level1, contract.issueImportPasswords, { params: { id }, body });
  const linesOf = async (rows: unknown[][]): Promise<Line[]> => (await read(csvOf(rows))).body.data;
  const studentCount = () => database.$count(students);
  return { portal, database, call, branchId, level1, read, run, issue, linesOf, studentCount };
}
