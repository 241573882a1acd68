import { z } from 'zod';
import { done } from './answers.ts';
import { isInOrder } from './classes.ts';
import { endpoint } from './endpoint.ts';
import { date, flag, idParams, time } from './fields.ts';

/** One occurrence of a class is held at another time, for everybody (decision 29). */
export const classChangeBody = z
  .object({
    originalDate: date,
    newDate: date,
    newStartTime: time,
    newEndTime: time,
    /** An admin may move a class into somebody's way, knowing it; a teacher may not. */
    despite_clashes: flag(false),
  })
  .refine(({ newStartTime, newEndTime }) => isInOrder({ start_time: newStartTime, end_time: newEndTime }), {
    error: 'time_order',
    path: ['newEndTime'],
  });
export type ClassChangeForm = z.input<typeof classChangeBody>;

export const changeClassTime = endpoint({
  name: 'time-changes.adminClass',
  method: 'POST',
  path: '/admin/class/:id/timechange',
  access: { admin: { scope: 'branch' } },
  summary: 'Moves one occurrence of a class; a clash is said first',
  params: idParams,
  body: classChangeBody,
  response: done,
});
