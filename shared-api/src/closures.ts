import { z } from 'zod';
import { done } from './answers.ts';
import { today } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { date, fromText, id, text } from './fields.ts';

/** A public holiday of Penang, as calculated by the library or corrected by an admin. */
export const holiday = z.object({
  date: z.string(),
  name: z.string(),
  /** Replaces a holiday that fell on a day of rest. */
  is_replacement: z.boolean(),
  /** Lunar: may be a day earlier or later until it is proclaimed. */
  is_estimated: z.boolean(),
  is_corrected: z.boolean(),
});
export type Holiday = z.output<typeof holiday>;

const years = { error: 'year_range' };

const everyAdmin = { admin: { scope: 'portal' } } as const;
const ofBranch = { admin: { scope: 'branch' } } as const;

export const listHolidays = endpoint({
  name: 'closures.holidays',
  method: 'GET',
  path: '/admin/holidays',
  access: everyAdmin,
  summary: 'The public holidays of a year in Penang, with the corrections of admins',
  query: z.object({ year: fromText(z.int(years).min(2000, years).max(2999, years)) }),
  response: z.object({
    data: z.array(holiday),
    /** Annual holidays whose date is not known for this year; an admin adds them. */
    missing: z.array(z.string()),
  }),
});

export const correctHoliday = endpoint({
  name: 'closures.correctHoliday',
  method: 'PUT',
  path: '/admin/holidays/:date',
  access: everyAdmin,
  summary: 'Says that a day is a holiday, by its name, or that it is none, without one',
  params: z.object({ date }),
  body: z.object({ name: text(120).nullable() }),
  response: done,
});

const branchDay = z.object({ branchId: id });

export const previewClosure = endpoint({
  name: 'closures.preview',
  method: 'GET',
  path: '/admin/branch/:branchId/closure',
  access: ofBranch,
  summary: 'What closing a branch for a day would cancel',
  params: branchDay,
  query: z.object({ date }),
  response: z.object({
    classes: z.array(
      z.object({
        class_id: z.int(),
        name: z.string(),
        start_time: z.string(),
        end_time: z.string(),
        students: z.int(),
        /** Has attendance, so it stays. */
        is_taken: z.boolean(),
      }),
    ),
    /** Number of different students in the classes that would be cancelled that day. */
    students: z.int(),
    /** Students visiting in place of their own lesson, and what happens to each. */
    visitors: z.array(z.string()),
  }),
});

export const closeBranch = endpoint({
  name: 'closures.close',
  method: 'POST',
  path: '/admin/branch/:branchId/closure',
  access: ofBranch,
  summary: 'Cancels every class of a branch on a day, except those whose attendance was taken',
  params: branchDay,
  body: z.object({
    date: date.refine((day) => day >= today(), { error: 'closure_past' }),
    reason: text(120),
  }),
  response: done,
});
