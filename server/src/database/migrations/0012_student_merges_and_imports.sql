CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"branch_id" integer NOT NULL,
	"imported" jsonb NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_undone" CHECK (("imports"."undone_at" is null) = ("imports"."undone_by" is null))
);
--> statement-breakpoint
CREATE TABLE "student_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kept_id" integer NOT NULL,
	"merged_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"merged_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	CONSTRAINT "student_merges_undone" CHECK (("student_merges"."undone_at" is null) = ("student_merges"."undone_by" is null))
);
--> statement-breakpoint
-- The ID of a record that was merged is found in the other one. The indexes go with the old column.
ALTER TABLE "students" ADD COLUMN "former_ids" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "students" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(name || ' ' || 'SS' || id || ' ' || former_ids || ' ' || replace(name, ' ', ''))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "students_search_trigrams" ON "students" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "students_search_pairs" ON "students" USING gin (search_pairs("search_text"));
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "merged_into_id" integer;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "student_merges" ADD CONSTRAINT "student_merges_kept_id_students_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "student_merges" ADD CONSTRAINT "student_merges_merged_id_students_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "student_merges" ADD CONSTRAINT "student_merges_merged_by_accounts_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "student_merges" ADD CONSTRAINT "student_merges_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "imports_branch" ON "imports" USING btree ("branch_id","id");
--> statement-breakpoint
CREATE INDEX "imports_created_by" ON "imports" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "imports_undone_by" ON "imports" USING btree ("undone_by");
--> statement-breakpoint
CREATE INDEX "student_merges_kept" ON "student_merges" USING btree ("kept_id");
--> statement-breakpoint
CREATE INDEX "student_merges_merged" ON "student_merges" USING btree ("merged_id");
--> statement-breakpoint
CREATE INDEX "student_merges_merged_by" ON "student_merges" USING btree ("merged_by");
--> statement-breakpoint
CREATE INDEX "student_merges_undone_by" ON "student_merges" USING btree ("undone_by");
--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_merged_into_id_students_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "students_merged_into" ON "students" USING btree ("merged_into_id");
--> statement-breakpoint
-- Movements of credit only grow, but for the merge of two records of one child (decision 79): then they change their
-- student, and both balances stay the sums of their entries.
drop trigger only_grow on credit_entries;
--> statement-breakpoint
create trigger only_grow before update or delete on credit_entries
  for each row when (current_setting('portal.merges', true) is distinct from 'on') execute function refuse_change();
--> statement-breakpoint
drop trigger guard_credit on students;
--> statement-breakpoint
create trigger guard_credit before insert or update of overpaid_sen on students
  for each row when (current_setting('portal.merges', true) is distinct from 'on') execute function guard_credit();
--> statement-breakpoint
create function move_credit_entries(source integer, target integer, entries bigint[]) returns void
language plpgsql as $$
begin
  perform set_config('portal.merges', 'on', true);
  update credit_entries set student_id = target where id = any(entries) and student_id = source;
  update credit_entries set balance_after_sen = balances.balance
    from (
      select id, sum(amount_sen) over (partition by student_id order by id) as balance
      from credit_entries where student_id in (source, target)
    ) balances
    where balances.id = credit_entries.id and balances.balance <> balance_after_sen;
  update students set overpaid_sen = coalesce(
      (select sum(amount_sen) from credit_entries where student_id = students.id), 0)
    where id in (source, target);
  perform set_config('portal.merges', 'off', true);
end $$;
