import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, versioned } from './columns.ts';
import { fileKey } from './links.ts';
import { filled } from './rules.ts';

/** A name per language of the site; one may be missing. */
const inEitherLanguage = (english: AnyPgColumn, chinese: AnyPgColumn) =>
  sql`coalesce(${english}, ${chinese}) is not null and ${filled(english)} and ${filled(chinese)}`;

export const landingTeachers = pgTable(
  'landing_teachers',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    imageKey: fileKey('image_key').notNull(),
    timetableKey: fileKey('timetable_key').notNull(),
    colorCode: text('color_code').notNull().default('#000000'),
    ordering: integer('ordering').notNull(),
    ...versioned(),
    createdAt: createdAt(),
  },
  (t) => [
    check('landing_teachers_name', filled(t.name)),
    check('landing_teachers_color', sql`${t.colorCode} ~ '^#[0-9A-Fa-f]{6}$'`),
    check('landing_teachers_ordering', sql`${t.ordering} >= 0`),
    index('landing_teachers_ordering').on(t.ordering, t.id),
    index('landing_teachers_image').on(t.imageKey),
    index('landing_teachers_timetable').on(t.timetableKey),
  ],
);

export const achievementCategories = pgTable(
  'achievement_categories',
  { id: id(), title: text('title'), titleCh: text('title_ch'), ...versioned(), createdAt: createdAt() },
  (t) => [
    check('achievement_categories_title', inEitherLanguage(t.title, t.titleCh)),
    uniqueIndex('achievement_categories_title').on(sql`lower(${t.title})`),
    uniqueIndex('achievement_categories_title_ch').on(sql`lower(${t.titleCh})`),
  ],
);

export const achievements = pgTable(
  'achievements',
  {
    id: id(),
    name: text('name'),
    nameCh: text('name_ch'),
    imageKey: fileKey('image_key').notNull(),
    /** A category in use cannot be deleted (decision 47). */
    categoryId: integer('category_id')
      .notNull()
      .references(() => achievementCategories.id),
    ordering: integer('ordering').notNull(),
    ...versioned(),
    createdAt: createdAt(),
  },
  (t) => [
    check('achievements_name', inEitherLanguage(t.name, t.nameCh)),
    check('achievements_ordering', sql`${t.ordering} >= 0`),
    index('achievements_ordering').on(t.ordering, t.id),
    index('achievements_category').on(t.categoryId, t.ordering),
    index('achievements_image').on(t.imageKey),
  ],
);

export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    videoKey: fileKey('video_key').notNull(),
    /** Shown before the video plays. */
    posterKey: fileKey('poster_key'),
    /** The speaker and a sentence of what they say. If one language is empty, the site shows the other. */
    name: text('name'),
    sentence: text('sentence'),
    sentenceCh: text('sentence_ch'),
    ordering: integer('ordering').notNull(),
    ...versioned(),
    createdAt: createdAt(),
  },
  (t) => [
    check('testimonials_ordering', sql`${t.ordering} >= 0`),
    index('testimonials_ordering').on(t.ordering, t.id),
    index('testimonials_video').on(t.videoKey),
    index('testimonials_poster').on(t.posterKey),
  ],
);
