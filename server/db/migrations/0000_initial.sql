CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"avatar_url" text,
	"role" text NOT NULL,
	"owner_id" uuid,
	"preset" text,
	"company" text,
	"job_title" text,
	"phone" text,
	"country" text,
	"timezone" text NOT NULL,
	"language" text NOT NULL,
	"two_factor_enabled" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"remember" boolean NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_networks" (
	"user_id" uuid NOT NULL,
	"network_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_network_hash_pk" PRIMARY KEY("user_id","network_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"remember" boolean NOT NULL,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"setup_intent_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_last4" CHECK ("cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "quota_refunds" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"plan_code" text NOT NULL,
	"interval" text NOT NULL,
	"seats" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"trial_end" timestamp with time zone,
	"trial_has_card" boolean NOT NULL,
	"autopay" boolean NOT NULL,
	"cancel_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_seats" CHECK ("subscriptions"."seats" between 0 and 200),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period_end" > "subscriptions"."period_start")
);
--> statement-breakpoint
CREATE TABLE "transaction_lines" (
	"transaction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"plan_code" text,
	"reference" text,
	"quantity" integer NOT NULL,
	"unit_amount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	CONSTRAINT "transaction_lines_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "transaction_lines_product" CHECK ("transaction_lines"."amount" = "transaction_lines"."quantity" * "transaction_lines"."unit_amount")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"status" text collate "C" NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"card_brand" text,
	"card_last4" text,
	"failure_code" text,
	"receipt_url" text,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "transactions_sum" CHECK ("transactions"."total" = "transactions"."subtotal" - "transactions"."discount" + "transactions"."tax"),
	CONSTRAINT "transactions_sign" CHECK (("transactions"."type" = 'refund') = ("transactions"."total" < 0) or "transactions"."total" = 0),
	CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('processing', 'succeeded', 'failed', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"card_fingerprint" text,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"owner_id" uuid NOT NULL,
	"meter" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_counters_owner_id_meter_period_start_pk" PRIMARY KEY("owner_id","meter","period_start"),
	CONSTRAINT "usage_counters_used" CHECK ("usage_counters"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" text,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"sown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompt_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"category_id" uuid,
	"reservation" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompt_favourites" (
	"user_id" uuid NOT NULL,
	"prompt_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prompt_favourites_user_id_prompt_id_pk" PRIMARY KEY("user_id","prompt_id")
);
--> statement-breakpoint
CREATE TABLE "prompt_shelves" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"saved" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompt_versions" (
	"prompt_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"variables" jsonb NOT NULL,
	"change_note" text,
	"cause" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prompt_versions_prompt_id_version_pk" PRIMARY KEY("prompt_id","version")
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"excerpt" text NOT NULL,
	"category_id" uuid NOT NULL,
	"tags" text[] NOT NULL,
	"variables" jsonb NOT NULL,
	"variable_count" integer NOT NULL,
	"brief" jsonb,
	"language" text,
	"direction" text NOT NULL,
	"source" text NOT NULL,
	"visibility" text NOT NULL,
	"quality_score" integer NOT NULL,
	"estimated_tokens" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_by" uuid,
	"run_count" integer NOT NULL,
	"last_run_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text,
	"prompt_id" uuid,
	"prompt_version" integer,
	"category_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"rendered" text NOT NULL,
	"model" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"parameters" jsonb NOT NULL,
	"output" text NOT NULL,
	"status" text NOT NULL,
	"failure_code" text,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"latency_ms" integer NOT NULL,
	"first_token_ms" integer,
	"rating" text,
	"reservation" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"preset" text NOT NULL,
	"status" text NOT NULL,
	"holds_seat" integer NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sub_users_seat" CHECK ("sub_users"."holds_seat" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "team_seats" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "team_seats_room" CHECK ("team_seats"."used" between 0 and "team_seats"."total")
);
--> statement-breakpoint
ALTER TABLE "auth_tokens" ADD CONSTRAINT "auth_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_refunds" ADD CONSTRAINT "quota_refunds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_lines" ADD CONSTRAINT "transaction_lines_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_activities" ADD CONSTRAINT "prompt_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_favourites" ADD CONSTRAINT "prompt_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_shelves" ADD CONSTRAINT "prompt_shelves_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_users" ADD CONSTRAINT "sub_users_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_users" ADD CONSTRAINT "sub_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seats" ADD CONSTRAINT "team_seats_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "users_owner" ON "users" USING btree ("owner_id") WHERE "users"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_tokens_token" ON "auth_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "auth_tokens_user" ON "auth_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_setup" ON "cards" USING btree ("setup_intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_default" ON "cards" USING btree ("owner_id") WHERE "cards"."is_default";--> statement-breakpoint
CREATE INDEX "cards_owner" ON "cards" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "quota_refunds_owner" ON "quota_refunds" USING btree ("owner_id","refunded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_owner" ON "subscriptions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("status","period_end");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_number" ON "transactions" USING btree ("number");--> statement-breakpoint
CREATE INDEX "transactions_owner" ON "transactions" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_owner" ON "trials" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_address" ON "trials" USING btree ("address_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "trials_card" ON "trials" USING btree ("card_fingerprint");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("status","available_at");--> statement-breakpoint
CREATE INDEX "jobs_topic" ON "jobs" USING btree ("topic","created_at");--> statement-breakpoint
CREATE INDEX "prompt_activities_user" ON "prompt_activities" USING btree ("user_id","created_at","kind");--> statement-breakpoint
CREATE INDEX "prompt_activities_time" ON "prompt_activities" USING btree ("created_at") WHERE "prompt_activities"."state" = 'done';--> statement-breakpoint
CREATE INDEX "prompt_activities_pending" ON "prompt_activities" USING btree ("created_at") WHERE "prompt_activities"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "prompt_favourites_prompt" ON "prompt_favourites" USING btree ("prompt_id");--> statement-breakpoint
CREATE INDEX "prompts_updated" ON "prompts" USING btree ("owner_id","updated_at","id") WHERE "prompts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prompts_created" ON "prompts" USING btree ("owner_id","created_at","id") WHERE "prompts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prompts_title" ON "prompts" USING btree ("owner_id","title_key","id") WHERE "prompts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prompts_runs" ON "prompts" USING btree ("owner_id","run_count","id") WHERE "prompts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prompts_quality" ON "prompts" USING btree ("owner_id","quality_score","id") WHERE "prompts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prompts_last_run" ON "prompts" USING btree ("owner_id","last_run_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "prompts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prompts_category" ON "prompts" USING btree ("owner_id","category_id") WHERE "prompts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prompts_search" ON "prompts" USING gin ("search") WHERE "prompts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prompts_trash" ON "prompts" USING btree ("deleted_at") WHERE "prompts"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_key" ON "runs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "runs_user" ON "runs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "runs_prompt" ON "runs" USING btree ("prompt_id","user_id");--> statement-breakpoint
CREATE INDEX "runs_streaming" ON "runs" USING btree ("touched_at") WHERE "runs"."status" = 'streaming';--> statement-breakpoint
CREATE UNIQUE INDEX "sub_users_email" ON "sub_users" USING btree ("owner_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_users_user" ON "sub_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sub_users_invited" ON "sub_users" USING btree ("owner_id","expires_at") WHERE "sub_users"."status" = 'invited';