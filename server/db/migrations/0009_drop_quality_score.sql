DROP INDEX "prompts_quality";--> statement-breakpoint
ALTER TABLE "prompts" DROP COLUMN "quality_score";