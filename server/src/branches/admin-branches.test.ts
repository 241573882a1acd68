import { beforeEach, expect, test } from '@jest/globals';
import { allBranches } from '@portal/shared-api/branches';
import * as contract from '@portal/shared-api/branches-admin';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { branches } from '../database/schema/branches.ts';
import { classes } from '../database/schema/classes.ts';
import { addClass } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
const { token } = await addAdmin(database, { level: 'level_3' });

const create = (branch_name: string) => call(contract.createBranch, { body: { branch_name } }, token);
const rename = (id: number, branch_name: string, version: number) =>
  call(contract.updateBranch, { params: { id }, body: { branch_name, version } }, token);
const remove = (id: number) => call(contract.deleteBranch, { params: { id } }, token);
const names = async () =>
  (await call(allBranches)).body.data.map((branch: { branch_name: string }) => branch.branch_name);

beforeEach(() => database.update(branches).set({ deletedAt: new Date() }));

test('a branch is made, renamed and removed, and visitors see it so', async () => {
  const { status, body } = await create(' Tanjung  ');
  expect([status, body.message]).toEqual([200, 'Tanjung is saved.']);
  expect((await call(contract.adminBranches, {}, token)).body.data).toEqual([
    { id: body.id, branch_name: 'Tanjung', version: 1 },
  ]);
  expect((await rename(body.id, 'Tanjung Bungah', 1)).status).toBe(200);
  expect(await names()).toEqual(['Tanjung Bungah']);
  expect((await rename(body.id, 'Tokong', 1)).body.code).toBe('changed_meanwhile');
  expect((await remove(body.id)).body.message).toBe('Tanjung Bungah is removed.');
  expect(await names()).toEqual([]);
  expect((await remove(body.id)).status).toBe(404);
  expect((await rename(body.id, 'Tokong', 3)).status).toBe(404);
});

test('a name is needed and belongs to one branch', async () => {
  const there = { branch_name: ['There is a branch with this name already.'] };
  expect((await create(' ')).body.errors).toEqual({ branch_name: ['Input is required'] });
  const { id } = (await create('Tanjung')).body;
  await create('Tokong');
  expect((await create('TANJUNG')).body.errors).toEqual(there);
  expect((await rename(id, 'tokong', 1)).body.errors).toEqual(there);
  await remove(id);
  expect((await create('Tanjung')).status).toBe(200);
});

test('a branch in use is kept, with what keeps it in words', async () => {
  const branchId = await addBranch(database, 'Georgetown');
  for (let count = 0; count < 2; count += 1) await addStudent(database, { branchId });
  const { accountId } = await addStudent(database, { branchId });
  await database
    .update(accounts)
    .set({ status: 'suspended', deletedAt: new Date() })
    .where(eq(accounts.id, accountId));
  await addAdmin(database, { level: 'level_1', branchId });
  const classId = await addClass(database, { branchId, concludeDate: '2999-12-31' });
  expect((await remove(branchId)).body).toMatchObject({
    code: 'branch_in_use',
    message:
      'This branch is still in use, so it cannot be removed: 2 students, 1 class in progress or still to begin, 1 admin.',
  });
  const over = await addBranch(database, 'Over');
  await database
    .update(classes)
    .set({ branchId: over, concludeDate: '2025-12-31' })
    .where(eq(classes.id, classId));
  expect((await remove(over)).status).toBe(200);
});
