import type pg from 'pg';
import { withBareTables } from '../centre/bare-tables.ts';

export const CLASSES = 1500;

/** Ten subjects at each of ten levels. */
const subjects = `
  insert into subjects (name, description, price_sen, education_level)
  select 'Subject ' || n, 'A subject', 7000, 'standard_' || 1 + n % 6 from generate_series(1, 100) n`;

/** From early to late on every day of the week; three in five in Georgetown, one in ten formerly on another day. */
const classes = `
  insert into classes (branch_id, subject_id, class_day, start_time, end_time, commence_date, conclude_date)
  select case when n % 5 < 3 then 1 else 2 end, 1 + n % 100,
         (array['Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday'])[1 + n % 7],
         make_time(8 + n % 12, 0, 0), make_time(9 + n % 12, 30, 0), current_date - 730, current_date + 365
    from generate_series(1, ${CLASSES}) n;
  insert into class_earlier_schedules (class_id, until_date, class_day, start_time, end_time)
  select id, current_date - 200, 'Monday', '10:00', '11:30' from classes where id % 10 = 3;
  insert into class_teachers (class_id, teacher_id)
  select id, (select min(id) from teachers) + (id * 7) % (select count(*) from teachers) from classes`;

/** Five current classes each, and three left within two years. */
const enrollments = `
  insert into class_enrollments (class_id, student_id, from_date, until_date)
  select 1 + (number * 31 + k * 211) % ${CLASSES}, id, current_date - 700,
         case when k >= 5 then current_date - 300 end
    from (select id, row_number() over (order by id) as number from students) one, generate_series(0, 7) k`;

/** The scheduled days of all classes within two years. */
const lessons = `
  create temporary table lessons as
  select c.id as class_id, day::date as date, row_number() over () as n
    from classes c, generate_series(c.commence_date, current_date + 90, interval '1 day') day
   where to_char(day, 'FMDay') = c.class_day and c.id % 10 <> 3`;

/** One lesson in fifty was cancelled, one in forty moved, and one student in ten visits another class every quarter. */
const changes = `
  insert into class_cancellations (class_id, date_cancelled, created_by)
  select class_id, date, 1 from lessons where n % 50 = 0;
  insert into class_time_changes (class_id, original_date, new_date, new_start_time, new_end_time, created_by)
  select class_id, date, date + 2, '18:00', '19:30', 1 from lessons where n % 40 = 1;
  insert into student_time_changes (student_id, original_class_id, original_date, new_class_id, new_date, created_by)
  select distinct on (e.student_id, quarter) e.student_id, e.class_id, l.date, 1 + (e.class_id + 700) % ${CLASSES}, l.date + 3, 1
    from class_enrollments e
    cross join generate_series(0, 7) quarter
    join lessons l on l.class_id = e.class_id and l.date between current_date - 90 * quarter and current_date - 90 * quarter + 6
   where e.student_id % 10 = 3 and e.until_date is null`;

/** Attendance of the last half year. */
const attendance = `
  insert into attendance_sheets (class_id, attendance_date, submitted_by)
  select class_id, date, 1 from lessons where date between current_date - 182 and current_date - 1;
  insert into attendance_marks (class_id, attendance_date, student_id, attended)
  select s.class_id, s.attendance_date, e.student_id, random() < 0.9
    from attendance_sheets s join class_enrollments e on e.class_id = s.class_id and e.until_date is null`;

/** Adds two years of classes to the people of a filled centre, once. */
export async function ensureTeaching(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from classes limit 1');
  if (rowCount) return;
  const started = performance.now();
  await client.query('begin');
  await client.query(subjects);
  await client.query(classes);
  const tables = ['class_enrollments', 'student_time_changes', 'attendance_sheets', 'attendance_marks'];
  await withBareTables(client, tables, async () => {
    await client.query(enrollments);
    await client.query(lessons);
    await client.query(changes);
    await client.query(attendance);
  });
  await client.query('commit');
  await client.query('vacuum analyze');
  console.log(`Filled ${CLASSES} classes in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
