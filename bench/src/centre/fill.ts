import type pg from 'pg';
import { withBareTables } from './bare-tables.ts';
import { nameOf } from './names.ts';

export interface Size {
  payments: number;
  students: number;
}

/** Admins of all levels in turn; the first, a level_3 admin, has account number 1. */
export const ADMINS = 60;

const people = `
  insert into branches (branch_name, address, phone) values
    ('Georgetown', '88-1, Jalan Burma, 10050 George Town', '04-210 4188'),
    ('Bayan Lepas', '12, Jalan Tengah, 11950 Bayan Lepas', '04-640 2188');

  insert into accounts (role, email, password_hash)
  select 'admin', 'admin' || n || '@bench.example', '$argon2id$none' from generate_series(1, ${ADMINS}) n;
  insert into admins (account_id, name, admin_level, branch_id)
  select n, 'Admin ' || n, 'level_' || 3 - (n - 1) % 3, case when n % 3 = 1 then null else 1 + n % 2 end
    from generate_series(1, ${ADMINS}) n;`;

const students = `
  with made as (
    insert into accounts (role, email, password_hash)
    select 'student', 'student' || n || '@bench.example', '$argon2id$none' from generate_series(1, cardinality($1::text[])) n
    returning id
  ), named as (
    select made.id, name, number
      from (select id, row_number() over (order by id) as number from made) made
      join unnest($1::text[]) with ordinality names (name, number) using (number)
  )
  insert into students
    (account_id, branch_id, name, phone, school, guardian_name, education_level, referral_code, initialized_at)
  select id, case when number % 10 < 6 then 1 else 2 end, name, '+6012' || lpad(number::text, 7, '0'),
         'SK Sungai Ara', 'Guardian of ' || name, 'standard_' || 1 + number % 6, 'BENCH' || number, now()
    from named order by number`;

/** Payable for the last two years. */
const periods = `
  insert into student_periods (student_id, from_date) select id, current_date - (random() * 730)::int from students`;

/** One in twenty has left. */
const suspended = `
  update accounts set status = 'suspended' where role = 'student' and random() < 0.05;
  update students set account_state = state from accounts where accounts.id = account_id and state <> account_state;
  update student_periods set until_date = current_date
   where student_id in (select students.id from students join accounts on accounts.id = account_id where status = 'suspended')`;

/** Three parents for five students. */
const parents = `
  with made as (
    insert into accounts (role, email, password_hash)
    select 'parent', 'parent' || n || '@bench.example', '$argon2id$none' from generate_series(1, cardinality($1::text[])) n
    returning id
  ), named as (
    select made.id, name, number
      from (select id, row_number() over (order by id) as number from made) made
      join unnest($1::text[]) with ordinality names (name, number) using (number)
  )
  insert into parents (account_id, name, contact_number)
  select id, name, '+6013' || lpad(number::text, 7, '0') from named order by number`;
const links = `
  insert into parent_students (parent_id, student_id)
  select 1 + (number - 1) % (select count(*) from parents), id
    from (select id, row_number() over (order by id) as number from students) numbered`;

/** A teacher for fifty students. */
const teachers = `
  with made as (
    insert into accounts (role, email, password_hash)
    select 'teacher', 'teacher' || n || '@bench.example', '$argon2id$none' from generate_series(1, cardinality($1::text[])) n
    returning id
  ), named as (
    select made.id, name, number
      from (select id, row_number() over (order by id) as number from made) made
      join unnest($1::text[]) with ordinality names (name, number) using (number)
  )
  insert into teachers (account_id, name, phone, join_date)
  select id, name, '+6014' || lpad(number::text, 7, '0'), current_date - 400 from named order by number`;

/**
 * Five years of payments in order of arrival: all but those of the last weeks are decided, one in twenty was
 * rejected, one in five was paid in cash. The table \`made\` describes each.
 */
const plans = `
  create temporary table made as
  select n, student_id, branch_id, 1 + 3 * (random() * 9)::int as admin, at, (at at time zone 'Asia/Kuala_Lumpur')::date as day,
         8000 + 500 * (random() * 90)::int + case when random() < 0.1 then 45 else 0 end as amount_sen,
         case when random() < 0.2 then 'Cash' when random() < 0.6 then 'E-Wallet' else 'Bank Transfer' end as type,
         gen_random_uuid() as key, sha256(n::text::bytea) as sha256, random() < 0.4 as is_image,
         case when n > $1 * 0.985 then case when random() < 0.6 then 'pending_approval' else 'pending_checking' end
              when random() < 0.05 then 'rejected'
              when random() < 0.002 then 'pending_checking'
              else 'approved' end as status,
         random() < 0.1 as is_deleted
    from (select n, s.id as student_id, s.branch_id,
                 now() - interval '5 years' * (1 - (n - 1)::float / $1) - interval '1 minute' as at
            from generate_series(1, $1::int) n
            join students s on s.id = (select min(id) from students) + (n * 7919::bigint) % (select count(*) from students)) one
   order by n`;

const files = `
  insert into files (key, content_type, size, sha256, name, image_hash)
  select key, case when is_image then 'image/jpeg' else 'application/pdf' end, 180000, sha256, 'slip ' || day,
         case when is_image then substr(sha256, 1, 8) end
    from made where type <> 'Cash'`;

const payments = `
  insert into payments (student_id, branch_id, amount_sen, payment_date, payment_for, payment_type, status, proof_key,
    proof_sha256, comment, presets, created_by, first_accept_by, first_accept_at, checked_by, checked_at, receipt,
    created_at, updated_at, deleted_at, deleted_by)
  select student_id, branch_id, amount_sen, day - (random() * 5)::int, date_trunc('month', day), type, status,
         case when type <> 'Cash' then key end, case when type <> 'Cash' then sha256 end,
         case when status = 'rejected' then 'The slip cannot be read' end,
         case when accepted then '[{"title": "Tuition", "value_sen": 12000, "show": true}]'::jsonb else '[]' end,
         admin, case when accepted then admin end, case when accepted then at end,
         case when status = 'approved' then admin + 3 end, case when status = 'approved' then at end,
         case when accepted then receipt_facts(student_id) end,
         at, at, case when status = 'rejected' and is_deleted then at end,
         case when status = 'rejected' and is_deleted then admin end
    from (select *, status in ('approved', 'pending_checking') as accepted from made) planned
   order by n`;

/** Fills an empty, migrated database with a centre of many years. */
export async function fillIn(client: pg.Client, size: Size): Promise<void> {
  const names = Array.from({ length: size.students }, (_, at) => nameOf(at + 1));
  const otherNames = (count: number) =>
    Array.from({ length: count }, (_, at) => nameOf(names.length + at + 1));
  await client.query(
    `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
  );
  await client.query('select setseed(0.5)');
  await client.query(people);
  const tables = [
    'accounts',
    'students',
    'student_periods',
    'parents',
    'parent_students',
    'teachers',
    'files',
    'payments',
  ];
  await withBareTables(client, tables, async () => {
    await client.query(students, [names]);
    await client.query('alter table student_periods disable trigger recount_added');
    await client.query('alter table payments disable trigger recount_added');
    await client.query(periods);
    await client.query(suspended);
    await client.query(parents, [otherNames(Math.ceil((size.students * 3) / 5))]);
    await client.query(links);
    await client.query(teachers, [otherNames(Math.ceil(size.students / 50))]);
    await client.query(plans, [size.payments]);
    await client.query(files);
    // the fill writes the receipts' snapshots itself
    await client.query('alter table payments disable trigger keep_receipt');
    await client.query(payments);
    await client.query('alter table payments enable trigger keep_receipt');
  });
  // counted for everybody at once, using the indexes
  await client.query('alter table student_periods enable trigger recount_added');
  await client.query('alter table payments enable trigger recount_added');
  await client.query('select count_outstanding(array(select id from students))');
  await client.query('vacuum analyze');
}
