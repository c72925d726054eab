CREATE TABLE "prompt_working_copies" (
	"prompt_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"base_version" integer NOT NULL,
	"content" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prompt_working_copies_prompt_id_user_id_pk" PRIMARY KEY("prompt_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "prompt_shelves" ADD COLUMN "drafts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prompt_working_copies" ADD CONSTRAINT "prompt_working_copies_prompt_id_prompts_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_working_copies" ADD CONSTRAINT "prompt_working_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_working_copies_user" ON "prompt_working_copies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prompts_drafts" ON "prompts" USING btree ("owner_id","updated_at","id") WHERE "prompts"."deleted_at" is null and "prompts"."version" = 0;