CREATE TABLE "card_setups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"request_key" text,
	"provider_id" text,
	"consent_version" text,
	"consent_address" text,
	"consent_language" text,
	"kept_at" timestamp with time zone,
	"card_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"plan_code" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_keep" jsonb;--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_setups" ADD CONSTRAINT "card_setups_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_setups_provider" ON "card_setups" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_setups_request" ON "card_setups" USING btree ("owner_id","request_key");--> statement-breakpoint
CREATE INDEX "card_setups_owner" ON "card_setups" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "cancellations_owner" ON "cancellations" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_fingerprint" ON "cards" USING btree ("owner_id","fingerprint");