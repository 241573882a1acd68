import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { allBranches, branchPhoto, branchTimetable } from '@portal/shared-api/branches';
import { adminBranches } from '@portal/shared-api/branches-admin';
import { branches } from '../database/schema/branches.ts';
import { files } from '../database/schema/files.ts';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { app, call, database, storage } = await testPortal();

test('an admin chooses from the own branch, level_3 from all that exist', async () => {
  const georgetown = await addBranch(database, 'Georgetown');
  const bayanLepas = await addBranch(database, 'Bayan Lepas');
  await database.insert(branches).values({ name: 'Closed', deletedAt: new Date() });
  const { token: level2 } = await addAdmin(database, { level: 'level_2', branchId: bayanLepas });
  const { token: level3 } = await addAdmin(database, { level: 'level_3' });
  expect((await call(adminBranches, {}, level2)).body.data).toEqual([
    { id: bayanLepas, branch_name: 'Bayan Lepas', version: 1 },
  ]);
  expect((await call(adminBranches, {}, level3)).body.data).toEqual([
    { id: georgetown, branch_name: 'Georgetown', version: 1 },
    { id: bayanLepas, branch_name: 'Bayan Lepas', version: 1 },
  ]);
});

test('a visitor sees each branch with what the centre has filled in', async () => {
  const key = randomUUID();
  await database
    .insert(files)
    .values({ key, contentType: 'image/jpeg', size: 5, sha256: Buffer.alloc(32), name: 'house.jpg' });
  await storage.put(key, Readable.from(['photo']));
  const mapUrl = 'https://maps.example/tanjung';
  const [tanjung] = await database
    .insert(branches)
    .values({ name: 'Tanjung', address: '1 Jalan Tanjung', phone: '04-899 0000', mapUrl, photoKey: key })
    .returning();
  const { data } = (await call(allBranches)).body;
  expect(data).toMatchObject([
    { branch_name: 'Georgetown', address: null, phone: null, map_url: null, photo_url: null },
    { branch_name: 'Bayan Lepas' },
    { branch_name: 'Tanjung', address: '1 Jalan Tanjung', phone: '04-899 0000', map_url: mapUrl },
  ]);
  expect((await app.inject({ method: 'GET', url: data[2].photo_url })).body).toBe('photo');
  const params = { id: tanjung!.id };
  expect((await call(branchTimetable, { params })).status).toBe(404);
  await database.update(branches).set({ deletedAt: new Date() });
  expect((await call(branchPhoto, { params })).status).toBe(404);
});
