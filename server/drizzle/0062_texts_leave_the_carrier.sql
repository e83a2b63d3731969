CREATE TABLE "carried_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sid" text NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid,
	"ours" text NOT NULL,
	"account_sid" text,
	"sealed" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carried_texts_sid_unique" UNIQUE("sid")
);
--> statement-breakpoint
ALTER TABLE "carried_texts" ADD CONSTRAINT "carried_texts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carried_texts_conversation" ON "carried_texts" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "carried_texts_left" ON "carried_texts" USING btree ("due_at") WHERE "carried_texts"."conversation_id" is null;--> statement-breakpoint
CREATE INDEX "carried_texts_whatsapp" ON "carried_texts" USING btree ("ours") WHERE "carried_texts"."ours" like 'whatsapp:%';
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON carried_texts FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_conversation();
--> statement-breakpoint
-- With a WhatsApp sender goes the token with which its messages are deleted at Twilio. What still has to be deleted keeps a copy: messages
-- whose conversation is gone and, if the agent is being deleted, those of its conversations, in whichever order their rows go.
CREATE FUNCTION keep_whatsapp_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE carried_texts t SET account_sid = old.account_sid, sealed = old.sealed
	WHERE t.ours = old.address AND t.ours LIKE 'whatsapp:%' AND t.sealed IS NULL
		AND (t.conversation_id IS NULL OR (
			NOT EXISTS (SELECT FROM agents a WHERE a.id = old.agent_id)
			AND NOT EXISTS (SELECT FROM conversations c WHERE c.id = t.conversation_id AND c.agent_id <> old.agent_id)
		));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_whatsapp_account AFTER DELETE ON whatsapp_senders FOR EACH ROW EXECUTE FUNCTION keep_whatsapp_account();
--> statement-breakpoint
CREATE TRIGGER keep_replaced_whatsapp_account AFTER UPDATE OF address ON whatsapp_senders FOR EACH ROW WHEN (old.address <> new.address) EXECUTE FUNCTION keep_whatsapp_account();
