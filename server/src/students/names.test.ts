import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@portal/shared-api/endpoint';
import * as parents from '@portal/shared-api/parents-admin';
import { listStudents, searchStudents, studentDetails, studentsByName } from '@portal/shared-api/students';
import { createStudent, suspendStudent, updateStudent } from '@portal/shared-api/students-editing';
import * as teachers from '@portal/shared-api/teachers';
import { addAdmin, addBranch, addParent, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
let branchId: number;
let token: string;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  token = (await addAdmin(database, { level: 'level_3' })).token;
});
const call = async (endpoint: Endpoint, given = {}) => (await portal.call(endpoint, given, token)).body;
const namesIn = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

const long = `${'Long Name '.repeat(9)}of Letters`;
const names = ["Nathaniel D'Cruz", 'Kumar A/L Raju', '欧阳美玲', long, '50% Off_er \\ Name'];
const password = 'a sentence of theirs';

test('the long one has 100 characters', () => expect(long).toHaveLength(100));

/** Creates, reads, edits, finds and removes, always by the name as written. */
interface Kind {
  create: (name: string) => Promise<number>;
  read: (id: number) => Promise<{ name: string; version: number }>;
  rename: (id: number, name: string, version: number) => Promise<unknown>;
  /** Every way to find somebody by name. */
  finds: Record<string, (name: string) => Promise<string[]>>;
  remove: (id: number) => Promise<unknown>;
}
let made = 0;
const email = () => `names.${++made}@test.example`;
const details = async (endpoint: Endpoint, id: number) => call(endpoint, { params: { id } });

const student = {
  phone: '+60123456789',
  ic: '150101070001',
  education_level: 'standard_3',
  school: 'SK Westlands',
};
const teacher = {
  contact: '+60123456789',
  ic: '900615071234',
  teacher_education_level: 'Degree',
  address: 'Here',
};
const kinds: Record<string, Kind> = {
  student: {
    create: async (name) => {
      const guardian = { guardian_name: name, address: '12, Jalan Burma', join_date: '2026-01-05' };
      const body = {
        despite_doubles: true,
        ...student,
        ...guardian,
        name,
        email: email(),
        password,
        branch_id: branchId,
      };
      return (await call(createStudent, { body })).id;
    },
    read: (id) => details(studentDetails, id),
    rename: (id, name, version) =>
      call(updateStudent, { params: { id }, body: { ...student, name, email: email(), version } }),
    finds: {
      list: async () => namesIn(await call(listStudents)),
      search: async (name) => namesIn(await call(searchStudents, { params: { term: name } })),
      'GET admin/student/name/{name}': async (name) =>
        namesIn(await call(studentsByName, { params: { name } })),
    },
    remove: (id) => call(suspendStudent, { params: { id } }),
  },
  parent: {
    create: async (name) => {
      const body = { name, email: email(), contact_number: '+60123456789', password, newChildren: [] };
      return (await call(parents.createParent, { body })).id;
    },
    read: (id) => details(parents.parentDetails, id),
    rename: (id, name, version) =>
      call(parents.updateParent, {
        params: { id },
        body: { name, email: email(), contact_number: '+60123456789', version },
      }),
    finds: {
      list: async () => namesIn(await call(parents.listParents)),
      search: async (search) => namesIn(await call(parents.listParents, { query: { search } })),
    },
    remove: (id) => call(parents.removeParent, { params: { id } }),
  },
  teacher: {
    create: async (name) =>
      (await call(teachers.createTeacher, { body: { ...teacher, name, email: email(), password } })).id,
    read: (id) => details(teachers.teacherDetails, id),
    rename: (id, name, version) =>
      call(teachers.updateTeacher, {
        params: { id },
        body: { ...teacher, name, email: email(), join_date: '2026-01-05', status: 'active', version },
      }),
    finds: {
      list: async () => namesIn(await call(teachers.listTeachers)),
      search: async (name) => namesIn(await call(teachers.searchTeachers, { query: { name } })),
    },
    remove: (id) => call(teachers.removeTeacher, { params: { id } }),
  },
};

describe.each(Object.entries(kinds))('a %s', (_, { create, read, rename, finds, remove }) => {
  test.each(names)(
    'named %s is created, edited, found and taken off the list as it is written',
    async (name) => {
      const id = await create(`Before ${name}`.slice(0, 255));
      const { name: before, version } = await read(id);
      expect(before).toBe(`Before ${name}`);
      await rename(id, name, version);
      expect((await read(id)).name).toBe(name);
      for (const find of Object.values(finds)) expect(await find(name)).toContain(name);
      await remove(id);
      for (const find of Object.values(finds)) expect(await find(name)).not.toContain(name);
    },
  );
});

describe('every search takes signs as letters, and letters without case and accents', () => {
  beforeAll(async () => {
    for (const name of ['José Núñez', '陈美华', "Aisyah D'Cruz", '100%_real\\ name', 'Plain Person']) {
      await addStudent(database, { branchId, name });
      await addParent(database, { name });
      await addTeacher(database, { name });
    }
  });
  const searches = Object.entries(kinds).flatMap(([kind, { finds }]) =>
    Object.entries(finds)
      .filter(([how]) => how !== 'list')
      .map(([how, find]) => [`${kind}, ${how}`, find] as const),
  );
  const terms = [
    ['%', ['100%_real\\ name']],
    ['_', ['100%_real\\ name']],
    ['\\', ['100%_real\\ name']],
    ["'", ["Aisyah D'Cruz"]],
    ['josé', ['José Núñez']],
    ['JOSE', ['José Núñez']],
    ['陈', ['陈美华']],
  ] as const;
  test.each(searches)('%s', async (_, find) => {
    for (const [term, found] of terms) expect([term, await find(term)]).toEqual([term, found]);
  });
});
