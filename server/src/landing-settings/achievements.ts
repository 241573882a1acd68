import type { Language } from '@portal/shared-api/languages';
import * as contract from '@portal/shared-api/landing-settings-achievements';
import { notice } from '@portal/shared-api/notices';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../database/connect.ts';
import { achievementCategories, achievements } from '../database/schema/landing-content.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { achievementImage } from '../landing-content/queries.ts';
import { keepFile } from '../storage/keep-file.ts';
import { foundFile, publicAddress } from '../storage/public-files.ts';
import { inLanguage } from './names.ts';
import { closeGap, lockOrder, moveTo } from './order.ts';
import { audit, failToChange } from './records.ts';
import { drawImage } from './uploads.ts';

type Body = z.output<typeof contract.achievementBody>;
const columnsOf = ({ name, name_ch, categoryId }: Body) => ({ name, nameCh: name_ch, categoryId });
const saved = ({ name, name_ch }: Body, language: Language) =>
  notice('record_saved', language, { name: inLanguage(language, name, name_ch) });

/** Locks the chosen category against deletion until the achievement is in it. */
async function holdCategory(transaction: Queryable, id: number) {
  const [found] = await transaction
    .select({ id: achievementCategories.id })
    .from(achievementCategories)
    .where(eq(achievementCategories.id, id))
    .for('key share');
  if (!found) fail('validation', { fields: { categoryId: 'category_gone' } });
}

export const achievementRoutes = [
  handle(contract.listAchievements, async ({ database }) => {
    const rows = await database
      .select({
        id: achievements.id,
        name: achievements.name,
        name_ch: achievements.nameCh,
        category: {
          id: achievementCategories.id,
          title: achievementCategories.title,
          title_ch: achievementCategories.titleCh,
        },
        ordering: achievements.ordering,
        imageKey: achievements.imageKey,
        version: achievements.version,
      })
      .from(achievements)
      .innerJoin(achievementCategories, eq(achievementCategories.id, achievements.categoryId))
      .orderBy(asc(achievements.ordering), asc(achievements.id));
    return {
      data: rows.map(({ imageKey, ...row }) => ({
        ...row,
        image_url: publicAddress(`/setting/achievement/${row.id}/image`, imageKey),
      })),
    };
  }),
  handle(contract.createAchievement, async ({ database, storage, caller, body, files, language }) => {
    await drawImage(storage, files, 'image');
    return database.transaction(async (transaction) => {
      await lockOrder(transaction, achievements);
      await holdCategory(transaction, body.categoryId);
      const imageKey = await keepFile(transaction, files.image!, caller.accountId);
      const ordering = await transaction.$count(achievements);
      const [made] = await transaction
        .insert(achievements)
        .values({ ...columnsOf(body), imageKey, ordering })
        .returning({ id: achievements.id });
      const { id } = made!;
      if (body.ordering !== undefined) await moveTo(transaction, achievements, id, body.ordering);
      await audit(transaction, caller, id, 'achievement_created');
      return { id, ...saved(body, language) };
    });
  }),
  handle(
    contract.updateAchievement,
    async ({ database, storage, caller, params: { id }, body, files, language }) => {
      await drawImage(storage, files, 'image');
      return database.transaction(async (transaction) => {
        await lockOrder(transaction, achievements);
        await holdCategory(transaction, body.categoryId);
        const { image } = files;
        const changed = await transaction
          .update(achievements)
          .set({
            ...columnsOf(body),
            ...(image && { imageKey: await keepFile(transaction, image, caller.accountId) }),
          })
          .where(and(eq(achievements.id, id), eq(achievements.version, body.version)))
          .returning({ id: achievements.id });
        if (!changed.length) await failToChange(transaction, achievements, id);
        if (body.ordering !== undefined) await moveTo(transaction, achievements, id, body.ordering);
        await audit(transaction, caller, id, 'achievement_updated');
        return saved(body, language);
      });
    },
  ),
  handle(contract.deleteAchievement, ({ database, caller, params: { id }, language }) =>
    database.transaction(async (transaction) => {
      await lockOrder(transaction, achievements);
      const [gone] = await transaction
        .delete(achievements)
        .where(eq(achievements.id, id))
        .returning({ name: achievements.name, nameCh: achievements.nameCh });
      if (!gone) fail('not_found');
      await closeGap(transaction, achievements);
      await audit(transaction, caller, id, 'achievement_deleted');
      return notice('record_removed', language, { name: inLanguage(language, gone.name, gone.nameCh) });
    }),
  ),
  handle(contract.achievementImage, async ({ database, params }) =>
    foundFile(await achievementImage(database, params.id)),
  ),
];
