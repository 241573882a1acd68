ALTER TABLE "parents" DROP CONSTRAINT "parents_account";
--> statement-breakpoint
ALTER TABLE "students" DROP CONSTRAINT "students_account";
--> statement-breakpoint
ALTER TABLE "teachers" DROP CONSTRAINT "teachers_account";
--> statement-breakpoint
DROP INDEX "accounts_email_trigrams";
--> statement-breakpoint
DROP INDEX "parents_name";
--> statement-breakpoint
DROP INDEX "students_branch_name";
--> statement-breakpoint
DROP INDEX "students_level_name";
--> statement-breakpoint
DROP INDEX "students_name";
--> statement-breakpoint
DROP INDEX "teachers_name";
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "state" text GENERATED ALWAYS AS (case when deleted_at is null then status else 'removed' end) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "account_state" text DEFAULT 'active' NOT NULL;
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "account_state" text DEFAULT 'active' NOT NULL;
--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "account_state" text DEFAULT 'active' NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_id_role_state" UNIQUE("id","role","state");
--> statement-breakpoint
-- No edit: an admin who is typing keeps the version.
do $$
declare profile text;
begin
  foreach profile in array array['parents', 'students', 'teachers'] loop
    execute format('alter table %I disable trigger user', profile);
    execute format('update %I set account_state = state from accounts
      where accounts.id = account_id and state <> account_state', profile);
    execute format('alter table %I enable trigger user', profile);
  end loop;
end $$;
--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_account" FOREIGN KEY ("account_id","role","account_state") REFERENCES "public"."accounts"("id","role","state") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_account" FOREIGN KEY ("account_id","role","account_state") REFERENCES "public"."accounts"("id","role","state") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_account" FOREIGN KEY ("account_id","role","account_state") REFERENCES "public"."accounts"("id","role","state") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX "accounts_email_name" ON "accounts" USING btree ("role",(reverse(split_part("email", '@', 1)) collate "C"));
--> statement-breakpoint
CREATE INDEX "parents_beginning" ON "parents" USING btree (("search_text" collate "C"),"id","account_state");
--> statement-breakpoint
CREATE INDEX "students_branch_level_name" ON "students" USING btree ("branch_id","education_level","account_state","name","id");
--> statement-breakpoint
CREATE INDEX "students_beginning" ON "students" USING btree ("account_state",("search_text" collate "C"),"id","branch_id","education_level");
--> statement-breakpoint
CREATE INDEX "parents_name" ON "parents" USING btree ("name","id","account_state");
--> statement-breakpoint
CREATE INDEX "students_branch_name" ON "students" USING btree ("branch_id","account_state","name","id");
--> statement-breakpoint
CREATE INDEX "students_level_name" ON "students" USING btree ("education_level","account_state","name","id");
--> statement-breakpoint
CREATE INDEX "students_name" ON "students" USING btree ("account_state","name","id");
--> statement-breakpoint
CREATE INDEX "teachers_name" ON "teachers" USING btree ("name","id","account_state");
