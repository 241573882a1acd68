ALTER TABLE "testimonials" ADD COLUMN "poster_key" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "sentence" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "sentence_ch" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_poster_key_files_key_fk" FOREIGN KEY ("poster_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonials_poster" ON "testimonials" USING btree ("poster_key");