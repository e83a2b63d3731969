CREATE TABLE "letter_threads" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"waiting_since" timestamp with time zone,
	"newest_at" timestamp with time zone,
	"mailed_seq" integer DEFAULT 0 NOT NULL,
	"seen_seq" integer DEFAULT 0 NOT NULL,
	"bounced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"after_seq" integer NOT NULL,
	"to_seq" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"user_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_suppressions_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "mailbox_leases" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"node" text NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"mail_id" text NOT NULL,
	"sender" text NOT NULL,
	"is_from_visitor" boolean NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "answer_by_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_threads" ADD CONSTRAINT "letter_threads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_threads" ADD CONSTRAINT "letter_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_threads_token" ON "letter_threads" USING btree ("token");--> statement-breakpoint
CREATE INDEX "letter_threads_account" ON "letter_threads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letter_threads_waiting" ON "letter_threads" USING btree ("waiting_since") WHERE "letter_threads"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("due_at") WHERE "letters"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "letters_conversation" ON "letters" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "letters_account" ON "letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letters_person" ON "letters" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "received_mails_conversation" ON "received_mails" USING btree ("conversation_id","received_at");--> statement-breakpoint
CREATE INDEX "received_mails_account" ON "received_mails" USING btree ("user_id");--> statement-breakpoint
-- What a person writes waits for the visitor, by whichever release it was written. What was said before the address was known was said in the chat.
CREATE FUNCTION letter_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO letter_threads (conversation_id, user_id, waiting_since, newest_at, mailed_seq)
	SELECT c.id, c.user_id, now(), now(), new.seq - 1
	FROM conversations c JOIN customers p ON p.id = c.customer_id
	WHERE c.id = new.conversation_id AND c.channel = 'widget' AND p.email IS NOT NULL
	ON CONFLICT (conversation_id) DO UPDATE SET waiting_since = coalesce(letter_threads.waiting_since, now()), newest_at = now();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER letter_waits AFTER INSERT ON messages FOR EACH ROW WHEN (new.role = 'admin') EXECUTE FUNCTION letter_waits();
