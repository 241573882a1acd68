import * as contract from '@portal/shared-api/landing-settings-achievements';
import { notice } from '@portal/shared-api/notices';
import { and, asc, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { achievementCategories, achievements } from '../database/schema/landing-content.ts';
import { violated } from '../database/violations.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { inLanguage } from './names.ts';
import { audit, failToChange } from './records.ts';

type Body = z.output<typeof contract.categoryBody>;
const columnsOf = ({ title, title_ch }: Body) => ({ title, titleCh: title_ch });

const unlessThere = (error: unknown): never => {
  const rule = violated(error);
  if (rule === 'achievement_categories_title' || rule === 'achievement_categories_title_ch')
    fail('category_exists');
  throw error;
};

export const categoryRoutes = [
  handle(contract.listCategories, async ({ database }) => ({
    data: await database
      .select({
        id: achievementCategories.id,
        title: achievementCategories.title,
        title_ch: achievementCategories.titleCh,
        achievements: count(achievements.id),
        version: achievementCategories.version,
      })
      .from(achievementCategories)
      .leftJoin(achievements, eq(achievements.categoryId, achievementCategories.id))
      .groupBy(achievementCategories.id)
      .orderBy(asc(achievementCategories.id)),
  })),
  handle(contract.createCategory, ({ database, caller, body, language }) =>
    database
      .transaction(async (transaction) => {
        const [made] = await transaction
          .insert(achievementCategories)
          .values(columnsOf(body))
          .returning({ id: achievementCategories.id });
        await audit(transaction, caller, made!.id, 'category_created');
        return {
          id: made!.id,
          ...notice('record_saved', language, { name: inLanguage(language, body.title, body.title_ch) }),
        };
      })
      .catch(unlessThere),
  ),
  handle(contract.updateCategory, ({ database, caller, params: { id }, body, language }) =>
    database
      .transaction(async (transaction) => {
        const changed = await transaction
          .update(achievementCategories)
          .set(columnsOf(body))
          .where(and(eq(achievementCategories.id, id), eq(achievementCategories.version, body.version)))
          .returning({ id: achievementCategories.id });
        if (!changed.length) await failToChange(transaction, achievementCategories, id);
        await audit(transaction, caller, id, 'category_updated');
        return notice('record_saved', language, { name: inLanguage(language, body.title, body.title_ch) });
      })
      .catch(unlessThere),
  ),
  handle(contract.deleteCategory, ({ database, caller, params: { id }, language }) =>
    database.transaction(async (transaction) => {
      // An achievement being added to the category waits for this lock and then finds it deleted.
      const [category] = await transaction
        .select({ title: achievementCategories.title, titleCh: achievementCategories.titleCh })
        .from(achievementCategories)
        .where(eq(achievementCategories.id, id))
        .for('update');
      if (!category) fail('not_found');
      const used = await transaction.$count(achievements, eq(achievements.categoryId, id));
      if (used) fail('category_in_use', { params: { achievements: used } });
      await transaction.delete(achievementCategories).where(eq(achievementCategories.id, id));
      await audit(transaction, caller, id, 'category_deleted');
      return notice('record_removed', language, {
        name: inLanguage(language, category.title, category.titleCh),
      });
    }),
  ),
];
