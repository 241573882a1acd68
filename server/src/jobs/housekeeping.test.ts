import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
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

test('files that the database does not know go after a day, all others stay', async () => {
  const [fresh, orphan, known] = [await stored(0), await stored(2), await stored(2)];
  await database.insert(files).values({
    key: known,
    contentType: 'application/pdf',
    size: 7,
    sha256: Buffer.alloc(32),
    name: 'a.pdf',
  });
  await tidyUp(database, storage);
  expect([await storage.size(fresh), await storage.size(orphan), await storage.size(known)]).toEqual([
    7,
    undefined,
    7,
  ]);
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
