ALTER TABLE "settings" ADD COLUMN "intro_video_key" uuid;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_intro_video_key_files_key_fk" FOREIGN KEY ("intro_video_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settings_intro_video" ON "settings" USING btree ("intro_video_key");