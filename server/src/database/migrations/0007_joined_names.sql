-- A name is found in one as well (`khoowen`). The indexes go with the old columns.
ALTER TABLE "parents" drop column "search_text";--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(name || ' ' || contact_number || ' ' || coalesce(ic, '') || ' ' || replace(name, ' ', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "students" drop column "search_text";--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(name || ' ' || 'SS' || id || ' ' || replace(name, ' ', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" drop column "search_text";--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(name || ' ' || phone || ' ' || replace(name, ' ', ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "parents_search_trigrams" ON "parents" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "parents_search_pairs" ON "parents" USING gin (search_pairs("search_text"));--> statement-breakpoint
CREATE INDEX "students_search_trigrams" ON "students" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "students_search_pairs" ON "students" USING gin (search_pairs("search_text"));--> statement-breakpoint
CREATE INDEX "teachers_search_trigrams" ON "teachers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "teachers_search_pairs" ON "teachers" USING gin (search_pairs("search_text"));
