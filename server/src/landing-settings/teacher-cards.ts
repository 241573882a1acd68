import * as contract from '@portal/shared-api/landing-settings';
import { notice } from '@portal/shared-api/notices';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { landingTeachers } from '../database/schema/landing-content.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { teacherCards, teacherCardImage, teacherCardTimetable } from '../landing-content/queries.ts';
import { keepFile } from '../storage/keep-file.ts';
import { foundFile, publicAddress } from '../storage/public-files.ts';
import { closeGap, lockOrder, moveTo } from './order.ts';
import { audit, failToChange } from './records.ts';
import { checkTimetable, drawImage } from './uploads.ts';

const columnsOf = ({ name, description, colorCode }: z.output<typeof contract.teacherCardBody>) => ({
  ...{ name, description, colorCode },
});

export const teacherCardRoutes = [
  handle(contract.listTeacherCards, async ({ database }) => ({
    data: (await teacherCards(database)).map((card) => ({
      ...{ id: card.id, name: card.name, description: card.description, color_code: card.colorCode },
      ...{ ordering: card.ordering, version: card.version },
      image_url: publicAddress(`/setting/teacher/${card.id}/image`, card.imageKey),
      timetable_url: publicAddress(`/setting/teacher/${card.id}/timetable`, card.timetableKey),
    })),
  })),
  handle(contract.createTeacherCard, async ({ database, storage, caller, body, files, language }) => {
    await checkTimetable(storage, files.timetable);
    await drawImage(storage, files, 'image');
    return database.transaction(async (transaction) => {
      await lockOrder(transaction, landingTeachers);
      const imageKey = await keepFile(transaction, files.image!, caller.accountId);
      const timetableKey = await keepFile(transaction, files.timetable!, caller.accountId);
      const ordering = await transaction.$count(landingTeachers);
      const [made] = await transaction
        .insert(landingTeachers)
        .values({ ...columnsOf(body), imageKey, timetableKey, ordering })
        .returning({ id: landingTeachers.id });
      const { id } = made!;
      if (body.ordering !== undefined) await moveTo(transaction, landingTeachers, id, body.ordering);
      await audit(transaction, caller, id, 'teacher_card_created');
      return { id, ...notice('record_saved', language, { name: body.name }) };
    });
  }),
  handle(
    contract.updateTeacherCard,
    async ({ database, storage, caller, params: { id }, body, files, language }) => {
      await checkTimetable(storage, files.timetable);
      await drawImage(storage, files, 'image');
      return database.transaction(async (transaction) => {
        await lockOrder(transaction, landingTeachers);
        const { image, timetable } = files;
        const changed = await transaction
          .update(landingTeachers)
          .set({
            ...columnsOf(body),
            ...(image && { imageKey: await keepFile(transaction, image, caller.accountId) }),
            ...(timetable && { timetableKey: await keepFile(transaction, timetable, caller.accountId) }),
          })
          .where(and(eq(landingTeachers.id, id), eq(landingTeachers.version, body.version)))
          .returning({ id: landingTeachers.id });
        if (!changed.length) await failToChange(transaction, landingTeachers, id);
        if (body.ordering !== undefined) await moveTo(transaction, landingTeachers, id, body.ordering);
        await audit(transaction, caller, id, 'teacher_card_updated');
        return notice('record_saved', language, { name: body.name });
      });
    },
  ),
  handle(contract.deleteTeacherCard, ({ database, caller, params: { id }, language }) =>
    database.transaction(async (transaction) => {
      await lockOrder(transaction, landingTeachers);
      const [gone] = await transaction
        .delete(landingTeachers)
        .where(eq(landingTeachers.id, id))
        .returning({ name: landingTeachers.name });
      if (!gone) fail('not_found');
      await closeGap(transaction, landingTeachers);
      await audit(transaction, caller, id, 'teacher_card_deleted');
      return notice('record_removed', language, { name: gone.name });
    }),
  ),
  handle(contract.teacherCardImage, async ({ database, params }) =>
    foundFile(await teacherCardImage(database, params.id)),
  ),
  handle(contract.teacherCardTimetable, async ({ database, params }) =>
    foundFile(await teacherCardTimetable(database, params.id)),
  ),
];
