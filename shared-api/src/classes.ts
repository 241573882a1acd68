import { z } from 'zod';
import { branch } from './branches.ts';
import { weekdays } from './calendar.ts';
import { shownEducationLevel } from './education-levels.ts';

/** A class as lists of other screens show it. `is_online`/`is_hybrid`: 1/0 online, 0/1 hybrid, 0/0 physical (decision 65). */
export const classSummary = z.object({
  id: z.int(),
  subject: z.object({ id: z.int(), name: z.string() }),
  education_level: shownEducationLevel,
  branch,
  teachers: z.array(z.object({ id: z.int(), name: z.string() })),
  class_day: z.enum(weekdays),
  start_time: z.string(),
  end_time: z.string(),
  commence_date: z.string(),
  conclude_date: z.string(),
  is_online: z.union([z.literal(0), z.literal(1)]),
  is_hybrid: z.union([z.literal(0), z.literal(1)]),
});
export type ClassSummary = z.output<typeof classSummary>;
