CREATE TABLE "student_outstanding" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"branch_id" integer NOT NULL,
	"education_level" text NOT NULL,
	"months" date[] DEFAULT '{}' NOT NULL,
	"submitted" date[] DEFAULT '{}' NOT NULL,
	"number" integer GENERATED ALWAYS AS (cardinality(months)) STORED NOT NULL,
	"counted_until" date DEFAULT '-infinity' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_outstanding" ADD CONSTRAINT "student_outstanding_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_outstanding_most" ON "student_outstanding" USING btree ("number" DESC NULLS FIRST,"student_id") WHERE number > 0;--> statement-breakpoint
CREATE INDEX "student_outstanding_branch" ON "student_outstanding" USING btree ("branch_id","number" DESC NULLS FIRST,"student_id") WHERE number > 0;--> statement-breakpoint
CREATE INDEX "student_outstanding_level" ON "student_outstanding" USING btree ("education_level","number" DESC NULLS FIRST,"student_id") WHERE number > 0;--> statement-breakpoint
CREATE INDEX "student_outstanding_months" ON "student_outstanding" USING gin ("months");--> statement-breakpoint
CREATE INDEX "student_outstanding_counted" ON "student_outstanding" USING btree ("counted_until","student_id");
--> statement-breakpoint

-- The rule of decision 23, once: every month of a period with the centre, up to the one of the given day, for which no
-- payment is accepted. `submitted`: one waits for its approval.
create function outstanding_months(student integer, day date) returns table (month date, submitted boolean)
language sql stable as $$
  select billed.month,
         exists (
           select from payments
           where student_id = student and payment_for = billed.month and deleted_at is null
             and status = 'pending_approval'
         )
    from (
      select distinct generate_series(
               date_trunc('month', from_date::timestamp),
               date_trunc('month', least(until_date - 1, day)::timestamp),
               '1 month'
             )::date as month
        from student_periods
       where student_id = student and (until_date is null or until_date > from_date)
    ) billed
   where not exists (
     select from payments
     where student_id = student and payment_for = billed.month and deleted_at is null
       and status in ('pending_checking', 'approved')
   )
$$;
--> statement-breakpoint

-- Counts students anew. Their rows are held first: of two changes at once the second one sees what the first one left.
create function count_outstanding(
  wanted integer[],
  day date default (now() at time zone 'Asia/Kuala_Lumpur')::date
) returns void language plpgsql as $$
begin
  perform from students where id = any (wanted) order by id for no key update;
  update student_outstanding kept
     set months = found.months, submitted = found.submitted, counted_until = found.counted_until
    from unnest(wanted) one (id)
    cross join lateral (
      select coalesce(array_agg(month order by month), '{}') as months,
             coalesce(array_agg(month order by month) filter (where outstanding.submitted), '{}') as submitted,
             case when exists (
               select from student_periods
               where student_id = one.id
                 and (until_date is null or until_date - 1 >= date_trunc('month', day::timestamp) + interval '1 month')
             ) then date_trunc('month', day::timestamp)::date else 'infinity' end as counted_until
        from outstanding_months(one.id, day) outstanding
    ) found
   where kept.student_id = one.id
     and (kept.months, kept.submitted, kept.counted_until)
       is distinct from (found.months, found.submitted, found.counted_until);
end $$;
--> statement-breakpoint

create function begin_outstanding() returns trigger language plpgsql as $$
begin
  insert into student_outstanding (student_id, branch_id, education_level)
  select id, branch_id, education_level from added;
  return null;
end $$;
--> statement-breakpoint
create trigger begin_outstanding after insert on students referencing new table as added
  for each statement execute function begin_outstanding();
--> statement-breakpoint
create function move_outstanding() returns trigger language plpgsql as $$
begin
  update student_outstanding set branch_id = new.branch_id, education_level = new.education_level
   where student_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger move_outstanding after update of branch_id, education_level on students
  for each row when (
    (old.branch_id, old.education_level) is distinct from (new.branch_id, new.education_level)
  ) execute function move_outstanding();
--> statement-breakpoint

-- One for periods and payments alike: whose rows came, went or changed is counted.
create function recount_added() returns trigger language plpgsql as $$
begin
  perform count_outstanding(array(select distinct student_id from added));
  return null;
end $$;
--> statement-breakpoint
create function recount_removed() returns trigger language plpgsql as $$
begin
  perform count_outstanding(array(select distinct student_id from removed));
  return null;
end $$;
--> statement-breakpoint
create function recount_changed() returns trigger language plpgsql as $$
begin
  perform count_outstanding(array(select student_id from removed union select student_id from added));
  return null;
end $$;
--> statement-breakpoint
do $$
declare counted text;
begin
  foreach counted in array array['student_periods', 'payments'] loop
    execute format('create trigger recount_added after insert on %I referencing new table as added
      for each statement execute function recount_added()', counted);
    execute format('create trigger recount_removed after delete on %I referencing old table as removed
      for each statement execute function recount_removed()', counted);
    execute format('create trigger recount_changed after update on %I
      referencing old table as removed new table as added
      for each statement execute function recount_changed()', counted);
  end loop;
end $$;
--> statement-breakpoint

insert into student_outstanding (student_id, branch_id, education_level)
select id, branch_id, education_level from students;
--> statement-breakpoint
select count_outstanding(array(select id from students));
