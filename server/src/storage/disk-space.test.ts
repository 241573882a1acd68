import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { changeParentPassword, parentProfile } from '@portal/shared-api/profiles';
import { signInParent } from '@portal/shared-api/session';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { testDatabase } from '../database/testing.ts';
import { addBranch, addParent, addStudent, PASSWORD } from '../testing/people.ts';
import { paymentBody, slip } from '../testing/payments.ts';
import { until } from '../testing/until.ts';
import { watchDisk } from './disk-space.ts';
import { localStorage } from './local-storage.ts';

const MEGABYTE = 1024 * 1024;
const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-small-disk-'));

/** A disk of 8 MB, if this machine allows one. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('Left out: no small file system can be mounted here (needs root), so no disk was filled.');
    return false;
  }
}
const isMounted = mounted();
const apps: FastifyInstance[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
  if (isMounted) execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});
const onSmallDisk = isMounted ? test : test.skip;

const database = await testDatabase();
const branchId = await addBranch(database, 'Georgetown');
const child = await addStudent(database, { branchId });
const parent = await addParent(database, { children: [child.id] });
const authorization = `Bearer ${parent.token}`;

async function portalOnDisk(reserve: number) {
  const said: string[] = [];
  const storage = await localStorage(path.join(folder, 'files'));
  const config = readConfig({ PORTAL_LOG_LEVEL: 'silent', PORTAL_WWW: path.join(folder, 'www') });
  const diskSpace = watchDisk(folder, (message) => said.push(message), reserve);
  const app = await buildApp({ ...config, rateLimitFactor: 1000 }, { database, storage, diskSpace });
  apps.push(app);
  const send = ({ method, path: url }: Endpoint, payload: object, language = 'en') =>
    app.inject({
      method,
      url: `/api${url}`,
      payload,
      headers: { authorization, 'accept-language': language },
    });
  const read = () => app.inject({ url: `/api${parentProfile.path}`, headers: { authorization } });
  return { app, send, read, said };
}

const wrong = { existing_password: 'not the password', new_password: 'a new password' };

onSmallDisk(
  'a disk that fills up: reads and sign-in go on, writes are refused in words, told once, and it mends itself',
  async () => {
    const { send, read, said } = await portalOnDisk(2 * MEGABYTE);
    const change = (language?: string) => send(changeParentPassword, wrong, language);
    expect((await change()).statusCode).toBe(401);
    await writeFile(path.join(folder, 'ballast'), Buffer.alloc(7 * MEGABYTE));
    const refused = await until(async () => {
      const answer = await change();
      return answer.statusCode === 503 && answer.json();
    });
    expect(refused).toMatchObject({
      code: 'disk_full',
      message: expect.stringMatching(/^Not saved: the server’s disk is full/),
    });
    expect((await change('zh')).json().message).toMatch(/^未能保存：服务器的磁盘已满/);
    expect((await read()).statusCode).toBe(200);
    expect((await send(signInParent, { email: parent.email, password: PASSWORD })).statusCode).toBe(200);
    expect(said).toEqual([expect.stringContaining('disk is full')]);

    await rm(path.join(folder, 'ballast'));
    await until(async () => (await change()).statusCode === 401);
    expect(said.at(-1)).toBe('there is room on the disk again');
    expect(said).toHaveLength(2);
  },
);

onSmallDisk('a file that does not fit: the same words, nothing is left of it', async () => {
  const { app, said } = await portalOnDisk(0);
  await writeFile(path.join(folder, 'ballast'), Buffer.alloc(8 * MEGABYTE)).catch(() => {});
  const form = new FormData();
  const body = paymentBody({ student_id: child.studentId, payment_type: 'E-Wallet' });
  for (const [field, value] of Object.entries(body)) form.append(field, value);
  form.append('payment_proof', await slip(1));
  const encoded = new Response(form);
  const send = async (bytes: Buffer) =>
    app.inject({
      method: 'POST',
      url: '/api/parent/payment',
      payload: bytes,
      headers: { authorization, 'content-type': encoded.headers.get('content-type')! },
    });
  const bytes = Buffer.from(await encoded.arrayBuffer());
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'disk_full']);
  }
  expect(said).toHaveLength(1);
  await rm(path.join(folder, 'ballast'));
  expect((await send(bytes)).statusCode).toBe(200);
});
