import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { educationLevels } from '@portal/shared-api/education-levels';
import { branches } from './branches.ts';
import { createdAt, id, instant, nameOrder, personText, searchIndexes, versioned } from './columns.ts';
import { accountId, accountState, listedProfileRules, profileAccount } from './links.ts';
import { filled, icFormat, oneOf, phoneFormat } from './rules.ts';

export const students = pgTable(
  'students',
  {
    /** Starts at 1001, so that Student IDs have four digits. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** `SS` plus the id (decision 45). */
    studentId: text('student_id').notNull().generatedAlwaysAs(sql.raw(`'SS' || id`)),
    ...profileAccount('student'),
    accountState: accountState(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    ic: text('ic'),
    address: text('address'),
    guardianName: text('guardian_name'),
    guardianPhone: text('guardian_phone'),
    school: text('school'),
    educationLevel: text('education_level', { enum: educationLevels }).notNull(),
    /** Stored and shown, never computed (decision 50). */
    points: integer('points').notNull().default(0),
    /** The sum of the student's credit entries, written only by their trigger (decision 15). */
    overpaidSen: integer('overpaid_sen').notNull().default(0),
    referralCode: text('referral_code').notNull(),
    referredById: integer('referred_by_id').references((): AnyPgColumn => students.id),
    /** Null until the first-login setup is done (decision 42). */
    initializedAt: instant('initialized_at'),
    /** The record this one was merged into. Nobody signs in with this one, and its ID finds the other (decision 79). */
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => students.id),
    /** IDs of the records merged into this one, for the search: `SS1009 SS1011`. */
    formerIds: text('former_ids').notNull().default(''),
    searchText: personText(`'SS' || id`, 'former_ids'),
    ...versioned(),
    createdAt: createdAt(),
  },
  (t) => [
    ...listedProfileRules('students', 'student', t),
    check('students_name', filled(t.name)),
    check('students_phone', phoneFormat(t.phone)),
    check('students_ic', icFormat(t.ic)),
    check('students_guardian_phone', phoneFormat(t.guardianPhone)),
    check('students_education_level', oneOf(t.educationLevel, educationLevels)),
    check('students_overpaid', sql`${t.overpaidSen} >= 0`),
    check('students_referral_code', sql`${t.referralCode} ~ '^[A-Z0-9]{4,16}$'`),
    check('students_not_referred_by_self', sql`${t.referredById} <> ${t.id}`),
    uniqueIndex('students_student_id').on(t.studentId),
    uniqueIndex('students_referral_code').on(t.referralCode),
    index('students_name').on(t.accountState, t.name, t.id),
    index('students_branch_name').on(t.branchId, t.accountState, t.name, t.id),
    index('students_level_name').on(t.educationLevel, t.accountState, t.name, t.id),
    index('students_branch_level_name').on(t.branchId, t.educationLevel, t.accountState, t.name, t.id),
    index('students_beginning').on(
      t.accountState,
      nameOrder(t.searchText),
      t.id,
      t.branchId,
      t.educationLevel,
    ),
    index('students_merged_into').on(t.mergedIntoId),
    index('students_referred_by').on(t.referredById),
    // Identifies a second registration of the same child.
    index('students_name_key').on(sql`replace(search_key(${t.name}), ' ', '')`),
    index('students_ic').on(t.ic),
    index('students_guardian_phone').on(t.guardianPhone),
    index('students_phone').on(t.phone),
    ...searchIndexes('students', t.searchText),
  ],
);

/**
 * When a student was with the centre (decision 23): one row from joining to suspension, another from each rejoin.
 * `until_date` is the first day away. A constraint rejects overlapping periods.
 */
export const studentPeriods = pgTable(
  'student_periods',
  {
    id: id(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    fromDate: date('from_date').notNull(),
    untilDate: date('until_date'),
    endedBy: accountId('ended_by'),
  },
  (t) => [
    check('student_periods_order', sql`${t.untilDate} >= ${t.fromDate}`),
    index('student_periods_student').on(t.studentId, t.fromDate),
    index('student_periods_ended_by').on(t.endedBy),
  ],
);

/** A student's own fee items. The family sees those with `show` (decision 18). */
export const studentPresets = pgTable(
  'student_presets',
  {
    id: id(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    title: text('title').notNull(),
    /** Negative values are discounts (decision 11). */
    valueSen: integer('value_sen').notNull(),
    show: boolean('show').notNull().default(true),
    position: integer('position').notNull(),
  },
  (t) => [
    check('student_presets_title', filled(t.title)),
    check('student_presets_value', sql`abs(${t.valueSen}) <= 9999999`),
    uniqueIndex('student_presets_title').on(t.studentId, sql`lower(${t.title})`),
  ],
);
