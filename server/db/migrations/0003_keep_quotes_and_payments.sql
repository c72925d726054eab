CREATE TABLE "coupon_redemptions" (
	"code" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_code_owner_id_pk" PRIMARY KEY("code","owner_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"code" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "invoice_numbers_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"quote_id" uuid,
	"ledger_key" text NOT NULL,
	"request_key" text,
	"status" text NOT NULL,
	"quote" jsonb NOT NULL,
	"coupon_code" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider_id" text,
	"card_id" uuid,
	"failure_code" text,
	"transaction_id" uuid,
	"consent_version" text NOT NULL,
	"consent_address" text NOT NULL,
	"consent_language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"quote" jsonb NOT NULL,
	"coupon_code" text,
	"prices" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"card" text,
	"fingerprint" text,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_net" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_seats" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_plan_code" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_interval" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_seats" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "dunning_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "tries_failed" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "needs_confirmation" boolean;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "incomplete_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "first_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transaction_lines" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "transaction_lines" ADD COLUMN "of_seconds" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "ledger_key" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "credit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "owed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "carried" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_event" ON "payments" USING btree ("owner_id","ledger_key") WHERE "payments"."status" in ('requiresAction', 'processing', 'succeeded');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("owner_id","created_at") WHERE "payments"."status" in ('requiresAction', 'processing');--> statement-breakpoint
CREATE INDEX "quotes_owner" ON "quotes" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_intents_key" ON "sandbox_intents" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_intents_secret" ON "sandbox_intents" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_event" ON "transactions" USING btree ("owner_id","ledger_key") WHERE "transactions"."ledger_key" is not null and "transactions"."status" <> 'failed';