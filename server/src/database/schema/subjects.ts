import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { educationLevels } from '@portal/shared-api/education-levels';
import { createdAt, deletedAt, id, searchIndexes, searchText, versioned } from './columns.ts';
import { fileKey } from './links.ts';
import { filled, oneOf } from './rules.ts';

/** `general` exists in old rows only; the contract rejects it on write (decision 46). */
const subjectLevels = ['general', ...educationLevels] as const;

export const subjects = pgTable(
  'subjects',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceSen: integer('price_sen').notNull(),
    educationLevel: text('education_level', { enum: subjectLevels }).notNull(),
    isElective: boolean('is_elective').notNull().default(false),
    imageKey: fileKey('image_key'),
    searchText: searchText('name'),
    ...versioned(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    check('subjects_name', filled(t.name)),
    check('subjects_price', sql`${t.priceSen} between 1 and 9999999`),
    check('subjects_education_level', oneOf(t.educationLevel, subjectLevels)),
    index('subjects_level').on(t.educationLevel, t.name),
    index('subjects_name').on(t.name),
    index('subjects_image').on(t.imageKey),
    ...searchIndexes('subjects', t.searchText),
  ],
);
