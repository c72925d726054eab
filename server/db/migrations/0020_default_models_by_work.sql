ALTER TABLE "model_connections" ADD COLUMN "is_generate_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "model_connections" SET "is_generate_default" = "is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "model_connections_generate_default" ON "model_connections" USING btree ("is_generate_default") WHERE "model_connections"."is_generate_default";