ALTER TABLE "accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
-- Who has an account by now counts as somebody who has signed in.
UPDATE "accounts" SET "signed_in_at" = now();
--> statement-breakpoint

-- Who was removed owes nothing: an import that was undone, a record that became one with another.
create or replace function outstanding_months(student integer, day date) returns table (month date, submitted boolean)
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
         and not exists (
           select from students join accounts on accounts.id = students.account_id
           where students.id = student and accounts.deleted_at is not null
         )
    ) billed
   where not exists (
     select from payments
     where student_id = student and payment_for = billed.month and deleted_at is null
       and status in ('pending_checking', 'approved')
   )
$$;
--> statement-breakpoint
create function recount_account() returns trigger language plpgsql as $$
begin
  perform count_outstanding(array(select id from students where account_id = new.id));
  return null;
end $$;
--> statement-breakpoint
create trigger recount_account after update of deleted_at on accounts
  for each row when (new.role = 'student' and old.deleted_at is distinct from new.deleted_at)
  execute function recount_account();
--> statement-breakpoint
select count_outstanding(array(
  select students.id from students join accounts on accounts.id = students.account_id where accounts.deleted_at is not null
));
