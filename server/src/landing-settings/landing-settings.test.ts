import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as site from '@portal/shared-api/landing-content';
import { landingTestimonialPoster } from '@portal/shared-api/landing-content-files';
import * as contract from '@portal/shared-api/landing-settings';
import sharp from 'sharp';
import { auditEntries } from '../database/schema/audit.ts';
import { landingTeachers, testimonials } from '../database/schema/landing-content.ts';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();

let admin: string;
let image: File;
let timetable: File;
let video: File;

beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  admin = (await addAdmin(database, { level: 'level_1', branchId })).token;
  const picture = sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'teal' } });
  image = new File([new Uint8Array(await picture.jpeg().toBuffer())], '老师.jpg', { type: 'image/jpeg' });
  const pdf = await readFile(new URL('../pdf-check/pdfs/chromium.pdf', import.meta.url));
  timetable = new File([new Uint8Array(pdf)], 'week.pdf', { type: 'application/pdf' });
  const clip = await readFile(new URL('../demo/videos/intro.mp4', import.meta.url));
  video = new File([new Uint8Array(clip)], 'parent.mp4', { type: 'video/mp4' });
});
beforeEach(async () => {
  await database.delete(landingTeachers);
  await database.delete(testimonials);
});

const form = { name: 'Cikgu Aminah', description: 'Maths 数学' };
const create = (body: object = {}, files: object = { image, timetable }) =>
  call(contract.createTeacherCard, { body: { ...form, ...body }, files } as never, admin);
const update = (id: number, body: object, files: object = {}) =>
  call(contract.updateTeacherCard, { params: { id }, body: { ...form, ...body }, files } as never, admin);
const remove = (id: number) => call(contract.deleteTeacherCard, { params: { id } }, admin);
const rows = async () =>
  (await call(contract.listTeacherCards, {}, admin)).body.data as contract.TeacherCardRow[];
const names = async () => (await rows()).map(({ name }) => name);

describe('a new teacher card', () => {
  test('is on the public site at once, with the default colour and its files', async () => {
    const { status, body } = await create();
    expect([status, body.message]).toEqual([200, 'Cikgu Aminah is saved.']);
    expect(await rows()).toMatchObject([{ ...form, color_code: '#000000', ordering: 0, version: 1 }]);
    const { data } = (await call(site.landingTeachers)).body;
    expect(data).toMatchObject([{ ...form, id: body.id, colorCode: '#000000' }]);
    const params = { id: body.id };
    const shown = await call(contract.teacherCardImage, { params }, admin);
    const { width, height } = await sharp(shown.bytes).metadata();
    expect([width, height]).toEqual([1600, 800]);
    const pdf = await call(contract.teacherCardTimetable, { params }, admin);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(await database.select().from(auditEntries)).toMatchObject([
      { resource: 'landing-settings', action: 'teacher_card_created', recordId: body.id },
    ]);
  });

  test('takes its colour under both names', async () => {
    await create({ colorCode: '#0F5C5C' });
    await create({ color_code: '#c8452d' });
    expect((await rows()).map((row) => row.color_code)).toEqual(['#0F5C5C', '#c8452d']);
  });

  test.each([
    ['name', { name: ' ' }, 'Input is required'],
    ['description', { description: '' }, 'Input is required'],
    ['colorCode', { colorCode: 'red' }, 'Empty selection'],
    ['ordering', { ordering: -1 }, 'Please choose one of the list'],
  ])('is refused without a right %s', async (field, body, message) => {
    const answer = await create(body);
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [message] }]);
    expect(await rows()).toEqual([]);
  });

  test('needs both files, by their content', async () => {
    const needed = ['File is required'];
    expect((await create({}, {})).body.errors).toEqual({ image: needed, timetable: needed });
    const webp = new File(['RIFF    WEBPVP8 '], 'a.png', { type: 'image/png' });
    const text = new File(['%PDF-1.7 nothing'], 'week.pdf', { type: 'application/pdf' });
    const torn = new File([await image.slice(0, 200).arrayBuffer()], 'a.jpg', { type: 'image/jpeg' });
    expect(Object.keys((await create({}, { image: webp, timetable })).body.errors)).toEqual(['image']);
    expect(Object.keys((await create({}, { image, timetable: text })).body.errors)).toEqual(['timetable']);
    expect(Object.keys((await create({}, { image: torn, timetable })).body.errors)).toEqual(['image']);
  });
});

describe('the order', () => {
  beforeEach(async () => {
    for (const name of ['A', 'B', 'C']) await create({ name });
  });
  const idOf = async (name: string) => (await rows()).find((row) => row.name === name)!;

  test.each([
    ['C', 0, ['C', 'A', 'B']],
    ['A', 1, ['B', 'A', 'C']],
    ['A', 3, ['B', 'C', 'A']],
    ['B', 1, ['A', 'B', 'C']],
  ])('%s goes to %i and the others make room', async (name, ordering, expected) => {
    const { id, version } = await idOf(name);
    expect((await update(id, { name, ordering, version })).status).toBe(200);
    expect(await names()).toEqual(expected);
    expect((await rows()).map((row) => row.ordering)).toEqual([0, 1, 2]);
  });

  test('a new one takes a place between, a deleted one leaves no gap', async () => {
    await create({ name: 'D', ordering: 1 });
    expect(await names()).toEqual(['A', 'D', 'B', 'C']);
    expect((await remove((await idOf('A')).id)).status).toBe(200);
    expect((await rows()).map((row) => [row.name, row.ordering])).toEqual([
      ['D', 0],
      ['B', 1],
      ['C', 2],
    ]);
  });

  test('survives many who add at once', async () => {
    await Promise.all(['D', 'E', 'F'].map((name) => create({ name, ordering: 0 })));
    expect((await rows()).map((row) => row.ordering)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('an edited teacher card', () => {
  test('keeps its files without new ones, and a stale edit is told', async () => {
    const { id } = (await create()).body;
    const [before] = await rows();
    expect((await update(id, { version: 1, name: 'Cikgu Siti' })).status).toBe(200);
    const [after] = await rows();
    expect(after).toMatchObject({ name: 'Cikgu Siti', image_url: before!.image_url });
    expect((await update(id, { version: 1 })).body.code).toBe('changed_meanwhile');
    await update(id, { version: after!.version }, { image });
    const [replaced] = await rows();
    expect(replaced!.image_url).not.toBe(before!.image_url);
    expect(replaced!.timetable_url).toBe(before!.timetable_url);
  });

  test('that is gone is not found, nor deleted twice', async () => {
    const { id } = (await create()).body;
    expect((await remove(id)).body.message).toBe('Cikgu Aminah is removed.');
    expect((await remove(id)).status).toBe(404);
    expect((await update(id, { version: 1 })).status).toBe(404);
    expect((await call(site.landingTeachers)).body.data).toEqual([]);
  });
});

test('a testimonial is added, moved, changed and taken off the site', async () => {
  const add = (files: object) => call(contract.createTestimonial, { body: {}, files } as never, admin);
  expect((await add({})).body.errors).toEqual({ video: ['File is required'] });
  expect(Object.keys((await add({ video: image })).body.errors)).toEqual(['video']);
  const first = (await add({ video })).body.id;
  const second = (await add({ video })).body.id;
  const listed = async () =>
    (await call(contract.listTestimonials, {}, admin)).body.data as contract.TestimonialRow[];
  const [before] = await listed();
  expect(before).toMatchObject({ id: first, file_name: 'parent.mp4', ordering: 0 });
  const move = (version: number, files: object = {}) =>
    call(
      contract.updateTestimonial,
      { params: { id: second }, body: { ordering: 0, version }, files } as never,
      admin,
    );
  expect((await move(1, { video })).status).toBe(200);
  expect((await move(1)).body.code).toBe('changed_meanwhile');
  expect((await listed()).map(({ id }) => id)).toEqual([second, first]);
  const { data } = (await call(site.landingTestimonials)).body;
  expect(data.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  const part = await call(
    contract.testimonialVideo,
    { params: { id: second }, headers: { range: 'bytes=0-9' } },
    admin,
  );
  expect([part.status, part.bytes.length]).toEqual([206, 10]);
  const removing = () => call(contract.deleteTestimonial, { params: { id: second } }, admin);
  expect((await removing()).status).toBe(200);
  expect((await removing()).status).toBe(404);
  expect((await listed()).map(({ id, ordering }) => [id, ordering])).toEqual([[first, 0]]);
});

test('a testimonial says who speaks and what, with a picture before it plays; what a call leaves out stays', async () => {
  const words = { name: 'Mdm Lim', sentence_ch: '她现在会主动做功课。' };
  const made = await call(
    contract.createTestimonial,
    { body: words, files: { video, poster: image } },
    admin,
  );
  const { id } = made.body;
  const shown = async () => (await call(site.landingTestimonials)).body.data[0];
  const { poster_url, ...first } = await shown();
  expect(first).toMatchObject({ ...words, sentence: words.sentence_ch });
  const picture = await call(landingTestimonialPoster, { params: { id } });
  expect([picture.status, poster_url.includes(`/testimonial/${id}/poster`)]).toEqual([200, true]);
  const edit = (body: object) => call(contract.updateTestimonial, { params: { id }, body, files: {} }, admin);
  expect((await edit({ version: 1, sentence: 'She asks for homework.' })).status).toBe(200);
  expect(await shown()).toMatchObject({ ...words, sentence: 'She asks for homework.', poster_url });
  expect((await edit({ version: 2, name: '' })).status).toBe(200);
  expect((await shown()).name).toBeNull();
});
