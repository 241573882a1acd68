import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/subjects';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { classes } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';
import { addClass } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();

let admin: string;
let branchId: number;
let image: Blob;

beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  admin = (await addAdmin(database, { level: 'level_1', branchId })).token;
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  image = new File([new Uint8Array(await picture.png().toBuffer())], '华文.png', { type: 'image/png' });
});
beforeEach(async () => {
  await database.delete(classes);
  await database.delete(subjects);
});

const form = {
  name: 'Bahasa Melayu',
  description: 'Pemahaman dan penulisan',
  price: '65.50',
  education_level: 'standard_4',
  is_elective: '1',
};
const create = (body: object = {}, files: object = { image_file: image }) =>
  call(contract.createSubject, { body: { ...form, ...body }, files } as never, admin);
const list = async (query: object = {}) =>
  (await call(contract.listSubjects, { query } as never, admin)).body as {
    data: contract.SubjectRow[];
    last_page: number;
  };

describe('a new subject', () => {
  test('is listed with its price and shown with its image to whoever is signed in', async () => {
    const { status, body } = await create();
    expect([status, body.message]).toEqual([200, 'Bahasa Melayu is a subject now.']);
    const { data } = await list();
    expect(data).toEqual([
      {
        id: body.id,
        ...{ name: 'Bahasa Melayu', description: 'Pemahaman dan penulisan', price: '65.50' },
        ...{ education_level: 'standard_4', is_elective: 1, deleted_at: null, version: 1 },
        image_path: `/subjects/${body.id}/image`,
      },
    ]);
    for (const { token } of [await addStudent(database, { branchId }), await addTeacher(database)]) {
      const shown = await call(contract.subjectImageFile, { params: { id: body.id } }, token);
      expect(shown.status).toBe(200);
    }
    expect((await call(contract.subjectImageFile, { params: { id: body.id } })).status).toBe(401);
  });

  test.each([
    ['name', { name: ' ' }, 'Input is required'],
    ['description', { description: '' }, 'Input is required'],
    ['price', { price: '0' }, 'Price must greater than 0'],
    ['education_level', { education_level: 'general' }, 'Empty selection'],
  ])('is refused without a right %s', async (field, body, message) => {
    const answer = await create(body);
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [message] }]);
    expect(await database.$count(subjects)).toBe(0);
  });

  test('needs an image, by its content', async () => {
    expect((await create({}, {})).body.errors).toEqual({ image_file: ['File is required'] });
    const text = new File(['<svg onload="alert(1)"/>'], 'picture.png', { type: 'image/png' });
    expect(Object.keys((await create({}, { image_file: text })).body.errors)).toEqual(['image_file']);
  });
});

describe('an edited subject', () => {
  const edit = (id: number, body: object, files: object = {}) =>
    call(contract.updateSubject, { params: { id }, body: { ...form, ...body }, files } as never, admin);

  test('keeps its image without a new file, and a stale edit is told', async () => {
    const { id } = (await create()).body;
    const [before] = await database.select().from(subjects);
    expect((await edit(id, { version: 1, price: '70', is_elective: '0' })).status).toBe(200);
    const [after] = await database.select().from(subjects);
    expect(after).toMatchObject({ priceSen: 7000, isElective: false, imageKey: before!.imageKey });
    expect((await edit(id, { version: 1, price: '80' })).body.code).toBe('changed_meanwhile');
    await edit(id, { version: 2 }, { image_file: image });
    const [replaced] = await database.select().from(subjects);
    expect(replaced!.imageKey).not.toBe(before!.imageKey);
  });
});

describe('a deleted subject', () => {
  const remove = (id: number) => call(contract.deleteSubject, { params: { id } }, admin);

  test('is refused while a class of it runs, and says so', async () => {
    const classId = await addClass(database, { branchId, concludeDate: '2999-12-31' });
    const [made] = await database.select().from(classes);
    const { subjectId } = made!;
    const refused = await remove(subjectId);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'subject_in_use',
      message:
        'This subject has 1 class in progress or still to begin, so it cannot be deleted. Delete or end it first.',
    });
    await database.update(classes).set({ concludeDate: '2025-12-31' }).where(eq(classes.id, classId));
    expect((await remove(subjectId)).status).toBe(200);
  });

  test('stays in the list as deleted, in no selection, and is deleted once', async () => {
    const { id } = (await create()).body;
    await create({ name: 'Zoology' });
    expect((await remove(id)).body.message).toBe('Bahasa Melayu is deleted.');
    expect((await list()).data.map((one) => [one.name, one.deleted_at !== null])).toEqual([
      ['Zoology', false],
      ['Bahasa Melayu', true],
    ]);
    expect((await list({ excludeDeleted: 1, unpaginated: 1 })).data.map(({ name }) => name)).toEqual([
      'Zoology',
    ]);
    const filter = await call(
      contract.subjectsForFilter,
      { query: { education_level: 'standard_4' } },
      admin,
    );
    expect(filter.body.data).toMatchObject([{ name: 'Zoology' }]);
    expect((await remove(id)).status).toBe(404);
    const edited = await call(
      contract.updateSubject,
      { params: { id }, body: { ...form, version: 2 }, files: {} },
      admin,
    );
    expect(edited.status).toBe(404);
  });
});

test('the list has pages of 15, the search finds by any word without regard to accents', async () => {
  await database.insert(subjects).values(
    Array.from({ length: 17 }, (_, number) => ({
      ...{ name: number ? `Sejarah ${number}` : 'Café 50%', description: 'x', priceSen: 100 },
      educationLevel: 'form_1' as const,
    })),
  );
  expect(await list()).toMatchObject({ last_page: 2 });
  expect((await list({ page: 2 })).data).toHaveLength(2);
  expect((await list({ unpaginated: 1 })).data).toHaveLength(17);
  const search = async (name: string) =>
    (await call(contract.searchSubjects, { query: { name } }, admin)).body.data as { name: string }[];
  expect((await search('cafe')).map(({ name }) => name)).toEqual(['Café 50%']);
  expect(await search('%')).toHaveLength(1);
  expect(await search('jarah')).toHaveLength(16);
  expect((await call(contract.searchSubjects, {}, admin)).status).toBe(200);
});
