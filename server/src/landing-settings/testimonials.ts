import * as contract from '@portal/shared-api/landing-settings';
import { notice } from '@portal/shared-api/notices';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { files as fileTable } from '../database/schema/files.ts';
import { testimonials } from '../database/schema/landing-content.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { testimonialVideo } from '../landing-content/queries.ts';
import { keepFile } from '../storage/keep-file.ts';
import { foundFile, publicAddress } from '../storage/public-files.ts';
import { closeGap, lockOrder, moveTo } from './order.ts';
import { audit, failToChange } from './records.ts';
import { drawImage } from './uploads.ts';

const columnsOf = ({ name, sentence, sentence_ch }: z.output<typeof contract.testimonialBody>) => ({
  ...{ name, sentence, sentenceCh: sentence_ch },
});

export const testimonialRoutes = [
  handle(contract.listTestimonials, async ({ database }) => {
    const rows = await database
      .select({
        id: testimonials.id,
        file_name: fileTable.name,
        key: testimonials.videoKey,
        posterKey: testimonials.posterKey,
        name: testimonials.name,
        sentence: testimonials.sentence,
        sentence_ch: testimonials.sentenceCh,
        ordering: testimonials.ordering,
        version: testimonials.version,
      })
      .from(testimonials)
      .innerJoin(fileTable, eq(fileTable.key, testimonials.videoKey))
      .orderBy(asc(testimonials.ordering), asc(testimonials.id));
    return {
      data: rows.map(({ key, posterKey, ...row }) => ({
        ...row,
        video_url: publicAddress(`/setting/testimonial/${row.id}/video`, key),
        poster_url: posterKey && publicAddress(`/setting/testimonial/${row.id}/poster`, posterKey),
      })),
    };
  }),
  handle(contract.createTestimonial, async ({ database, storage, caller, body, files, language }) => {
    await drawImage(storage, files, 'poster');
    return database.transaction(async (transaction) => {
      await lockOrder(transaction, testimonials);
      const videoKey = await keepFile(transaction, files.video!, caller.accountId);
      const posterKey = files.poster && (await keepFile(transaction, files.poster, caller.accountId));
      const ordering = await transaction.$count(testimonials);
      const [made] = await transaction
        .insert(testimonials)
        .values({ ...columnsOf(body), videoKey, posterKey, ordering })
        .returning({ id: testimonials.id });
      const { id } = made!;
      if (body.ordering !== undefined) await moveTo(transaction, testimonials, id, body.ordering);
      await audit(transaction, caller, id, 'testimonial_created');
      return { id, ...notice('testimonial_saved', language) };
    });
  }),
  handle(
    contract.updateTestimonial,
    async ({ database, storage, caller, params: { id }, body, files, language }) => {
      await drawImage(storage, files, 'poster');
      return database.transaction(async (transaction) => {
        await lockOrder(transaction, testimonials);
        const { video, poster } = files;
        const changed = await transaction
          .update(testimonials)
          .set({
            updatedAt: new Date(),
            ...columnsOf(body),
            ...(poster && { posterKey: await keepFile(transaction, poster, caller.accountId) }),
            ...(video && { videoKey: await keepFile(transaction, video, caller.accountId) }),
          })
          .where(and(eq(testimonials.id, id), eq(testimonials.version, body.version)))
          .returning({ id: testimonials.id });
        if (!changed.length) await failToChange(transaction, testimonials, id);
        if (body.ordering !== undefined) await moveTo(transaction, testimonials, id, body.ordering);
        await audit(transaction, caller, id, 'testimonial_updated');
        return notice('testimonial_saved', language);
      });
    },
  ),
  handle(contract.deleteTestimonial, ({ database, caller, params: { id }, language }) =>
    database.transaction(async (transaction) => {
      await lockOrder(transaction, testimonials);
      const gone = await transaction
        .delete(testimonials)
        .where(eq(testimonials.id, id))
        .returning({ id: testimonials.id });
      if (!gone.length) fail('not_found');
      await closeGap(transaction, testimonials);
      await audit(transaction, caller, id, 'testimonial_deleted');
      return notice('testimonial_removed', language);
    }),
  ),
  handle(contract.testimonialVideo, async ({ database, params }) =>
    foundFile(await testimonialVideo(database, params.id)),
  ),
];
