ALTER TABLE "subscriptions" ADD COLUMN "agreed_price" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_agreed_price" jsonb;