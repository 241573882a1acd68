CREATE TABLE "holiday_corrections" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text,
	"corrected_by" integer NOT NULL,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "holiday_corrections" ADD CONSTRAINT "holiday_corrections_corrected_by_accounts_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holiday_corrections_corrected_by" ON "holiday_corrections" USING btree ("corrected_by");