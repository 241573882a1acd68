DROP INDEX "payments_for";--> statement-breakpoint
DROP INDEX "payments_student_newest";--> statement-breakpoint
DROP INDEX "payments_branch";--> statement-breakpoint
DROP INDEX "payments_branch_status";--> statement-breakpoint
DROP INDEX "payments_status";--> statement-breakpoint
DROP INDEX "payments_date";--> statement-breakpoint
DROP INDEX "payments_amount";--> statement-breakpoint
CREATE INDEX "payments_for_newest" ON "payments" USING btree ("payment_for","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_branch_for" ON "payments" USING btree ("branch_id","payment_for","id");--> statement-breakpoint
CREATE INDEX "payments_student_newest" ON "payments" USING btree ("student_id","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_branch" ON "payments" USING btree ("branch_id","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_branch_status" ON "payments" USING btree ("branch_id","status","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_date" ON "payments" USING btree ("payment_date","id") WHERE "payments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount_sen","id") WHERE "payments"."deleted_at" is null;