import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import { classCancellations, classTimeChanges } from '../database/schema/time-changes.ts';
import type { FeedLesson, Revision } from './feed-lesson.ts';

const nameOf = (classId: number, date: string): string => `${classId} ${date}`;

/** How often and when each lesson was last changed. Three queries, however many lessons there are. */
export async function readRevisions(database: Database, lessons: readonly FeedLesson[]) {
  const ids = [...new Set(lessons.map(({ itsClass }) => itsClass.id))];
  const [versions, changes, cancellations] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          database
            .select({ id: classes.id, version: classes.version, at: classes.updatedAt })
            .from(classes)
            .where(inArray(classes.id, ids)),
          counted(database, classTimeChanges, classTimeChanges.originalDate, ids),
          counted(database, classCancellations, classCancellations.dateCancelled, ids),
        ]);
  const ofClass = new Map(versions.map((one) => [one.id, one]));
  const ofLesson = Map.groupBy([...changes, ...cancellations], ({ classId, date }) => nameOf(classId, date));
  return ({ itsClass, occurrence, changes: individual }: FeedLesson): Revision => {
    const { version, at } = ofClass.get(itsClass.id)!;
    const ofAll = ofLesson.get(nameOf(itsClass.id, occurrence.scheduledDate)) ?? [];
    const own = [...ofAll, ...individual];
    return {
      sequence: own.reduce((sum, one) => sum + one.sequence, version - 1),
      at: new Date(Math.max(at.getTime(), ...own.map((one) => one.at.getTime()))),
    };
  };
}

/** History rows by lesson. Creation counts once, undoing a second time. */
const counted = (
  database: Database,
  table: typeof classTimeChanges | typeof classCancellations,
  date: typeof classTimeChanges.originalDate | typeof classCancellations.dateCancelled,
  ids: readonly number[],
) =>
  database
    .select({
      classId: table.classId,
      date: sql<string>`${date}`,
      sequence: sql<number>`(count(*) + count(${table.removedAt}))::int`,
      at: sql<Date>`max(coalesce(${table.removedAt}, ${table.createdAt}))`.mapWith(table.createdAt),
    })
    .from(table)
    .where(inArray(table.classId, [...ids]))
    .groupBy(table.classId, date);
