import { today } from '@portal/shared-api/calendar';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { studentDetails } from '@portal/shared-api/students';
import { createStudent } from '@portal/shared-api/students-editing';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

let made = 0;
const newStudent = (values: Record<string, unknown>) => ({
  name: 'Kumar A/L Raju',
  email: `kumar${++made}@test.example`,
  phone: '012-345 6789',
  ic: '150101-07-0001',
  same_ic: true,
  despite_doubles: true,
  education_level: 'standard_3',
  school: 'A school of no list',
  guardian_name: "D'Cruz",
  guardian_phone: '+60',
  address: '12, Jalan Burma',
  join_date: today(),
  password: 'aB3$kk29xmQz!',
  ...values,
});

/** A portal of two branches, with an admin of one and an admin of both. */
export async function studentsPortal() {
  const portal = await testPortal();
  const { database } = portal;
  const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);
  const georgetown = await addBranch(database, 'Georgetown');
  const bayanLepas = await addBranch(database, 'Bayan Lepas');
  const { token: level1 } = await addAdmin(database, { level: 'level_1', branchId: georgetown });
  const { token: level3 } = await addAdmin(database, { level: 'level_3' });
  const create = (values: Record<string, unknown> = {}, token = level1) =>
    call(token, createStudent, { body: newStudent(values) });
  const detailsOf = async (id: number, token = level1) =>
    (await call(token, studentDetails, { params: { id } })).body;
  return { portal, database, call, georgetown, bayanLepas, level1, level3, create, detailsOf };
}
