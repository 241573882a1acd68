import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, personText, searchIndexes, versioned } from './columns.ts';
import { accountState, listedProfileRules, profileAccount } from './links.ts';
import { filled, icFormat, phoneFormat } from './rules.ts';

/** Active, suspended or deleted is the account's state (decision 47). */
export const teachers = pgTable(
  'teachers',
  {
    id: id(),
    ...profileAccount('teacher'),
    accountState: accountState(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    ic: text('ic'),
    address: text('address'),
    /** The teacher's qualifications, as text. */
    educationLevel: text('teacher_education_level'),
    joinDate: date('join_date').notNull(),
    searchText: personText('phone'),
    ...versioned(),
    createdAt: createdAt(),
  },
  (t) => [
    ...listedProfileRules('teachers', 'teacher', t),
    check('teachers_name', filled(t.name)),
    check('teachers_phone', phoneFormat(t.phone)),
    check('teachers_ic', icFormat(t.ic)),
    index('teachers_name').on(t.name, t.id, t.accountState),
    ...searchIndexes('teachers', t.searchText),
  ],
);
