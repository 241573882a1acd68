import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { parentProfile } from '@portal/shared-api/profiles';
import { sql } from 'drizzle-orm';
import { files } from '../database/schema/files.ts';
import { addParent, signedIn } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { tidyUp } from './housekeeping.ts';

const { database, storage, filesFolder, call } = await testPortal();

async function stored(daysAgo: number): Promise<string> {
  const key = randomUUID();
  await storage.put(key, Readable.from(['content']));
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  await utimes(path.join(filesFolder, key.slice(0, 2), key), at, at);
  return key;
}

const list = (key: string) =>
  database
    .insert(files)
    .values({ key, contentType: 'application/pdf', size: 7, sha256: Buffer.alloc(32), name: 'a.pdf' });
const inTrash = async (date: string) => readdir(path.join(filesFolder, 'trash', date)).catch(() => []);

test('a few files that the database does not know go to the trash after a day, for 30 days; all others stay', async () => {
  const [fresh, orphan, known] = [await stored(0), await stored(2), await stored(2)];
  await list(known);
  for (const date of [addDays(today(), -31), addDays(today(), -29)]) {
    await mkdir(path.join(filesFolder, 'trash', date), { recursive: true });
    await writeFile(path.join(filesFolder, 'trash', date, randomUUID()), 'x');
  }
  expect(await tidyUp(database, storage)).toBe(0);
  expect([await storage.size(fresh), await storage.size(orphan), await storage.size(known)]).toEqual([
    7,
    undefined,
    7,
  ]);
  expect(await inTrash(today())).toEqual([orphan]);
  expect([await inTrash(addDays(today(), -31)), await inTrash(addDays(today(), -29))]).toEqual([
    [],
    [expect.any(String)],
  ]);
  // Files in the trash are not counted as orphans again.
  expect(await tidyUp(database, storage)).toBe(0);
});

test('many at once are left alone and counted: the database is another one', async () => {
  const keys = await Promise.all(Array.from({ length: 30 }, () => stored(2)));
  expect(await tidyUp(database, storage)).toBe(30);
  for (const key of keys) expect(await storage.size(key)).toBe(7);
  for (const key of keys) await list(key);
  expect(await tidyUp(database, storage)).toBe(0);
});

test('sessions go when they have run out', async () => {
  const parent = await addParent(database);
  await signedIn(database, parent.accountId);
  await database.execute(sql`update sessions set created_at = now() - interval '2 hours',
    expires_at = now() - interval '1 hour'`);
  const token = await signedIn(database, parent.accountId);
  await tidyUp(database, storage);
  const { rows } = await database.execute(sql`select from sessions`);
  expect(rows).toHaveLength(1);
  expect((await call(parentProfile, {}, token)).status).toBe(200);
});
