ALTER TABLE "invitation_links" ADD COLUMN "copy_token_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_links_copy" ON "invitation_links" USING btree ("copy_token_hash");