ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_picture" CHECK (("files"."width" is null) = ("files"."height" is null) and "files"."width" > 0 and "files"."height" > 0);