CREATE TABLE "local_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"message_id" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fact" text NOT NULL,
	"agent_id" uuid,
	"conversation_id" uuid,
	"call_id" uuid,
	"appointment_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"planned_at" timestamp with time zone,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_items" (
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"message_id" uuid,
	CONSTRAINT "notice_items_event_id_person_id_channel_pk" PRIMARY KEY("event_id","person_id","channel")
);
--> statement-breakpoint
CREATE TABLE "notice_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"choices" jsonb NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"time_zone" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_settings_user_id_person_id_pk" PRIMARY KEY("user_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_id" uuid,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "notice_events" ADD CONSTRAINT "notice_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_events" ADD CONSTRAINT "notice_events_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_events" ADD CONSTRAINT "notice_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_events" ADD CONSTRAINT "notice_events_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_events" ADD CONSTRAINT "notice_events_appointment_id_appointment_requests_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_items" ADD CONSTRAINT "notice_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_items" ADD CONSTRAINT "notice_items_event_id_notice_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notice_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_items" ADD CONSTRAINT "notice_items_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_items" ADD CONSTRAINT "notice_items_message_id_notice_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."notice_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_messages" ADD CONSTRAINT "notice_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_messages" ADD CONSTRAINT "notice_messages_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "local_mails_message" ON "local_mails" USING btree ("recipient","message_id");--> statement-breakpoint
CREATE INDEX "local_mails_newest" ON "local_mails" USING btree ("recipient","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_events_fact" ON "notice_events" USING btree ("user_id","fact");--> statement-breakpoint
CREATE INDEX "notice_events_agent" ON "notice_events" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "notice_events_conversation" ON "notice_events" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "notice_events_call" ON "notice_events" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "notice_events_appointment" ON "notice_events" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "notice_events_age" ON "notice_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notice_events_unplanned" ON "notice_events" USING btree ("id") WHERE "notice_events"."planned_at" is null;--> statement-breakpoint
CREATE INDEX "notice_items_message" ON "notice_items" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "notice_items_account" ON "notice_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notice_items_person" ON "notice_items" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notice_items_waiting" ON "notice_items" USING btree ("due_at") WHERE "notice_items"."message_id" is null;--> statement-breakpoint
CREATE INDEX "notice_messages_waiting" ON "notice_messages" USING btree ("due_at") WHERE "notice_messages"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "notice_messages_person" ON "notice_messages" USING btree ("person_id","channel","created_at");--> statement-breakpoint
CREATE INDEX "notice_messages_account" ON "notice_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notice_settings_person" ON "notice_settings" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_person" ON "push_subscriptions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_account" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
-- What people are told of is written where it becomes true, by whichever release: a fact that is there already is told already.
CREATE FUNCTION note_event(account uuid, what text, which text, agent uuid, conversation uuid DEFAULT NULL, call uuid DEFAULT NULL, appointment uuid DEFAULT NULL, details jsonb DEFAULT '{}') RETURNS void LANGUAGE sql AS $$
	INSERT INTO notice_events (user_id, kind, fact, agent_id, conversation_id, call_id, appointment_id, detail)
	VALUES (account, what, which, agent, conversation, call, appointment, details) ON CONFLICT (user_id, fact) DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION notice_person_wanted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(new.user_id, 'person_wanted', 'person:' || new.id || ':' || extract(epoch FROM new.handover_requested_at), new.agent_id, new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_person_wanted AFTER UPDATE ON conversations FOR EACH ROW WHEN (old.handover_requested_at IS NULL AND new.handover_requested_at IS NOT NULL) EXECUTE FUNCTION notice_person_wanted();
--> statement-breakpoint
-- A visitor who left an address, in the conversation they wrote in last.
CREATE FUNCTION notice_visitor_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(new.user_id, 'lead', 'visitor:' || new.id, agent_id, id)
	FROM conversations WHERE customer_id = new.id ORDER BY last_message_at DESC NULLS LAST LIMIT 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_lead AFTER UPDATE ON customers FOR EACH ROW WHEN (old.email IS NULL AND new.email IS NOT NULL) EXECUTE FUNCTION notice_visitor_lead();
--> statement-breakpoint
-- A call is told of when it is over. One from the browser is the owner's own.
CREATE FUNCTION notice_call_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.lead->>'name' IS NOT NULL OR new.lead->>'contact' IS NOT NULL THEN
		PERFORM note_event(new.user_id, 'lead', 'caller:' || new.id, new.agent_id, NULL, new.id);
	END IF;
	IF old.stage = 'voicemail' OR new.decision = 'take_message' OR (new.dialled_at IS NOT NULL AND new.accepted_at IS NULL) THEN
		PERFORM note_event(new.user_id, 'call_message', 'call:' || new.id, new.agent_id, NULL, new.id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_ended AFTER UPDATE ON calls FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL AND new.channel = 'phone') EXECUTE FUNCTION notice_call_ended();
--> statement-breakpoint
-- The carrier may tell of a recording after the call.
CREATE FUNCTION notice_recorded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(new.user_id, 'call_message', 'call:' || new.id, new.agent_id, NULL, new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_recorded AFTER UPDATE ON calls FOR EACH ROW WHEN (old.recording_url IS NULL AND new.recording_url IS NOT NULL AND new.channel = 'phone') EXECUTE FUNCTION notice_recorded();
--> statement-breakpoint
CREATE FUNCTION notice_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(new.user_id, 'appointment', 'appointment:' || new.id, agent_id, new.conversation_id, new.call_id, new.id)
	FROM (
		SELECT agent_id FROM conversations WHERE id = new.conversation_id
		UNION ALL
		SELECT agent_id FROM calls WHERE id = new.call_id AND channel = 'phone'
	) talk;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_inserted AFTER INSERT ON appointment_requests FOR EACH ROW EXECUTE FUNCTION notice_appointment();
--> statement-breakpoint
CREATE FUNCTION notice_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(new.user_id, 'number_suspended', 'suspended:' || new.id || ':' || extract(epoch FROM new.suspended_at), new.agent_id, details => jsonb_build_object('phone', new.phone));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_suspended AFTER UPDATE ON phone_numbers FOR EACH ROW WHEN (old.suspended_at IS NULL AND new.suspended_at IS NOT NULL AND new.agent_id IS NOT NULL AND new.released_at IS NULL) EXECUTE FUNCTION notice_suspended();
--> statement-breakpoint
CREATE FUNCTION notice_purchase_failed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(new.user_id, 'number_suspended', 'checkout:' || new.id, new.agent_id, details => jsonb_build_object('phone', new.phone, 'failure', coalesce(new.failure, '')));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_failed AFTER UPDATE ON checkouts FOR EACH ROW WHEN (old.state <> 'failed' AND new.state = 'failed' AND new.agent_id IS NOT NULL) EXECUTE FUNCTION notice_purchase_failed();
--> statement-breakpoint
-- What fails, fails often: an agent is told of once a day.
CREATE FUNCTION notice_reply_failed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(user_id, 'failing', 'model:' || agent_id || ':' || (now() AT TIME ZONE 'UTC')::date, agent_id, id, details => '{"what": "model"}')
	FROM conversations WHERE id = new.conversation_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_failed AFTER UPDATE ON messages FOR EACH ROW WHEN (new.status = 'failed' AND old.status <> 'failed' AND new.role = 'agent') EXECUTE FUNCTION notice_reply_failed();
--> statement-breakpoint
CREATE FUNCTION notice_telegram_given_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(c.user_id, 'failing', 'telegram:' || c.agent_id || ':' || (now() AT TIME ZONE 'UTC')::date, c.agent_id, c.id, details => '{"what": "telegram"}')
	FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE m.id = new.message_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_given_up AFTER UPDATE ON telegram_outbox FOR EACH ROW WHEN (old.settled_at IS NULL AND new.settled_at IS NOT NULL AND new.sent_id IS NULL AND new.attempts > 0 AND new.message_id IS NOT NULL) EXECUTE FUNCTION notice_telegram_given_up();
--> statement-breakpoint
CREATE FUNCTION notice_text_failed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_event(new.user_id, 'failing', 'text:' || new.agent_id || ':' || (now() AT TIME ZONE 'UTC')::date, new.agent_id, NULL, new.call_id, details => '{"what": "text"}');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notice_failed AFTER UPDATE ON booking_offers FOR EACH ROW WHEN (old.text_state = 'promised' AND new.text_state = 'failed') EXECUTE FUNCTION notice_text_failed();
