-- Rules that a table definition cannot say.

-- A student is with the centre once at a time, and in a class once at a time. The end date is the first day away.
alter table student_periods add constraint student_periods_no_overlap
  exclude using gist (student_id with =, daterange(from_date, until_date) with &&);
--> statement-breakpoint
alter table class_enrollments add constraint class_enrollments_no_overlap
  exclude using gist (class_id with =, student_id with =, daterange(from_date, until_date) with &&);
--> statement-breakpoint
alter table rate_limits set unlogged;
--> statement-breakpoint
insert into settings (id, intake_year)
values (1, extract(year from now() at time zone 'Asia/Kuala_Lumpur'));
--> statement-breakpoint

-- Counts a record's version up on every change (decision 51), whoever makes it. A change that comes from another
-- trigger (the credit balance) is no edit: it must not turn away the admin who is typing a new address.
create function count_version() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
--> statement-breakpoint
do $$
declare versioned text;
begin
  foreach versioned in array array[
    'achievement_categories', 'achievements', 'attendance_sheets', 'branches', 'classes', 'landing_teachers',
    'parents', 'payments', 'preset_templates', 'settings', 'students', 'subjects', 'teachers', 'testimonials'
  ] loop
    execute format(
      'create trigger count_version before update on %I for each row execute function count_version()', versioned);
  end loop;
end $$;
--> statement-breakpoint

-- What happened stays as it was written.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_only_grow', table = tg_table_name;
end $$;
--> statement-breakpoint
create trigger only_grow before update or delete on audit_entries
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger only_grow before update or delete on credit_entries
  for each row execute function refuse_change();
--> statement-breakpoint

-- The one door to a student's credit (decision 15). Locking the student first puts two movements in a row; each
-- statement after the lock sees what the other one left.
create function move_credit() returns trigger language plpgsql as $$
declare
  reversed credit_entries;
begin
  perform from students where id = new.student_id for no key update;
  if not exists (select from payments where id = new.payment_id and student_id = new.student_id) then
    raise exception 'payment % is not of student %', new.payment_id, new.student_id
      using errcode = 'check_violation', constraint = 'credit_entries_own_payment', table = 'credit_entries';
  end if;
  if new.kind = 'reversal' then
    select * into reversed from credit_entries where id = new.reverses_id;
    if reversed.kind = 'reversal' or reversed.payment_id <> new.payment_id
      or reversed.amount_sen <> -new.amount_sen then
      raise exception 'entry % is not undone by this reversal', new.reverses_id
        using errcode = 'check_violation', constraint = 'credit_entries_exact_reversal', table = 'credit_entries';
    end if;
  elsif exists (
    select from credit_entries standing
    where standing.payment_id = new.payment_id and standing.kind <> 'reversal'
      and not exists (select from credit_entries where reverses_id = standing.id)
  ) then
    raise exception 'payment % moved credit already', new.payment_id
      using errcode = 'check_violation', constraint = 'credit_entries_one_standing', table = 'credit_entries';
  end if;
  update students set overpaid_sen = overpaid_sen + new.amount_sen where id = new.student_id
    returning overpaid_sen into new.balance_after_sen;
  return new;
end $$;
--> statement-breakpoint
create trigger move_credit before insert on credit_entries
  for each row execute function move_credit();
--> statement-breakpoint
create function guard_credit() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and new.overpaid_sen <> coalesce(old.overpaid_sen, 0) then
    raise exception 'credit moves by entries of credit_entries only'
      using errcode = 'check_violation', constraint = 'students_overpaid_is_the_ledger', table = 'students';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guard_credit before insert or update of overpaid_sen on students
  for each row execute function guard_credit();
--> statement-breakpoint

-- Nobody is referred by somebody they referred themselves (decision 50).
create function refuse_referral_loop() returns trigger language plpgsql as $$
begin
  if exists (
    with recursive above as (
      select new.referred_by_id as id
      union
      select students.referred_by_id from students join above on students.id = above.id
    )
    select from above where id = new.id
  ) then
    raise exception 'referral of student % closes a loop', new.id
      using errcode = 'check_violation', constraint = 'students_referral_loop', table = 'students';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger refuse_referral_loop before update of referred_by_id on students
  for each row when (new.referred_by_id is not null) execute function refuse_referral_loop();
