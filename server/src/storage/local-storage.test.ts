import { afterAll, expect, test } from '@jest/globals';
import { openFilePortal, PDF } from '../testing/file-portal.ts';

const { storage, upload, close } = await openFilePortal();
afterAll(close);

test('a key that is not one of ours opens no file', () => {
  expect(() => storage.read('../../../etc/passwd')).toThrow('not a storage key');
});

test('the sweep finds what is old, and clears away unfinished uploads', async () => {
  const { body } = await upload({ proof: [PDF, 'a.pdf'] });
  const old: string[] = [];
  for await (const key of storage.keysBefore(new Date(Date.now() + 1000))) old.push(key);
  expect(old).toContain(body.key);
  for await (const _ of storage.keysBefore(new Date(Date.now() - 60_000)))
    throw new Error('nothing is that old');
});
