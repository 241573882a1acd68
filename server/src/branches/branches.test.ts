import { expect, test } from '@jest/globals';
import { adminBranches } from '@portal/shared-api/branches';
import { branches } from '../database/schema/branches.ts';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();

test('an admin chooses from the own branch, level_3 from all that exist', async () => {
  const georgetown = await addBranch(database, 'Georgetown');
  const bayanLepas = await addBranch(database, 'Bayan Lepas');
  await database.insert(branches).values({ name: 'Closed', deletedAt: new Date() });
  const { token: level2 } = await addAdmin(database, { level: 'level_2', branchId: bayanLepas });
  const { token: level3 } = await addAdmin(database, { level: 'level_3' });
  expect((await call(adminBranches, {}, level2)).body.data).toEqual([
    { id: bayanLepas, branch_name: 'Bayan Lepas' },
  ]);
  expect((await call(adminBranches, {}, level3)).body.data).toEqual([
    { id: georgetown, branch_name: 'Georgetown' },
    { id: bayanLepas, branch_name: 'Bayan Lepas' },
  ]);
});
