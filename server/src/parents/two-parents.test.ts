import { beforeAll, expect, test } from '@jest/globals';
import { contract } from '@portal/shared-api/contract';
import { linkedStudents } from '@portal/shared-api/parents';
import { saveChildren, parentDetails } from '@portal/shared-api/parents-admin';
import { parentPayments, parentProof } from '@portal/shared-api/payments-family';
import { today } from '@portal/shared-api/calendar';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { paymentCalls, slip } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();

let admin: Person;
let mother: Person;
let father: Person;
let child: Person & { studentId: string };
let half: Person & { studentId: string };
let invoice: number;

const { submit } = paymentCalls({ call });
const pay = async (parent: Person, studentId: string, amount: string) =>
  submit(
    parent,
    studentId,
    { payment_type: 'Bank Transfer', payment_amount: amount },
    { files: { payment_proof: await slip(1, 'slip of the mother.png') } },
  );
const rowsOf = async (parent: Person) =>
  (await call(parentPayments, {}, parent.token)).body.data as { id: number; has_proof: boolean }[];

beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  admin = await addAdmin(database, { level: 'level_3' });
  child = await addStudent(database, { branchId, name: 'Shared Child', joined: today() });
  half = await addStudent(database, { branchId, name: 'Half Sister' });
  const son = await addStudent(database, { branchId, name: 'Half Brother' });
  mother = await addParent(database, {
    name: 'The Mother',
    email: 'mother@test.example',
    children: [child.id, half.id],
  });
  father = await addParent(database, {
    name: 'The Father',
    email: 'father@test.example',
    children: [child.id, son.id],
  });
  expect((await pay(mother, child.studentId, '120.00')).status).toBe(200);
  invoice = (await rowsOf(mother))[0]!.id;
});

test('of a child with two parents neither learns of the other’s address, other children and slips', async () => {
  const reading = contract.filter(
    ({ method, access, path }) =>
      method === 'GET' && !path.includes(':') && access !== 'public' && 'parent' in access,
  );
  expect(reading.length).toBeGreaterThan(5);
  for (const endpoint of reading) {
    const { bytes } = await call(endpoint, {}, father.token);
    const said = bytes.toString('utf8');
    for (const secret of ['mother', 'Mother', 'Half Sister', half.studentId])
      expect(said.includes(secret) && `${endpoint.name} says ${secret}`).toBe(false);
  }
});

test('a payment of the shared child is told, the slip is the one’s who handed it in', async () => {
  expect(await rowsOf(father)).toMatchObject([{ id: invoice, has_proof: false }]);
  expect(await rowsOf(mother)).toMatchObject([{ id: invoice, has_proof: true }]);
  const proof = (parent: Person) => call(parentProof, { params: { id: invoice } }, parent.token);
  expect((await proof(father)).status).toBe(404);
  expect((await proof(mother)).status).toBe(200);
});

test('a link that is removed ends the access on the next call, to payments and slips too', async () => {
  const { body } = await call(parentDetails, { params: { id: mother.id } }, admin.token);
  const save = { child_ids: [half.studentId], version: body.version };
  expect((await call(saveChildren, { params: { id: mother.id }, body: save }, admin.token)).status).toBe(200);
  expect((await call(linkedStudents, {}, mother.token)).body.data).toMatchObject([{ name: 'Half Sister' }]);
  expect(await rowsOf(mother)).toEqual([]);
  expect((await call(parentProof, { params: { id: invoice } }, mother.token)).status).toBe(404);
  expect((await pay(mother, child.studentId, '80.00')).status).toBe(404);
});
