import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { accountId } from './links.ts';

/**
 * What admins know better than the library of holidays, by day: the day is a holiday of this name, or, without one, none. It
 * outlives every update of the library.
 */
export const holidayCorrections = pgTable(
  'holiday_corrections',
  {
    date: date('date').primaryKey(),
    name: text('name'),
    correctedBy: accountId('corrected_by').notNull(),
    correctedAt: instant('corrected_at').notNull().defaultNow(),
  },
  (t) => [index('holiday_corrections_corrected_by').on(t.correctedBy)],
);
