import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { files } from '../database/schema/files.ts';
import { testPortal } from '../testing/portal.ts';
import { adoptFiles, missingFiles, requireOwnFiles } from './folder-owner.ts';

const { database, storage, filesFolder } = await testPortal();
const check = () => requireOwnFiles(database, storage, filesFolder);

async function stored(isListed: boolean): Promise<string> {
  const key = randomUUID();
  await storage.put(key, Readable.from(['content']));
  const row = { key, contentType: 'application/pdf', size: 7, sha256: Buffer.alloc(32), name: 'a.pdf' };
  if (isListed) await database.insert(files).values(row);
  return key;
}

test('a folder of files that this database does not know is refused, in words and with the command', async () => {
  await stored(false);
  await expect(check()).rejects.toThrow(/belong to another database[\s\S]*npm run files:adopt/);
  expect(await readdir(filesFolder)).not.toContain('belongs-to');
});

test('a folder with a file that it knows becomes its own, and another database is refused from then on', async () => {
  await stored(true);
  await check();
  await check();
  await database.execute(sql`update settings set identity = gen_random_uuid()`);
  await expect(check()).rejects.toThrow('belong to another database');
  await adoptFiles(database, filesFolder);
  await check();
  await writeFile(path.join(filesFolder, 'belongs-to'), `${randomUUID()}\n`);
  await expect(check()).rejects.toThrow('belong to another database');
});

test('files that the database lists and the folder lacks are counted', async () => {
  expect(await missingFiles(database, storage)).toBe(0);
  await storage.remove(await stored(true));
  expect(await missingFiles(database, storage)).toBe(1);
});
