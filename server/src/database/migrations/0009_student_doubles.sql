CREATE INDEX "students_name_key" ON "students" USING btree (replace(search_key("name"), ' ', ''));--> statement-breakpoint
CREATE INDEX "students_ic" ON "students" USING btree ("ic");--> statement-breakpoint
CREATE INDEX "students_guardian_phone" ON "students" USING btree ("guardian_phone");--> statement-breakpoint
CREATE INDEX "students_phone" ON "students" USING btree ("phone");