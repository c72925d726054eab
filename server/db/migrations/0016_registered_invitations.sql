ALTER TABLE "sub_users" ADD COLUMN "registered_user_id" uuid;--> statement-breakpoint
ALTER TABLE "sub_users" ADD CONSTRAINT "sub_users_registered_user_id_users_id_fk" FOREIGN KEY ("registered_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sub_users_registered" ON "sub_users" USING btree ("registered_user_id");