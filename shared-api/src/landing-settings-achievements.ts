import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint, type Result } from './endpoint.ts';
import { id, idParams, optionalName } from './fields.ts';
import { landingFiles, ordering, version } from './landing-settings.ts';

const everyAdmin = { admin: { scope: 'portal' } } as const;

/** Names have a field per language. If one is empty, the site shows the other. */
const category = z.object({ id: z.int(), title: z.string().nullable(), title_ch: z.string().nullable() });

export const listCategories = endpoint({
  name: 'landing-settings.categories',
  method: 'GET',
  path: '/admin/setting/achievement/category/all',
  access: everyAdmin,
  summary: 'The categories of achievements in the order of the site',
  response: z.object({ data: z.array(category.extend({ achievements: z.int(), version: z.int() })) }),
});
export type CategoryRow = Result<typeof listCategories>['data'][number];

const inEitherLanguage = <S extends z.ZodObject>(
  schema: S,
  named: (value: Record<string, unknown>) => unknown,
  path: string,
): S => schema.refine((value) => named(value) !== null, { error: 'required', path: [path] });

const titles = { title: optionalName, title_ch: optionalName };
const titled = ({ title, title_ch }: Record<string, unknown>) => title ?? title_ch;
export const categoryBody = inEitherLanguage(z.object(titles), titled, 'title');

export const createCategory = endpoint({
  name: 'landing-settings.createCategory',
  method: 'POST',
  path: '/admin/setting/achievement/category',
  access: everyAdmin,
  summary: 'Adds a category of achievements',
  body: categoryBody,
  response: done.extend({ id: z.int() }),
});

export const updateCategory = endpoint({
  name: 'landing-settings.updateCategory',
  method: 'PUT',
  path: '/admin/setting/achievement/category/:id',
  access: everyAdmin,
  summary: 'Renames a category',
  params: idParams,
  body: inEitherLanguage(z.object({ ...titles, version }), titled, 'title'),
  response: done,
});

export const deleteCategory = endpoint({
  name: 'landing-settings.deleteCategory',
  method: 'DELETE',
  path: '/admin/setting/achievement/category/:id',
  access: everyAdmin,
  summary: 'Removes a category without achievements',
  params: idParams,
  response: done,
});

export const listAchievements = endpoint({
  name: 'landing-settings.achievements',
  method: 'GET',
  path: '/admin/setting/achievement/all',
  access: everyAdmin,
  summary: 'Achievements in their order',
  response: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string().nullable(),
        name_ch: z.string().nullable(),
        category,
        ordering: z.int(),
        image_url: z.string(),
        version: z.int(),
      }),
    ),
  }),
});
export type AchievementRow = Result<typeof listAchievements>['data'][number];

const achievementFields = { name: optionalName, name_ch: optionalName, categoryId: id, ordering };
const named = ({ name, name_ch }: Record<string, unknown>) => name ?? name_ch;
export const achievementBody = inEitherLanguage(z.object(achievementFields), named, 'name');
const achievementAliases = { category_id: 'categoryId' };

export const createAchievement = endpoint({
  name: 'landing-settings.createAchievement',
  method: 'POST',
  path: '/admin/setting/achievement',
  access: everyAdmin,
  summary: 'Adds an achievement with its picture',
  body: achievementBody,
  aliases: achievementAliases,
  files: { image: landingFiles.newImage },
  response: done.extend({ id: z.int() }),
});

export const updateAchievement = endpoint({
  name: 'landing-settings.updateAchievement',
  method: 'POST',
  path: '/admin/setting/achievement/:id/update',
  access: everyAdmin,
  summary: 'Changes an achievement; the picture stays without a new file',
  params: idParams,
  body: inEitherLanguage(z.object({ ...achievementFields, version }), named, 'name'),
  aliases: achievementAliases,
  files: { image: landingFiles.image },
  response: done,
});

export const deleteAchievement = endpoint({
  name: 'landing-settings.deleteAchievement',
  method: 'DELETE',
  path: '/admin/setting/achievement/:id/delete',
  access: everyAdmin,
  summary: 'Takes an achievement off the public site',
  params: idParams,
  response: done,
});

export const achievementImage = endpoint({
  name: 'landing-settings.achievementImage',
  method: 'GET',
  path: '/admin/setting/achievement/:id/image',
  access: everyAdmin,
  summary: 'The picture of an achievement',
  params: idParams,
  response: { blob: 'image/*' },
});
