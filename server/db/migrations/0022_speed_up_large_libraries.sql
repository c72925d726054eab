DROP INDEX "prompts_updated";--> statement-breakpoint
DROP INDEX "prompts_created";--> statement-breakpoint
DROP INDEX "prompts_title";--> statement-breakpoint
DROP INDEX "prompts_runs";--> statement-breakpoint
DROP INDEX "prompts_last_run";--> statement-breakpoint
DROP INDEX "prompts_search";--> statement-breakpoint
ALTER TABLE "prompts" SET (toast_tuple_target = 512);--> statement-breakpoint
UPDATE "prompts" SET "search" = "search" || array_to_tsvector(array[rpad('f ', 2040, '.')]);--> statement-breakpoint
CREATE INDEX "prompts_updated" ON "prompts" USING btree ("owner_id","updated_at","id","visibility") WHERE "prompts"."deleted_at" is null and "prompts"."version" > 0;--> statement-breakpoint
CREATE INDEX "prompts_created" ON "prompts" USING btree ("owner_id","created_at","id","visibility") WHERE "prompts"."deleted_at" is null and "prompts"."version" > 0;--> statement-breakpoint
CREATE INDEX "prompts_title" ON "prompts" USING btree ("owner_id","title_key","id","visibility") WHERE "prompts"."deleted_at" is null and "prompts"."version" > 0;--> statement-breakpoint
CREATE INDEX "prompts_runs" ON "prompts" USING btree ("owner_id","run_count","id","visibility") WHERE "prompts"."deleted_at" is null and "prompts"."version" > 0;--> statement-breakpoint
CREATE INDEX "prompts_last_run" ON "prompts" USING btree ("owner_id","last_run_at" DESC NULLS LAST,"id" DESC NULLS LAST,"visibility") WHERE "prompts"."deleted_at" is null and "prompts"."version" > 0;--> statement-breakpoint
CREATE INDEX "prompts_search" ON "prompts" USING gin ("search") WHERE "prompts"."deleted_at" is null and "prompts"."version" > 0;