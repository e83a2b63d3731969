CREATE TABLE "local_carrier_whatsapp_senders" (
	"address" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sid" text NOT NULL,
	"account_sid" text NOT NULL,
	"auth_token" text NOT NULL,
	"webhook_url" text,
	CONSTRAINT "local_carrier_whatsapp_senders_sid_unique" UNIQUE("sid"),
	CONSTRAINT "local_carrier_whatsapp_senders_accountSid_unique" UNIQUE("account_sid")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_senders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"address" text NOT NULL,
	"account_sid" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "whatsapp_senders_agentId_unique" UNIQUE("agent_id"),
	CONSTRAINT "whatsapp_senders_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "received_texts" ADD COLUMN "profile_name" text;--> statement-breakpoint
ALTER TABLE "local_carrier_whatsapp_senders" ADD CONSTRAINT "local_carrier_whatsapp_senders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_senders" ADD CONSTRAINT "whatsapp_senders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_senders" ADD CONSTRAINT "whatsapp_senders_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_carrier_whatsapp_senders_user" ON "local_carrier_whatsapp_senders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "whatsapp_senders_account" ON "whatsapp_senders" USING btree ("user_id");
--> statement-breakpoint
-- As it was, and WhatsApp apart from texts: both are kept as 'voice', and their addresses say which it is.
CREATE FUNCTION told_channel(kept channel, conversation uuid) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT CASE kept WHEN 'voice' THEN coalesce((SELECT 'whatsapp' FROM text_threads t WHERE t.conversation_id = conversation AND t.ours LIKE 'whatsapp:%'), 'text') ELSE kept::text END;
$$;
--> statement-breakpoint
-- Whatever tells the channel of a conversation (reports, webhooks) asks that function now, and is otherwise as it was.
DO $$
DECLARE
	asking text;
BEGIN
	FOR asking IN SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace AND p.prosrc LIKE '%told_channel(%' AND p.proname <> 'told_channel' LOOP
		EXECUTE replace(replace(asking, 'told_channel(c.channel)', 'told_channel(c.channel, c.id)'), 'told_channel(new.channel)', 'told_channel(new.channel, new.id)');
	END LOOP;
END $$;
