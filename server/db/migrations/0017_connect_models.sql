CREATE TABLE "model_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"sealed_key" text,
	"is_default" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"discovery" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_connections" ADD CONSTRAINT "model_connections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_connections_model" ON "model_connections" USING btree ("provider","model");--> statement-breakpoint
CREATE UNIQUE INDEX "model_connections_default" ON "model_connections" USING btree ("is_default") WHERE "model_connections"."is_default";--> statement-breakpoint
CREATE INDEX "model_connections_creator" ON "model_connections" USING btree ("created_by");