ALTER TABLE "sent_codes" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_codes" ADD CONSTRAINT "sent_codes_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_codes_person" ON "sent_codes" USING btree ("person_id");