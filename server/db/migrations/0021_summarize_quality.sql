ALTER TABLE "prompts" ADD COLUMN "quality" jsonb;--> statement-breakpoint
CREATE INDEX "prompts_unassessed" ON "prompts" USING btree ("id") WHERE "prompts"."quality" is null;