import { asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import {
  achievementCategories,
  achievements,
  landingTeachers,
  testimonials,
} from '../database/schema/landing-content.ts';
import { settings } from '../database/schema/settings.ts';
import { fileColumns } from '../storage/public-files.ts';

export const teacherCards = (database: Database) =>
  database.select().from(landingTeachers).orderBy(asc(landingTeachers.ordering), asc(landingTeachers.id));

/** A name in a language, or in the other one if empty. One of the two always exists. */
const inEnglish = (english: AnyPgColumn, chinese: AnyPgColumn) =>
  sql<string>`coalesce(${english}, ${chinese})`;
const inChinese = (english: AnyPgColumn, chinese: AnyPgColumn) => inEnglish(chinese, english);

/** In page order: categories by creation, each with its achievements in their order. */
export const achievementsByCategory = (database: Database) =>
  database
    .select({
      id: achievements.id,
      name: inEnglish(achievements.name, achievements.nameCh),
      name_ch: inChinese(achievements.name, achievements.nameCh),
      imageKey: achievements.imageKey,
      image_width: files.width,
      image_height: files.height,
      categoryId: achievementCategories.id,
      categoryTitle: inEnglish(achievementCategories.title, achievementCategories.titleCh),
      categoryTitleCh: inChinese(achievementCategories.title, achievementCategories.titleCh),
    })
    .from(achievements)
    .innerJoin(achievementCategories, eq(achievementCategories.id, achievements.categoryId))
    .innerJoin(files, eq(files.key, achievements.imageKey))
    .orderBy(asc(achievementCategories.id), asc(achievements.ordering), asc(achievements.id));

export const testimonialVideos = (database: Database) =>
  database
    .select({
      id: testimonials.id,
      key: testimonials.videoKey,
      type: files.contentType,
      posterKey: testimonials.posterKey,
      name: testimonials.name,
      sentence: sql<string | null>`coalesce(${testimonials.sentence}, ${testimonials.sentenceCh})`,
      sentence_ch: sql<string | null>`coalesce(${testimonials.sentenceCh}, ${testimonials.sentence})`,
    })
    .from(testimonials)
    .innerJoin(files, eq(files.key, testimonials.videoKey))
    .orderBy(asc(testimonials.ordering), asc(testimonials.id));

export async function siteSettings(database: Database) {
  const [row] = await database
    .select({
      intakeYear: settings.intakeYear,
      introVideoKey: settings.introVideoKey,
      teacherAppUrl: settings.teacherAppUrl,
      studentAppUrl: settings.studentAppUrl,
    })
    .from(settings);
  return row!;
}

export const teacherCardImage = (database: Database, id: number) =>
  database
    .select(fileColumns)
    .from(landingTeachers)
    .innerJoin(files, eq(files.key, landingTeachers.imageKey))
    .where(eq(landingTeachers.id, id));

export const teacherCardTimetable = (database: Database, id: number) =>
  database
    .select(fileColumns)
    .from(landingTeachers)
    .innerJoin(files, eq(files.key, landingTeachers.timetableKey))
    .where(eq(landingTeachers.id, id));

export const achievementImage = (database: Database, id: number) =>
  database
    .select(fileColumns)
    .from(achievements)
    .innerJoin(files, eq(files.key, achievements.imageKey))
    .where(eq(achievements.id, id));

export const testimonialVideo = (database: Database, id: number) =>
  database
    .select(fileColumns)
    .from(testimonials)
    .innerJoin(files, eq(files.key, testimonials.videoKey))
    .where(eq(testimonials.id, id));

export const testimonialPoster = (database: Database, id: number) =>
  database
    .select(fileColumns)
    .from(testimonials)
    .innerJoin(files, eq(files.key, testimonials.posterKey))
    .where(eq(testimonials.id, id));

export const introVideo = (database: Database) =>
  database.select(fileColumns).from(settings).innerJoin(files, eq(files.key, settings.introVideoKey));
