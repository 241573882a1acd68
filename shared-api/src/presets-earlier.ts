import { z } from 'zod';
import { done, ringgitText } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { id, integer } from './fields.ts';
import { paged, pageQuery } from './paging.ts';

/** A student's item that matches the template's previous version, and the current version. */
export const earlierItem = z.object({
  title: z.string(),
  value: ringgitText,
  show: z.boolean(),
  new_value: ringgitText,
  new_show: z.boolean(),
});

export const earlierRow = z.object({
  id: z.int(),
  student_id: z.string(),
  name: z.string(),
  items: z.array(earlierItem),
});
export type EarlierRow = z.output<typeof earlierRow>;

const access = { admin: { scope: 'portal', levels: ['level_3'] } } as const;

export const earlierPresets = endpoint({
  name: 'presets.earlier',
  method: 'GET',
  path: '/admin/payment/presets/earlier',
  access,
  summary:
    'Students whose fee items are as the templates of the same title were before; custom values are none',
  query: pageQuery,
  response: paged(earlierRow).extend({ total: z.int(), version: integer }),
});

/** `version` is that of the compared templates; if they change in between, the answer is 400 `changed_meanwhile`. */
export const renewPresets = endpoint({
  name: 'presets.renew',
  method: 'POST',
  path: '/admin/payment/presets/earlier',
  access,
  summary: 'Brings students’ fee items to what the templates say now',
  body: z.object({
    version: integer,
    /** All students except `students`, or only these. */
    all: z.boolean(),
    students: z.array(id).max(10_000).default([]),
  }),
  response: done,
});
