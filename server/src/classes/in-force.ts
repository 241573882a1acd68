import { today, weekdays, type Weekday } from '@portal/shared-api/calendar';
import type { ComingSchedule } from '@portal/shared-api/classes';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { classEarlierSchedules, classes } from '../database/schema/classes.ts';

type Classes = Record<'id' | 'classDay' | 'startTime' | 'endTime' | 'commenceDate', AnyPgColumn>;

/** The schedules of a class that end after today or, where it has not begun, after its first day. */
const ending = (of: Classes) =>
  sql`from ${classEarlierSchedules} ended
    where ended.class_id = ${of.id} and ended.until_date > greatest(${today()}::date, ${of.commenceDate})`;

/**
 * How a class meets today. `classes` has what counts in the end, and the schedules before it stand beside: where one of these
 * is still in force, it is the class's day and time.
 */
export const inForce = (of: Classes = classes) => ({
  class_day: sql<Weekday>`coalesce((select ended.class_day ${ending(of)} order by ended.until_date limit 1), ${of.classDay})`,
  start_time: sql<string>`coalesce((select ended.start_time ${ending(of)} order by ended.until_date limit 1), ${of.startTime})`,
  end_time: sql<string>`coalesce((select ended.end_time ${ending(of)} order by ended.until_date limit 1), ${of.endTime})`,
});

/** How it meets later, from which day on each. */
export const comingSchedules = (of: Classes = classes) => sql<ComingSchedule[]>`coalesce((
  select json_agg(json_build_object(
           'from', one.from_date, 'class_day', one.class_day,
           'start_time', to_char(one.start_time, 'HH24:MI'), 'end_time', to_char(one.end_time, 'HH24:MI'))
         order by one.from_date)
    from (select ended.until_date as from_date,
                 lead(ended.class_day, 1, ${of.classDay}) over following as class_day,
                 lead(ended.start_time, 1, ${of.startTime}) over following as start_time,
                 lead(ended.end_time, 1, ${of.endTime}) over following as end_time
            ${ending(of)} window following as (order by ended.until_date)) one), '[]')`;

/** The place of a day in the week. */
export const placeInWeek = (day: ReturnType<typeof inForce>['class_day']) =>
  sql`array_position(array[${sql.join(
    weekdays.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[], ${day})`;
