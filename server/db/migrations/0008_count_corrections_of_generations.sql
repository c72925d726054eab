ALTER TABLE "prompt_activities" ADD COLUMN "goal_hash" text;--> statement-breakpoint
ALTER TABLE "prompt_activities" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;