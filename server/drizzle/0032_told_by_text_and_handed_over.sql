CREATE TABLE "notice_phones" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"phone" text,
	"verified_at" timestamp with time zone,
	"pending" text,
	CONSTRAINT "notice_phones_user_id_person_id_pk" PRIMARY KEY("user_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice_phones" ADD CONSTRAINT "notice_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_phones" ADD CONSTRAINT "notice_phones_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_phones_person" ON "notice_phones" USING btree ("person_id");--> statement-breakpoint
-- Whoever looks for what a person left lying finds nothing of accounts that never give it back.
UPDATE "conversations" c SET "person_acted_at" = NULL FROM "account_settings" s
WHERE s."user_id" = c."user_id" AND s."return_after_minutes" = 0 AND c."person_acted_at" IS NOT NULL;
