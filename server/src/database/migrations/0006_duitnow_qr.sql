-- A DuitNow ID is a proxy that no QR is routed by; only the bank's own QR has what is needed, so nothing is carried over.
ALTER TABLE "settings" ADD COLUMN "duitnow_qr" text;--> statement-breakpoint
ALTER TABLE "settings" DROP COLUMN "duitnow_id";
