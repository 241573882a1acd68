ALTER TABLE "payments" DROP CONSTRAINT "payments_four_eyes";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "identity" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_four_eyes" CHECK ("payments"."self_checked" or "payments"."checked_by" <> "payments"."first_accept_by");