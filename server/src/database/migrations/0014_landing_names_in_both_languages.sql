ALTER TABLE "achievement_categories" DROP CONSTRAINT "achievement_categories_title";--> statement-breakpoint
ALTER TABLE "achievements" DROP CONSTRAINT "achievements_name";--> statement-breakpoint
ALTER TABLE "achievement_categories" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "achievement_categories" ADD COLUMN "title_ch" text;--> statement-breakpoint
ALTER TABLE "achievements" ADD COLUMN "name_ch" text;--> statement-breakpoint
CREATE UNIQUE INDEX "achievement_categories_title_ch" ON "achievement_categories" USING btree (lower("title_ch"));--> statement-breakpoint
ALTER TABLE "achievement_categories" ADD CONSTRAINT "achievement_categories_title" CHECK (coalesce("achievement_categories"."title", "achievement_categories"."title_ch") is not null and btrim("achievement_categories"."title") <> '' and btrim("achievement_categories"."title_ch") <> '');--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_name" CHECK (coalesce("achievements"."name", "achievements"."name_ch") is not null and btrim("achievements"."name") <> '' and btrim("achievements"."name_ch") <> '');