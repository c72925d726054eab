CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"ledger_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"status" text NOT NULL,
	"provider_id" text,
	"transaction_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "consent_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "consent_address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "consent_language" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_event" ON "refunds" USING btree ("owner_id","ledger_key");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "subscriptions_due_at" ON "subscriptions" USING btree ("due_at","owner_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" between 0 and "payments"."amount");--> statement-breakpoint
-- What is due of earlier subscriptions is found by the first run.
UPDATE "subscriptions" SET "due_at" = "updated_at" WHERE "status" NOT IN ('none', 'canceled');
