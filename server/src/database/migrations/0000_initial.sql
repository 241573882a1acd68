-- Extensions and functions that the columns and indexes of the tables need. All three extensions are trusted: the
-- owner of a database may create them without being superuser.
create extension if not exists pg_trgm with schema public;
--> statement-breakpoint
create extension if not exists unaccent with schema public;
--> statement-breakpoint
create extension if not exists btree_gist with schema public;
--> statement-breakpoint
-- Case, accents and full-width forms are of no regard in a search (decision 45). unaccent() itself is only "stable",
-- because its dictionary could change; ours is fixed, so indexes and generated columns may use it.
create function search_key(value text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC))) $$;
--> statement-breakpoint
-- Every pair of neighbouring characters. Trigrams cannot help a term of two characters, and most Chinese names
-- people type are just that; an index on the pairs can.
create function search_pairs(value text) returns text[]
language sql immutable strict parallel safe
as $$ select array(select distinct substr(value, at, 2) from generate_series(1, length(value) - 1) as at) $$;
--> statement-breakpoint

-- Of a hash of 64 bits, four parts of 16 with their place. Two hashes that differ in 7 bits at most have a part that
-- differs in one bit or none, so the 68 probes of one find the other through an index.
create function image_bands(hash bytea) returns integer[] language sql immutable strict parallel safe as $$
  select array[
    (0 << 16) | (get_byte(hash, 0) << 8) | get_byte(hash, 1),
    (1 << 16) | (get_byte(hash, 2) << 8) | get_byte(hash, 3),
    (2 << 16) | (get_byte(hash, 4) << 8) | get_byte(hash, 5),
    (3 << 16) | (get_byte(hash, 6) << 8) | get_byte(hash, 7)]
$$;
--> statement-breakpoint
create function image_probes(hash bytea) returns integer[] language sql immutable strict parallel safe as $$
  select array_agg(band # flipped)
  from unnest(image_bands(hash)) band,
    unnest(0 || array(select 1 << place from generate_series(0, 15) place)) flipped
$$;
--> statement-breakpoint
create function image_distance(one bytea, other bytea) returns integer language sql immutable strict parallel safe as $$
  select bit_count(('x' || encode(one, 'hex'))::bit(64) # ('x' || encode(other, 'hex'))::bit(64))::integer
$$;
--> statement-breakpoint

-- The tables, as drizzle-kit writes them.

CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "accounts_id_role" UNIQUE("id","role"),
	CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('admin', 'student', 'teacher', 'parent')),
	CONSTRAINT "accounts_status" CHECK ("accounts"."status" in ('active', 'suspended')),
	CONSTRAINT "accounts_email" CHECK ("accounts"."email" = lower(btrim("accounts"."email")) and position('@' in "accounts"."email") > 1),
	CONSTRAINT "accounts_password_hash" CHECK ("accounts"."password_hash" like '$argon2id$%'),
	CONSTRAINT "accounts_deleted_is_suspended" CHECK ("accounts"."deleted_at" is null or "accounts"."status" = 'suspended')
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"role" text DEFAULT 'admin' NOT NULL,
	"name" text NOT NULL,
	"admin_level" text NOT NULL,
	"branch_id" integer,
	CONSTRAINT "admins_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "admins_role" CHECK ("admins"."role" = 'admin'),
	CONSTRAINT "admins_name" CHECK (btrim("admins"."name") <> ''),
	CONSTRAINT "admins_level" CHECK ("admins"."admin_level" in ('level_1', 'level_2', 'level_3')),
	CONSTRAINT "admins_branch" CHECK ("admins"."admin_level" = 'level_3' or "admins"."branch_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "announcement_recipients" (
	"announcement_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "announcement_recipients_announcement_id_account_id_pk" PRIMARY KEY("announcement_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mode" text NOT NULL,
	"education_level" text,
	"class_id" integer,
	"student_id" integer,
	"branch_id" integer,
	"message" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_mode" CHECK ("announcements"."mode" in ('all', 'level', 'class', 'individual')),
	CONSTRAINT "announcements_education_level" CHECK ("announcements"."education_level" in ('kindergarten', 'standard_1', 'standard_2', 'standard_3', 'standard_4', 'standard_5', 'standard_6', 'remove_class', 'form_1', 'form_2', 'form_3', 'form_4', 'form_5', 'form_6_lower', 'form_6_upper')),
	CONSTRAINT "announcements_message" CHECK (btrim("announcements"."message") <> ''),
	CONSTRAINT "announcements_target" CHECK (("announcements"."mode" = 'level') = ("announcements"."education_level" is not null)
        and ("announcements"."mode" = 'class') = ("announcements"."class_id" is not null)
        and ("announcements"."mode" = 'individual') = ("announcements"."student_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "attendance_marks" (
	"class_id" integer NOT NULL,
	"attendance_date" date NOT NULL,
	"student_id" integer NOT NULL,
	"attended" boolean NOT NULL,
	CONSTRAINT "attendance_marks_class_id_attendance_date_student_id_pk" PRIMARY KEY("class_id","attendance_date","student_id")
);
--> statement-breakpoint
CREATE TABLE "attendance_sheets" (
	"class_id" integer NOT NULL,
	"attendance_date" date NOT NULL,
	"submitted_by" integer NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendance_sheets_class_id_attendance_date_pk" PRIMARY KEY("class_id","attendance_date"),
	CONSTRAINT "attendance_sheets_not_in_future" CHECK ("attendance_sheets"."attendance_date" <= ("attendance_sheets"."submitted_at" at time zone 'Asia/Kuala_Lumpur')::date)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"action" text NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_action" CHECK (btrim("audit_entries"."action") <> ''),
	CONSTRAINT "audit_entries_payment_action" CHECK ("audit_entries"."resource" <> 'payments' or "audit_entries"."action" in ('created', 'approved', 'checked', 'rejected', 'updated', 'deleted')),
	CONSTRAINT "audit_entries_actor" CHECK ("audit_entries"."actor_id" is not null or "audit_entries"."actor_name" = 'system')
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"branch_name" text NOT NULL,
	"address" text,
	"phone" text,
	"map_url" text,
	"photo_key" uuid,
	"timetable_key" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "branches_name" CHECK (btrim("branches"."branch_name") <> ''),
	CONSTRAINT "branches_map_url" CHECK ("branches"."map_url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "class_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"name" text NOT NULL,
	"file_key" uuid NOT NULL,
	"uploaded_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "class_documents_name" CHECK (btrim("class_documents"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "class_enrollments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_enrollments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date,
	"added_by" integer,
	"removed_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_enrollments_order" CHECK ("class_enrollments"."until_date" >= "class_enrollments"."from_date")
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"class_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	CONSTRAINT "class_teachers_class_id_teacher_id_pk" PRIMARY KEY("class_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"branch_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"class_day" text NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"commence_date" date NOT NULL,
	"conclude_date" date NOT NULL,
	"mode" text DEFAULT 'physical' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "classes_day" CHECK ("classes"."class_day" in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
	CONSTRAINT "classes_mode" CHECK ("classes"."mode" in ('physical', 'online', 'hybrid')),
	CONSTRAINT "classes_times" CHECK ("classes"."end_time" > "classes"."start_time"),
	CONSTRAINT "classes_dates" CHECK ("classes"."conclude_date" >= "classes"."commence_date")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_sen" integer NOT NULL,
	"reverses_id" integer,
	"balance_after_sen" integer DEFAULT 0 NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('add', 'claim', 'reversal')),
	CONSTRAINT "credit_entries_amount" CHECK (case "credit_entries"."kind" when 'add' then "credit_entries"."amount_sen" > 0 when 'claim' then "credit_entries"."amount_sen" < 0 else "credit_entries"."amount_sen" <> 0 end),
	CONSTRAINT "credit_entries_reverses" CHECK (("credit_entries"."kind" = 'reversal') = ("credit_entries"."reverses_id" is not null)),
	CONSTRAINT "credit_entries_balance" CHECK ("credit_entries"."balance_after_sen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enrollment_request_classes" (
	"request_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	CONSTRAINT "enrollment_request_classes_request_id_class_id_pk" PRIMARY KEY("request_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "enrollment_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrollment_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"education_level" text NOT NULL,
	"enrollment_type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrollment_requests_education_level" CHECK ("enrollment_requests"."education_level" in ('kindergarten', 'standard_1', 'standard_2', 'standard_3', 'standard_4', 'standard_5', 'standard_6', 'remove_class', 'form_1', 'form_2', 'form_3', 'form_4', 'form_5', 'form_6_lower', 'form_6_upper')),
	CONSTRAINT "enrollment_requests_type" CHECK ("enrollment_requests"."enrollment_type" in ('daycare', 'tuition')),
	CONSTRAINT "enrollment_requests_status" CHECK ("enrollment_requests"."status" in ('pending', 'accepted', 'rejected', 'superseded')),
	CONSTRAINT "enrollment_requests_decided" CHECK (case when "enrollment_requests"."status" in ('accepted', 'rejected')
      then "enrollment_requests"."decided_by" is not null and "enrollment_requests"."decided_at" is not null
      else "enrollment_requests"."decided_by" is null and "enrollment_requests"."decided_at" is null end)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"name" text NOT NULL,
	"image_hash" "bytea",
	"uploaded_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_size" CHECK ("files"."size" > 0),
	CONSTRAINT "files_sha256" CHECK (octet_length("files"."sha256") = 32),
	CONSTRAINT "files_name" CHECK (btrim("files"."name") <> ''),
	CONSTRAINT "files_image_hash" CHECK (octet_length("files"."image_hash") = 8)
);
--> statement-breakpoint
CREATE TABLE "achievement_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "achievement_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "achievement_categories_title" CHECK (btrim("achievement_categories"."title") <> '')
);
--> statement-breakpoint
CREATE TABLE "achievements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "achievements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image_key" uuid NOT NULL,
	"category_id" integer NOT NULL,
	"ordering" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "achievements_name" CHECK (btrim("achievements"."name") <> ''),
	CONSTRAINT "achievements_ordering" CHECK ("achievements"."ordering" >= 0)
);
--> statement-breakpoint
CREATE TABLE "landing_teachers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landing_teachers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_key" uuid NOT NULL,
	"timetable_key" uuid NOT NULL,
	"color_code" text DEFAULT '#000000' NOT NULL,
	"ordering" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "landing_teachers_name" CHECK (btrim("landing_teachers"."name") <> ''),
	CONSTRAINT "landing_teachers_color" CHECK ("landing_teachers"."color_code" ~ '^#[0-9A-Fa-f]{6}$'),
	CONSTRAINT "landing_teachers_ordering" CHECK ("landing_teachers"."ordering" >= 0)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_key" uuid NOT NULL,
	"ordering" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_ordering" CHECK ("testimonials"."ordering" >= 0)
);
--> statement-breakpoint
CREATE TABLE "linkage_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "linkage_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer NOT NULL,
	"student_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linkage_requests_status" CHECK ("linkage_requests"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "linkage_requests_student_id" CHECK ("linkage_requests"."student_id" ~ '^SS[0-9]{1,9}$'),
	CONSTRAINT "linkage_requests_decided" CHECK (case when "linkage_requests"."status" in ('accepted', 'rejected')
      then "linkage_requests"."decided_by" is not null and "linkage_requests"."decided_at" is not null
      else "linkage_requests"."decided_by" is null and "linkage_requests"."decided_at" is null end)
);
--> statement-breakpoint
CREATE TABLE "parent_students" (
	"parent_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"linked_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parent_students_parent_id_student_id_pk" PRIMARY KEY("parent_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "parents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"role" text DEFAULT 'parent' NOT NULL,
	"name" text NOT NULL,
	"contact_number" text NOT NULL,
	"ic" text,
	"search_text" text GENERATED ALWAYS AS (search_key(name || ' ' || contact_number || ' ' || coalesce(ic, '') || ' ' || replace(name, ' ', ''))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parents_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "parents_role" CHECK ("parents"."role" = 'parent'),
	CONSTRAINT "parents_name" CHECK (btrim("parents"."name") <> ''),
	CONSTRAINT "parents_contact_number" CHECK ("parents"."contact_number" ~ '^[+]601[0-9]{7,9}$'),
	CONSTRAINT "parents_ic" CHECK ("parents"."ic" ~ '^[0-9]{12}$')
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"amount_sen" integer NOT NULL,
	"payment_date" date NOT NULL,
	"payment_for" date NOT NULL,
	"payment_type" text NOT NULL,
	"status" text DEFAULT 'pending_approval' NOT NULL,
	"proof_key" uuid,
	"proof_sha256" "bytea",
	"comment" text,
	"presets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receipt" jsonb,
	"subjects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" integer NOT NULL,
	"first_accept_by" integer,
	"first_accept_at" timestamp with time zone,
	"checked_by" integer,
	"checked_at" timestamp with time zone,
	"self_checked" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_sen" between 1 and 9999999),
	CONSTRAINT "payments_type" CHECK ("payments"."payment_type" in ('E-Wallet', 'Cash', 'Bank Transfer')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('pending_approval', 'pending_checking', 'approved', 'rejected')),
	CONSTRAINT "payments_for_is_a_month" CHECK (extract(day from "payments"."payment_for") = 1),
	CONSTRAINT "payments_date_not_in_future" CHECK ("payments"."payment_date" <= ("payments"."updated_at" at time zone 'Asia/Kuala_Lumpur')::date),
	CONSTRAINT "payments_proof" CHECK ("payments"."payment_type" = 'Cash' or "payments"."proof_key" is not null),
	CONSTRAINT "payments_proof_hash" CHECK (("payments"."proof_key" is null) = ("payments"."proof_sha256" is null)),
	CONSTRAINT "payments_proof_sha256" CHECK (octet_length("payments"."proof_sha256") = 32),
	CONSTRAINT "payments_presets" CHECK (jsonb_typeof("payments"."presets") = 'array'),
	CONSTRAINT "payments_subjects" CHECK (jsonb_typeof("payments"."subjects") = 'array'),
	CONSTRAINT "payments_rejected_has_comment" CHECK ("payments"."status" <> 'rejected' or ("payments"."comment" is not null and btrim("payments"."comment") <> '')),
	CONSTRAINT "payments_accepts_match_status" CHECK (case "payments"."status"
        when 'pending_approval' then "payments"."first_accept_by" is null and "payments"."checked_by" is null
        when 'pending_checking' then "payments"."first_accept_by" is not null and "payments"."checked_by" is null
        when 'approved' then "payments"."first_accept_by" is not null and "payments"."checked_by" is not null
        else "payments"."checked_by" is null end),
	CONSTRAINT "payments_first_accept" CHECK (("payments"."first_accept_by" is null) = ("payments"."first_accept_at" is null)),
	CONSTRAINT "payments_receipt" CHECK (("payments"."receipt" is null) = ("payments"."first_accept_at" is null)),
	CONSTRAINT "payments_checked" CHECK (("payments"."checked_by" is null) = ("payments"."checked_at" is null)),
	CONSTRAINT "payments_four_eyes" CHECK ("payments"."self_checked" = ("payments"."checked_by" = "payments"."first_accept_by")),
	CONSTRAINT "payments_self_checked" CHECK ("payments"."checked_by" is not null or not "payments"."self_checked"),
	CONSTRAINT "payments_deleted_is_rejected" CHECK ("payments"."deleted_at" is null or "payments"."status" = 'rejected'),
	CONSTRAINT "payments_deleted" CHECK (("payments"."deleted_at" is null) = ("payments"."deleted_by" is null))
);
--> statement-breakpoint
CREATE TABLE "preset_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preset_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"value_sen" integer NOT NULL,
	"show" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preset_templates_title" CHECK (btrim("preset_templates"."title") <> ''),
	CONSTRAINT "preset_templates_value" CHECK (abs("preset_templates"."value_sen") <= 9999999)
);
--> statement-breakpoint
CREATE TABLE "parent_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parent_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"ic" text,
	"contact_number" text NOT NULL,
	"password_hash" text,
	"student_ids" text[] NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parent_registrations_name" CHECK (btrim("parent_registrations"."name") <> ''),
	CONSTRAINT "parent_registrations_email" CHECK ("parent_registrations"."email" = lower(btrim("parent_registrations"."email")) and position('@' in "parent_registrations"."email") > 1),
	CONSTRAINT "parent_registrations_ic" CHECK ("parent_registrations"."ic" ~ '^[0-9]{12}$'),
	CONSTRAINT "parent_registrations_contact_number" CHECK ("parent_registrations"."contact_number" ~ '^[+]601[0-9]{7,9}$'),
	CONSTRAINT "parent_registrations_password_format" CHECK ("parent_registrations"."password_hash" like '$argon2id$%'),
	CONSTRAINT "parent_registrations_password_wiped" CHECK (("parent_registrations"."status" = 'pending') = ("parent_registrations"."password_hash" is not null)),
	CONSTRAINT "parent_registrations_status" CHECK ("parent_registrations"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "parent_registrations_decided" CHECK (case when "parent_registrations"."status" in ('accepted', 'rejected')
      then "parent_registrations"."decided_by" is not null and "parent_registrations"."decided_at" is not null
      else "parent_registrations"."decided_by" is null and "parent_registrations"."decided_at" is null end)
);
--> statement-breakpoint
CREATE TABLE "student_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"education_level" text NOT NULL,
	"school" text NOT NULL,
	"branch_id" integer NOT NULL,
	"referred_by_id" integer,
	"package_interest" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"student_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "student_registrations_name" CHECK (btrim("student_registrations"."name") <> ''),
	CONSTRAINT "student_registrations_phone" CHECK ("student_registrations"."phone" ~ '^[+]601[0-9]{7,9}$'),
	CONSTRAINT "student_registrations_email" CHECK ("student_registrations"."email" = lower(btrim("student_registrations"."email")) and position('@' in "student_registrations"."email") > 1),
	CONSTRAINT "student_registrations_education_level" CHECK ("student_registrations"."education_level" in ('kindergarten', 'standard_1', 'standard_2', 'standard_3', 'standard_4', 'standard_5', 'standard_6', 'remove_class', 'form_1', 'form_2', 'form_3', 'form_4', 'form_5', 'form_6_lower', 'form_6_upper')),
	CONSTRAINT "student_registrations_package_interest" CHECK ("student_registrations"."package_interest" in ('daycare', 'tuition')),
	CONSTRAINT "student_registrations_status" CHECK ("student_registrations"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "student_registrations_student" CHECK (("student_registrations"."status" = 'accepted') = ("student_registrations"."student_id" is not null)),
	CONSTRAINT "student_registrations_decided" CHECK (case when "student_registrations"."status" in ('accepted', 'rejected')
      then "student_registrations"."decided_by" is not null and "student_registrations"."decided_at" is not null
      else "student_registrations"."decided_by" is null and "student_registrations"."decided_at" is null end)
);
--> statement-breakpoint
CREATE TABLE "teacher_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"resume_key" uuid NOT NULL,
	"enquiry" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teacher_registrations_name" CHECK (btrim("teacher_registrations"."name") <> ''),
	CONSTRAINT "teacher_registrations_phone" CHECK ("teacher_registrations"."phone" ~ '^[+]601[0-9]{7,9}$'),
	CONSTRAINT "teacher_registrations_enquiry" CHECK ("teacher_registrations"."enquiry" in ('Daycare Teacher', 'Tuition Teacher', 'Other')),
	CONSTRAINT "teacher_registrations_status" CHECK ("teacher_registrations"."status" in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "teacher_registrations_decided" CHECK (case when "teacher_registrations"."status" in ('accepted', 'rejected')
      then "teacher_registrations"."decided_by" is not null and "teacher_registrations"."decided_at" is not null
      else "teacher_registrations"."decided_by" is null and "teacher_registrations"."decided_at" is null end)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"response_status" smallint,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key"),
	CONSTRAINT "idempotency_keys_key" CHECK (length("idempotency_keys"."key") between 8 and 128),
	CONSTRAINT "idempotency_keys_request_hash" CHECK (octet_length("idempotency_keys"."request_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"remember" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash" CHECK (octet_length("sessions"."token_hash") = 32),
	CONSTRAINT "sessions_expires_later" CHECK ("sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"enrollment" text DEFAULT 'closed' NOT NULL,
	"payment_due_day" smallint DEFAULT 7 NOT NULL,
	"intake_year" smallint NOT NULL,
	"payee_name" text,
	"bank_name" text,
	"bank_account" text,
	"duitnow_qr" text,
	"intro_video_key" uuid,
	"teacher_app_url" text,
	"student_app_url" text,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_enrollment" CHECK ("settings"."enrollment" in ('open', 'closed')),
	CONSTRAINT "settings_due_day" CHECK ("settings"."payment_due_day" between 1 and 28),
	CONSTRAINT "settings_intake_year" CHECK ("settings"."intake_year" between 2000 and 2999)
);
--> statement-breakpoint
CREATE TABLE "student_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date,
	"ended_by" integer,
	CONSTRAINT "student_periods_order" CHECK ("student_periods"."until_date" >= "student_periods"."from_date")
);
--> statement-breakpoint
CREATE TABLE "student_presets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"title" text NOT NULL,
	"value_sen" integer NOT NULL,
	"show" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "student_presets_title" CHECK (btrim("student_presets"."title") <> ''),
	CONSTRAINT "student_presets_value" CHECK (abs("student_presets"."value_sen") <= 9999999)
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"student_id" text GENERATED ALWAYS AS ('SS' || id) STORED NOT NULL,
	"account_id" integer NOT NULL,
	"role" text DEFAULT 'student' NOT NULL,
	"branch_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"ic" text,
	"address" text,
	"guardian_name" text,
	"guardian_phone" text,
	"school" text,
	"education_level" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"overpaid_sen" integer DEFAULT 0 NOT NULL,
	"referral_code" text NOT NULL,
	"referred_by_id" integer,
	"initialized_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (search_key(name || ' ' || 'SS' || id || ' ' || replace(name, ' ', ''))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "students_role" CHECK ("students"."role" = 'student'),
	CONSTRAINT "students_name" CHECK (btrim("students"."name") <> ''),
	CONSTRAINT "students_phone" CHECK ("students"."phone" ~ '^[+]601[0-9]{7,9}$'),
	CONSTRAINT "students_ic" CHECK ("students"."ic" ~ '^[0-9]{12}$'),
	CONSTRAINT "students_guardian_phone" CHECK ("students"."guardian_phone" ~ '^[+]601[0-9]{7,9}$'),
	CONSTRAINT "students_education_level" CHECK ("students"."education_level" in ('kindergarten', 'standard_1', 'standard_2', 'standard_3', 'standard_4', 'standard_5', 'standard_6', 'remove_class', 'form_1', 'form_2', 'form_3', 'form_4', 'form_5', 'form_6_lower', 'form_6_upper')),
	CONSTRAINT "students_overpaid" CHECK ("students"."overpaid_sen" >= 0),
	CONSTRAINT "students_referral_code" CHECK ("students"."referral_code" ~ '^[A-Z0-9]{4,16}$'),
	CONSTRAINT "students_not_referred_by_self" CHECK ("students"."referred_by_id" <> "students"."id")
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_sen" integer NOT NULL,
	"education_level" text NOT NULL,
	"is_elective" boolean DEFAULT false NOT NULL,
	"image_key" uuid,
	"search_text" text GENERATED ALWAYS AS (search_key(name)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "subjects_name" CHECK (btrim("subjects"."name") <> ''),
	CONSTRAINT "subjects_price" CHECK ("subjects"."price_sen" between 1 and 9999999),
	CONSTRAINT "subjects_education_level" CHECK ("subjects"."education_level" in ('general', 'kindergarten', 'standard_1', 'standard_2', 'standard_3', 'standard_4', 'standard_5', 'standard_6', 'remove_class', 'form_1', 'form_2', 'form_3', 'form_4', 'form_5', 'form_6_lower', 'form_6_upper'))
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teachers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"role" text DEFAULT 'teacher' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"ic" text,
	"address" text,
	"teacher_education_level" text,
	"join_date" date NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_key(name || ' ' || phone || ' ' || replace(name, ' ', ''))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teachers_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "teachers_role" CHECK ("teachers"."role" = 'teacher'),
	CONSTRAINT "teachers_name" CHECK (btrim("teachers"."name") <> ''),
	CONSTRAINT "teachers_phone" CHECK ("teachers"."phone" ~ '^[+]601[0-9]{7,9}$'),
	CONSTRAINT "teachers_ic" CHECK ("teachers"."ic" ~ '^[0-9]{12}$')
);
--> statement-breakpoint
CREATE TABLE "class_cancellations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_cancellations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"date_cancelled" date NOT NULL,
	"reason" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_by" integer,
	"removed_at" timestamp with time zone,
	CONSTRAINT "class_cancellations_removed" CHECK (("class_cancellations"."removed_at" is null) = ("class_cancellations"."removed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "class_time_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_time_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"original_date" date NOT NULL,
	"new_date" date NOT NULL,
	"new_start_time" time NOT NULL,
	"new_end_time" time NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_by" integer,
	"removed_at" timestamp with time zone,
	CONSTRAINT "class_time_changes_times" CHECK ("class_time_changes"."new_end_time" > "class_time_changes"."new_start_time"),
	CONSTRAINT "class_time_changes_removed" CHECK (("class_time_changes"."removed_at" is null) = ("class_time_changes"."removed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "student_time_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "student_time_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"original_class_id" integer NOT NULL,
	"original_date" date NOT NULL,
	"new_class_id" integer NOT NULL,
	"new_date" date NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_by" integer,
	"removed_at" timestamp with time zone,
	CONSTRAINT "student_time_changes_other_class" CHECK ("student_time_changes"."new_class_id" <> "student_time_changes"."original_class_id"),
	CONSTRAINT "student_time_changes_near" CHECK (abs("student_time_changes"."new_date" - "student_time_changes"."original_date") <= 60),
	CONSTRAINT "student_time_changes_removed" CHECK (("student_time_changes"."removed_at" is null) = ("student_time_changes"."removed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_account" FOREIGN KEY ("account_id","role") REFERENCES "public"."accounts"("id","role") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_marks" ADD CONSTRAINT "attendance_marks_sheet" FOREIGN KEY ("class_id","attendance_date") REFERENCES "public"."attendance_sheets"("class_id","attendance_date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_sheets" ADD CONSTRAINT "attendance_sheets_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_sheets" ADD CONSTRAINT "attendance_sheets_submitted_by_accounts_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_photo_key_files_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_timetable_key_files_key_fk" FOREIGN KEY ("timetable_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_documents" ADD CONSTRAINT "class_documents_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_documents" ADD CONSTRAINT "class_documents_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_documents" ADD CONSTRAINT "class_documents_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_enrollments" ADD CONSTRAINT "class_enrollments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_enrollments" ADD CONSTRAINT "class_enrollments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_enrollments" ADD CONSTRAINT "class_enrollments_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_enrollments" ADD CONSTRAINT "class_enrollments_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_reverses_id_credit_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."credit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_request_classes" ADD CONSTRAINT "enrollment_request_classes_request_id_enrollment_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."enrollment_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_request_classes" ADD CONSTRAINT "enrollment_request_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_requests" ADD CONSTRAINT "enrollment_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_requests" ADD CONSTRAINT "enrollment_requests_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_requests" ADD CONSTRAINT "enrollment_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_image_key_files_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_category_id_achievement_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."achievement_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_teachers" ADD CONSTRAINT "landing_teachers_image_key_files_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_teachers" ADD CONSTRAINT "landing_teachers_timetable_key_files_key_fk" FOREIGN KEY ("timetable_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_video_key_files_key_fk" FOREIGN KEY ("video_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linkage_requests" ADD CONSTRAINT "linkage_requests_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linkage_requests" ADD CONSTRAINT "linkage_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_students" ADD CONSTRAINT "parent_students_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_students" ADD CONSTRAINT "parent_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_students" ADD CONSTRAINT "parent_students_linked_by_accounts_id_fk" FOREIGN KEY ("linked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_account" FOREIGN KEY ("account_id","role") REFERENCES "public"."accounts"("id","role") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_proof_key_files_key_fk" FOREIGN KEY ("proof_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_first_accept_by_accounts_id_fk" FOREIGN KEY ("first_accept_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checked_by_accounts_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_deleted_by_accounts_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_registrations" ADD CONSTRAINT "parent_registrations_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_registrations" ADD CONSTRAINT "student_registrations_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_registrations" ADD CONSTRAINT "student_registrations_referred_by_id_students_id_fk" FOREIGN KEY ("referred_by_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_registrations" ADD CONSTRAINT "student_registrations_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_registrations" ADD CONSTRAINT "student_registrations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_registrations" ADD CONSTRAINT "teacher_registrations_resume_key_files_key_fk" FOREIGN KEY ("resume_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_registrations" ADD CONSTRAINT "teacher_registrations_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_intro_video_key_files_key_fk" FOREIGN KEY ("intro_video_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_periods" ADD CONSTRAINT "student_periods_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_periods" ADD CONSTRAINT "student_periods_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_presets" ADD CONSTRAINT "student_presets_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_referred_by_id_students_id_fk" FOREIGN KEY ("referred_by_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_account" FOREIGN KEY ("account_id","role") REFERENCES "public"."accounts"("id","role") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_image_key_files_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_account" FOREIGN KEY ("account_id","role") REFERENCES "public"."accounts"("id","role") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_cancellations" ADD CONSTRAINT "class_cancellations_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_cancellations" ADD CONSTRAINT "class_cancellations_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_cancellations" ADD CONSTRAINT "class_cancellations_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_time_changes" ADD CONSTRAINT "class_time_changes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_time_changes" ADD CONSTRAINT "class_time_changes_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_time_changes" ADD CONSTRAINT "class_time_changes_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_time_changes" ADD CONSTRAINT "student_time_changes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_time_changes" ADD CONSTRAINT "student_time_changes_original_class_id_classes_id_fk" FOREIGN KEY ("original_class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_time_changes" ADD CONSTRAINT "student_time_changes_new_class_id_classes_id_fk" FOREIGN KEY ("new_class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_time_changes" ADD CONSTRAINT "student_time_changes_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_time_changes" ADD CONSTRAINT "student_time_changes_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_live_email" ON "accounts" USING btree ("role","email") WHERE "accounts"."deleted_at" is null and "accounts"."role" <> 'student';--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree ("email","role");--> statement-breakpoint
CREATE INDEX "accounts_email_trigrams" ON "accounts" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "admins_branch" ON "admins" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "announcement_recipients_account" ON "announcement_recipients" USING btree ("account_id","announcement_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "announcement_recipients_unread" ON "announcement_recipients" USING btree ("account_id") WHERE "announcement_recipients"."read_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_class" ON "announcements" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "announcements_student" ON "announcements" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "announcements_branch" ON "announcements" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "announcements_created_by" ON "announcements" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "attendance_marks_student" ON "attendance_marks" USING btree ("student_id","attendance_date");--> statement-breakpoint
CREATE INDEX "attendance_sheets_date" ON "attendance_sheets" USING btree ("attendance_date");--> statement-breakpoint
CREATE INDEX "attendance_sheets_submitted_by" ON "attendance_sheets" USING btree ("submitted_by");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("resource","record_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_created" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "branches_live_name" ON "branches" USING btree (lower("branch_name")) WHERE "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "branches_photo" ON "branches" USING btree ("photo_key");--> statement-breakpoint
CREATE INDEX "branches_timetable" ON "branches" USING btree ("timetable_key");--> statement-breakpoint
CREATE INDEX "class_documents_class" ON "class_documents" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "class_documents_file" ON "class_documents" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "class_documents_uploaded_by" ON "class_documents" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "class_enrollments_class" ON "class_enrollments" USING btree ("class_id","from_date");--> statement-breakpoint
CREATE INDEX "class_enrollments_student" ON "class_enrollments" USING btree ("student_id","from_date");--> statement-breakpoint
CREATE INDEX "class_enrollments_added_by" ON "class_enrollments" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "class_enrollments_removed_by" ON "class_enrollments" USING btree ("removed_by");--> statement-breakpoint
CREATE INDEX "class_teachers_teacher" ON "class_teachers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "classes_branch" ON "classes" USING btree ("branch_id","class_day","start_time");--> statement-breakpoint
CREATE INDEX "classes_subject" ON "classes" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "classes_day" ON "classes" USING btree ("class_day","start_time");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_reversed_once" ON "credit_entries" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "credit_entries_student" ON "credit_entries" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "credit_entries_payment" ON "credit_entries" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "credit_entries_created_by" ON "credit_entries" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "enrollment_request_classes_class" ON "enrollment_request_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "enrollment_requests_decided_by" ON "enrollment_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollment_requests_one_pending" ON "enrollment_requests" USING btree ("student_id") WHERE "enrollment_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "enrollment_requests_student" ON "enrollment_requests" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "enrollment_requests_branch" ON "enrollment_requests" USING btree ("branch_id","status","id");--> statement-breakpoint
CREATE INDEX "enrollment_requests_status" ON "enrollment_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "files_sha256_key" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "files_uploaded_by" ON "files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "files_image_bands" ON "files" USING gin (image_bands("image_hash")) WHERE "files"."image_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "achievement_categories_title" ON "achievement_categories" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "achievements_ordering" ON "achievements" USING btree ("ordering","id");--> statement-breakpoint
CREATE INDEX "achievements_category" ON "achievements" USING btree ("category_id","ordering");--> statement-breakpoint
CREATE INDEX "achievements_image" ON "achievements" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "landing_teachers_ordering" ON "landing_teachers" USING btree ("ordering","id");--> statement-breakpoint
CREATE INDEX "landing_teachers_image" ON "landing_teachers" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "landing_teachers_timetable" ON "landing_teachers" USING btree ("timetable_key");--> statement-breakpoint
CREATE INDEX "testimonials_ordering" ON "testimonials" USING btree ("ordering","id");--> statement-breakpoint
CREATE INDEX "testimonials_video" ON "testimonials" USING btree ("video_key");--> statement-breakpoint
CREATE INDEX "linkage_requests_decided_by" ON "linkage_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "linkage_requests_one_pending" ON "linkage_requests" USING btree ("parent_id","student_id") WHERE "linkage_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "linkage_requests_parent" ON "linkage_requests" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "linkage_requests_student" ON "linkage_requests" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "linkage_requests_status" ON "linkage_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "parent_students_student" ON "parent_students" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "parent_students_linked_by" ON "parent_students" USING btree ("linked_by");--> statement-breakpoint
CREATE INDEX "parents_name" ON "parents" USING btree ("name");--> statement-breakpoint
CREATE INDEX "parents_search_trigrams" ON "parents" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "parents_search_pairs" ON "parents" USING gin (search_pairs("search_text"));--> statement-breakpoint
CREATE UNIQUE INDEX "payments_no_duplicate" ON "payments" USING btree ("student_id","payment_for","amount_sen","payment_date",coalesce("proof_sha256", ''::bytea)) WHERE "payments"."status" <> 'rejected' and "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_student" ON "payments" USING btree ("student_id","payment_for");--> statement-breakpoint
CREATE INDEX "payments_student_newest" ON "payments" USING btree ("student_id","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_branch" ON "payments" USING btree ("branch_id","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_branch_status" ON "payments" USING btree ("branch_id","status","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_for_newest" ON "payments" USING btree ("payment_for","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_date" ON "payments" USING btree ("payment_date","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount_sen","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_branch_for" ON "payments" USING btree ("branch_id","payment_for","id");--> statement-breakpoint
CREATE INDEX "payments_proof" ON "payments" USING btree ("proof_key");--> statement-breakpoint
CREATE INDEX "payments_proof_hash" ON "payments" USING btree ("proof_sha256");--> statement-breakpoint
CREATE INDEX "payments_created_by" ON "payments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "payments_first_accept_by" ON "payments" USING btree ("first_accept_by");--> statement-breakpoint
CREATE INDEX "payments_checked_by" ON "payments" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "payments_deleted_by" ON "payments" USING btree ("deleted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "preset_templates_title" ON "preset_templates" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "parent_registrations_decided_by" ON "parent_registrations" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "parent_registrations_one_pending" ON "parent_registrations" USING btree ("email") WHERE "parent_registrations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "parent_registrations_status" ON "parent_registrations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "student_registrations_decided_by" ON "student_registrations" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "student_registrations_one_pending" ON "student_registrations" USING btree ("email",search_key("name")) WHERE "student_registrations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "student_registrations_branch" ON "student_registrations" USING btree ("branch_id","status","id");--> statement-breakpoint
CREATE INDEX "student_registrations_status" ON "student_registrations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "student_registrations_referred_by" ON "student_registrations" USING btree ("referred_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "student_registrations_became" ON "student_registrations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "teacher_registrations_decided_by" ON "teacher_registrations" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_registrations_one_pending" ON "teacher_registrations" USING btree ("phone") WHERE "teacher_registrations"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "teacher_registrations_status" ON "teacher_registrations" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "teacher_registrations_resume" ON "teacher_registrations" USING btree ("resume_key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "settings_updated_by" ON "settings" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "settings_intro_video" ON "settings" USING btree ("intro_video_key");--> statement-breakpoint
CREATE INDEX "student_periods_student" ON "student_periods" USING btree ("student_id","from_date");--> statement-breakpoint
CREATE INDEX "student_periods_ended_by" ON "student_periods" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "student_presets_title" ON "student_presets" USING btree ("student_id",lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "students_student_id" ON "students" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "students_referral_code" ON "students" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "students_branch_name" ON "students" USING btree ("branch_id","name");--> statement-breakpoint
CREATE INDEX "students_level_name" ON "students" USING btree ("education_level","name");--> statement-breakpoint
CREATE INDEX "students_name" ON "students" USING btree ("name");--> statement-breakpoint
CREATE INDEX "students_referred_by" ON "students" USING btree ("referred_by_id");--> statement-breakpoint
CREATE INDEX "students_search_trigrams" ON "students" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "students_search_pairs" ON "students" USING gin (search_pairs("search_text"));--> statement-breakpoint
CREATE INDEX "subjects_level" ON "subjects" USING btree ("education_level","name");--> statement-breakpoint
CREATE INDEX "subjects_name" ON "subjects" USING btree ("name");--> statement-breakpoint
CREATE INDEX "subjects_image" ON "subjects" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "subjects_search_trigrams" ON "subjects" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subjects_search_pairs" ON "subjects" USING gin (search_pairs("search_text"));--> statement-breakpoint
CREATE INDEX "teachers_name" ON "teachers" USING btree ("name");--> statement-breakpoint
CREATE INDEX "teachers_search_trigrams" ON "teachers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "teachers_search_pairs" ON "teachers" USING gin (search_pairs("search_text"));--> statement-breakpoint
CREATE UNIQUE INDEX "class_cancellations_one" ON "class_cancellations" USING btree ("class_id","date_cancelled") WHERE "class_cancellations"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "class_cancellations_class" ON "class_cancellations" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "class_cancellations_date" ON "class_cancellations" USING btree ("date_cancelled");--> statement-breakpoint
CREATE INDEX "class_cancellations_created_by" ON "class_cancellations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "class_cancellations_removed_by" ON "class_cancellations" USING btree ("removed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "class_time_changes_one" ON "class_time_changes" USING btree ("class_id","original_date") WHERE "class_time_changes"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "class_time_changes_one_target" ON "class_time_changes" USING btree ("class_id","new_date") WHERE "class_time_changes"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "class_time_changes_class" ON "class_time_changes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_time_changes_new_date" ON "class_time_changes" USING btree ("new_date");--> statement-breakpoint
CREATE INDEX "class_time_changes_created_by" ON "class_time_changes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "class_time_changes_removed_by" ON "class_time_changes" USING btree ("removed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "student_time_changes_one" ON "student_time_changes" USING btree ("student_id","original_class_id","original_date") WHERE "student_time_changes"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "student_time_changes_one_target" ON "student_time_changes" USING btree ("student_id","new_class_id","new_date") WHERE "student_time_changes"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "student_time_changes_student" ON "student_time_changes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_time_changes_original" ON "student_time_changes" USING btree ("original_class_id","original_date");--> statement-breakpoint
CREATE INDEX "student_time_changes_new" ON "student_time_changes" USING btree ("new_class_id","new_date");--> statement-breakpoint
CREATE INDEX "student_time_changes_created_by" ON "student_time_changes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "student_time_changes_removed_by" ON "student_time_changes" USING btree ("removed_by");
--> statement-breakpoint

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
--> statement-breakpoint

-- A receipt names the student as at the first accept; whoever accepts anew, after an edit, writes it anew.
create function receipt_facts(student integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'student_name', name, 'education_level', education_level, 'guardian_name', guardian_name)
  from students where id = student
$$;
--> statement-breakpoint
create function keep_receipt() returns trigger language plpgsql as $$
begin
  new.receipt := case when new.first_accept_at is not null then receipt_facts(new.student_id) end;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_receipt before insert on payments
  for each row execute function keep_receipt();
--> statement-breakpoint
create trigger keep_receipt_anew before update of first_accept_at on payments
  for each row when (new.first_accept_at is distinct from old.first_accept_at) execute function keep_receipt();
