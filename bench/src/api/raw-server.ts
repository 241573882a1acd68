// The list of students on bare node:http and pg: `raw-server.ts <database> <statements>`. `/session` also queries the
// session, like every call of the portal; `/open` does not.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_SIZE } from '@portal/shared-api/paging';
import pg from 'pg';
import type { statementsOfList } from './statements.ts';

const [connectionString, recorded] = process.argv.slice(2) as [string, string];
const statements = JSON.parse(recorded) as Awaited<ReturnType<typeof statementsOfList>>;
const pool = new pg.Pool({ connectionString, max: 10 });

type Row = [number, string, string, string | null, string | null, string | null, string, number, string];

async function page(): Promise<string> {
  const [{ rows }, total] = await Promise.all([
    pool.query<Row>(statements.rows),
    pool.query(statements.total),
  ]);
  const data = rows.map(
    ([id, student_id, name, email, phone, guardian_phone, education_level, branch, branch_name]) => ({
      id,
      student_id,
      name,
      email,
      phone,
      guardian_phone,
      education_level,
      branch: { id: branch, branch_name },
    }),
  );
  const [found] = Object.values(total.rows[0] as Record<string, string>);
  return JSON.stringify({ data, last_page: Math.ceil(Number(found) / PAGE_SIZE) });
}

async function isSignedIn(authorization = ''): Promise<boolean> {
  const token = authorization.replace('Bearer ', '');
  const values = [createHash('sha256').update(token).digest()];
  return (await pool.query({ ...statements.session, values })).rowCount === 1;
}

async function answer({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const isOpen = url === '/open' || (await isSignedIn(headers.authorization));
  const body = isOpen ? await page() : '{}';
  response
    .writeHead(isOpen ? 200 : 401, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, 'localhost', () =>
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`),
);
