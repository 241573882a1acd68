import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { accountId } from './links.ts';

/**
 * Admins' corrections to the holiday library, by day: a holiday of this name or, without a name, not a holiday. They
 * survive updates of the library.
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
