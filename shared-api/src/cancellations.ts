import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { date, flag, idParams } from './fields.ts';

const ofBranch = { admin: { scope: 'branch' } } as const;

/** One cancelled occurrence, by its scheduled date (decision 30). */
export const cancellation = z.object({
  id: z.int(),
  date_cancelled: z.string(),
  /** The holiday or closure, if the whole branch was closed. */
  reason: z.string().nullable(),
  created_by: z.string(),
  created_at: z.string(),
  removed_by: z.string().nullable(),
  removed_at: z.string().nullable(),
});
export type Cancellation = z.output<typeof cancellation>;

export const cancelClass = endpoint({
  name: 'cancellations.cancel',
  method: 'POST',
  path: '/admin/class/:id/cancel',
  access: ofBranch,
  summary:
    'Cancels one occurrence of a class, wherever it was moved to; who comes to it as a replacement is said first',
  params: idParams,
  body: z.object({
    date_cancelled: date,
    /** Confirms a cancellation although students visit the lesson; without it the call is refused with their names. */
    despite_visitors: flag(false),
  }),
  response: done,
});

export const cancellationHistory = endpoint({
  name: 'cancellations.history',
  method: 'GET',
  path: '/admin/class/:id/cancel/history',
  access: ofBranch,
  summary: 'What was cancelled of a class, and what was taken back, the newest date first',
  params: idParams,
  response: z.object({ data: z.array(cancellation) }),
});

export const removeCancellation = endpoint({
  name: 'cancellations.remove',
  method: 'DELETE',
  path: '/admin/cancelclass/:id',
  access: ofBranch,
  summary: 'Brings a cancelled occurrence back; a clash it brings with it is said first',
  params: idParams,
  query: z.object({ despite_clashes: flag(false) }),
  response: done,
});
