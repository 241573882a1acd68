import { today, weekdays, type Weekday } from '@portal/shared-api/calendar';
import type { ComingSchedule } from '@portal/shared-api/classes';
import { eq, gt, sql } from 'drizzle-orm';
import { alias, QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { classEarlierSchedules, classes } from '../database/schema/classes.ts';

type Classes = Record<'id' | 'classDay' | 'startTime' | 'endTime' | 'commenceDate', AnyPgColumn>;

/**
 * A schedule is current or upcoming if it ends after this day: today, or the first day of a class that has not begun.
 */
const latest = (of: Classes) => sql`greatest(${today()}::date, ${of.commenceDate})`;

const ended = alias(classEarlierSchedules, 'ended');
const scheduled = alias(classes, 'scheduled');

/**
 * `classes` holds the final schedule of a class; earlier ones are in a table beside it. This subquery finds the
 * earlier schedule that is still in force. Few classes have one, so they are found once per list rather than once per
 * row. `inForce` needs it left-joined on `isOfClass`.
 */
export const earlierSchedules = () =>
  new QueryBuilder()
    .selectDistinctOn([ended.classId], {
      classId: ended.classId,
      classDay: ended.classDay,
      startTime: ended.startTime,
      endTime: ended.endTime,
    })
    .from(ended)
    .innerJoin(scheduled, eq(scheduled.id, ended.classId))
    .where(gt(ended.untilDate, latest(scheduled)))
    .orderBy(ended.classId, ended.untilDate)
    .as('earlier');

export const isOfClass = (of: Classes = classes) => sql`earlier.class_id = ${of.id}`;

/** The schedule of a class today. */
export const inForce = (of: Classes = classes) => ({
  class_day: sql<Weekday>`coalesce(earlier.class_day, ${of.classDay})`,
  start_time: sql<string>`coalesce(earlier.start_time, ${of.startTime})`,
  end_time: sql<string>`coalesce(earlier.end_time, ${of.endTime})`,
});

/** Later schedules of a class, each with its first day. */
export const comingSchedules = (of: Classes = classes) => sql<ComingSchedule[]>`coalesce((
  select json_agg(json_build_object(
           'from', one.from_date, 'class_day', one.class_day,
           'start_time', to_char(one.start_time, 'HH24:MI'), 'end_time', to_char(one.end_time, 'HH24:MI'))
         order by one.from_date)
    from (select ended.until_date as from_date,
                 lead(ended.class_day, 1, ${of.classDay}) over following as class_day,
                 lead(ended.start_time, 1, ${of.startTime}) over following as start_time,
                 lead(ended.end_time, 1, ${of.endTime}) over following as end_time
            from ${classEarlierSchedules} ended
           where ended.class_id = ${of.id} and ended.until_date > ${latest(of)}
          window following as (order by ended.until_date)) one), '[]')`;

/** Position of a day in the week. */
export const placeInWeek = (day: ReturnType<typeof inForce>['class_day']) =>
  sql`array_position(array[${sql.join(
    weekdays.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[], ${day})`;
