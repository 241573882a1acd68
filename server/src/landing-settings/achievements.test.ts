import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as site from '@portal/shared-api/landing-content';
import * as contract from '@portal/shared-api/landing-settings-achievements';
import sharp from 'sharp';
import { achievementCategories, achievements } from '../database/schema/landing-content.ts';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();

let admin: string;
let image: File;

beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  admin = (await addAdmin(database, { level: 'level_1', branchId })).token;
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } });
  image = new File([new Uint8Array(await picture.png().toBuffer())], 'cup.png', { type: 'image/png' });
});
beforeEach(async () => {
  await database.delete(achievements);
  await database.delete(achievementCategories);
});

const addCategory = (body: object) => call(contract.createCategory, { body }, admin);
const categoryId = async (title: string) => (await addCategory({ title })).body.id as number;
const create = (body: object, files: object = { image }) =>
  call(contract.createAchievement, { body, files } as never, admin);
const rows = async () =>
  (await call(contract.listAchievements, {}, admin)).body.data as contract.AchievementRow[];
const shown = async () => (await call(site.landingAchievements)).body.data;

describe('an achievement', () => {
  test('is on the site under its category, named in both languages', async () => {
    const { id } = (await addCategory({ title: 'Competitions', title_ch: '校外比赛' })).body;
    const { status, body } = await create({ name: 'Spelling bee', name_ch: '拼字比赛', categoryId: id });
    expect([status, body.message]).toEqual([200, 'Spelling bee is saved.']);
    await create({ name_ch: '书法', category_id: id });
    expect(await rows()).toMatchObject([
      { name: 'Spelling bee', category: { id, title: 'Competitions' }, ordering: 0 },
      { name: null, name_ch: '书法', ordering: 1 },
    ]);
    expect(await shown()).toMatchObject([
      {
        ...{ title: 'Competitions', title_ch: '校外比赛' },
        achievements: [
          { name: 'Spelling bee', name_ch: '拼字比赛', image_width: 8, image_height: 6 },
          { name: '书法', name_ch: '书法' },
        ],
      },
    ]);
    const file = await call(contract.achievementImage, { params: { id: body.id } }, admin);
    expect(file.headers['content-type']).toBe('image/png');
  });

  test.each([
    ['name', { name: '', name_ch: ' ' }, 'Input is required'],
    ['categoryId', { categoryId: '' }, 'Empty selection'],
    ['categoryId', { categoryId: 99_999 }, 'This category was deleted meanwhile. Please choose another one.'],
  ])('is refused without a right %s', async (field, body, message) => {
    const answer = await create({ name: '9A', categoryId: await categoryId('SPM'), ...body });
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [message] }]);
  });

  test('is moved, changed and deleted; a stale edit is told', async () => {
    const spm = await categoryId('SPM');
    await create({ name: '9A', categoryId: spm });
    const { id } = (await create({ name: '8A', categoryId: spm })).body;
    const edit = (body: object) =>
      call(
        contract.updateAchievement,
        { params: { id }, body: { name: '8A+', categoryId: spm, ...body }, files: {} },
        admin,
      );
    expect((await edit({ version: 1, ordering: 0 })).status).toBe(200);
    expect((await rows()).map(({ name }) => name)).toEqual(['8A+', '9A']);
    expect((await edit({ version: 1 })).body.code).toBe('changed_meanwhile');
    const remove = () => call(contract.deleteAchievement, { params: { id } }, admin);
    expect((await remove()).body.message).toBe('8A+ is removed.');
    expect((await remove()).status).toBe(404);
    expect((await rows()).map(({ name, ordering }) => [name, ordering])).toEqual([['9A', 0]]);
  });
});

describe('a category', () => {
  const list = async () =>
    (await call(contract.listCategories, {}, admin)).body.data as contract.CategoryRow[];
  const rename = (id: number, body: object) => call(contract.updateCategory, { params: { id }, body }, admin);
  const remove = (id: number) => call(contract.deleteCategory, { params: { id } }, admin);

  test('needs a title of its own, in either language', async () => {
    expect((await addCategory({ title: '' })).body.errors).toEqual({ title: ['Input is required'] });
    await addCategory({ title: 'Sport', title_ch: '运动' });
    for (const body of [{ title: 'SPORT' }, { title: 'Games', title_ch: '运动' }]) {
      const { status, body: answer } = await addCategory(body);
      expect([status, answer.message]).toEqual([400, 'There is a category with this title already.']);
    }
    expect(await list()).toMatchObject([{ title: 'Sport', title_ch: '运动', achievements: 0 }]);
  });

  test('is renamed by one admin at a time', async () => {
    const id = await categoryId('Sport');
    await categoryId('SPM');
    expect((await rename(id, { title: 'Sports', version: 1 })).body.message).toBe('Sports is saved.');
    expect((await rename(id, { title: 'Games', version: 1 })).body.code).toBe('changed_meanwhile');
    expect((await rename(id, { title: 'spm', version: 2 })).body.code).toBe('category_exists');
  });

  test('in use is kept, with the reason; without achievements it goes once', async () => {
    const id = await categoryId('Sport');
    const cup = (await create({ name: 'Cup', categoryId: id })).body.id;
    expect((await remove(id)).body).toMatchObject({
      code: 'category_in_use',
      message:
        'This category has 1 achievement, so it cannot be deleted. Delete it first, or choose another category for it.',
    });
    await call(contract.deleteAchievement, { params: { id: cup } }, admin);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect((await rename(id, { title: 'X', version: 1 })).status).toBe(404);
  });
});
