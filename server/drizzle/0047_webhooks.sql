CREATE TABLE "webhook_deliveries" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"outcome" text,
	"attempted_at" timestamp with time zone,
	"status" integer,
	"answer" text,
	"problem" text,
	"took_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"format" text NOT NULL,
	"events" jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"off_reason" text,
	"sealed" text,
	"hint" text,
	"old_sealed" text,
	"old_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"fact" text NOT NULL,
	"conversation_id" uuid,
	"customer_id" uuid,
	"call_id" uuid,
	"appointment_id" uuid,
	"gap_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_appointment_id_appointment_requests_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_gap_id_knowledge_gaps_id_fk" FOREIGN KEY ("gap_id") REFERENCES "public"."knowledge_gaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("event_id","endpoint_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint_id","due_at") WHERE "webhook_deliveries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_account" ON "webhook_endpoints" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_fact" ON "webhook_events" USING btree ("user_id","fact");--> statement-breakpoint
CREATE INDEX "webhook_events_time" ON "webhook_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_conversation" ON "webhook_events" USING btree ("conversation_id") WHERE "webhook_events"."conversation_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_customer" ON "webhook_events" USING btree ("customer_id") WHERE "webhook_events"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_call" ON "webhook_events" USING btree ("call_id") WHERE "webhook_events"."call_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_appointment" ON "webhook_events" USING btree ("appointment_id") WHERE "webhook_events"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_gap" ON "webhook_events" USING btree ("gap_id") WHERE "webhook_events"."gap_id" is not null;--> statement-breakpoint
-- What other programs are told of is written where it becomes true, by whichever release. Where no endpoint wants it, this is all it costs.
CREATE FUNCTION webhook_wanted(account uuid, kind text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN EXISTS (SELECT FROM webhook_endpoints WHERE user_id = account AND is_on AND events ? kind);
END $$;
--> statement-breakpoint
-- A fact that is there already is told already. An endpoint that is just being deleted is passed over, as nothing may fail because of it.
CREATE FUNCTION webhook_event(account uuid, kind text, which text, content jsonb, conversation uuid DEFAULT NULL, customer uuid DEFAULT NULL, call uuid DEFAULT NULL, appointment uuid DEFAULT NULL, gap uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	event uuid;
BEGIN
	IF NOT webhook_wanted(account, kind) THEN RETURN; END IF;
	INSERT INTO webhook_events (user_id, type, fact, data, conversation_id, customer_id, call_id, appointment_id, gap_id)
	VALUES (account, kind, which, content, conversation, customer, call, appointment, gap) ON CONFLICT (user_id, fact) DO NOTHING RETURNING id INTO event;
	IF event IS NULL THEN RETURN; END IF;
	INSERT INTO webhook_deliveries (user_id, endpoint_id, event_id)
	SELECT account, e.id, event FROM webhook_endpoints e WHERE e.user_id = account AND e.is_on AND e.events ? kind FOR KEY SHARE SKIP LOCKED;
END $$;
--> statement-breakpoint
CREATE FUNCTION webhook_time(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
$$;
--> statement-breakpoint
-- The first argument of the trigger is the type of the event.
CREATE FUNCTION webhook_of_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kind text := tg_argv[0];
	which text;
	more jsonb;
BEGIN
	IF kind = 'conversation.started' THEN
		which := 'started:' || new.id;
		more := jsonb_build_object('channel', new.channel, 'page_url', left(new.page_url, 2000), 'locale', new.locale, 'started_at', webhook_time(new.created_at));
	ELSIF kind = 'conversation.closed' THEN
		which := 'closed:' || new.id || ':' || extract(epoch FROM new.resolved_at);
		more := jsonb_build_object('closed_at', webhook_time(new.resolved_at));
	ELSIF kind = 'handover.requested' THEN
		which := 'requested:' || new.id || ':' || extract(epoch FROM new.handover_requested_at);
		more := jsonb_build_object('requested_at', webhook_time(new.handover_requested_at));
	ELSE
		which := kind || ':' || new.id || ':' || new.epoch;
		more := jsonb_build_object('person', new.admin_name);
	END IF;
	PERFORM webhook_event(new.user_id, kind, which, jsonb_build_object('conversation_id', new.id, 'agent_id', new.agent_id, 'customer_id', new.customer_id) || more, new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_started AFTER UPDATE ON conversations FOR EACH ROW WHEN (old.last_message_at IS NULL AND new.last_message_at IS NOT NULL AND webhook_wanted(new.user_id, 'conversation.started')) EXECUTE FUNCTION webhook_of_conversation('conversation.started');
--> statement-breakpoint
CREATE TRIGGER webhook_closed AFTER UPDATE ON conversations FOR EACH ROW WHEN (old.resolved_at IS NULL AND new.resolved_at IS NOT NULL AND webhook_wanted(new.user_id, 'conversation.closed')) EXECUTE FUNCTION webhook_of_conversation('conversation.closed');
--> statement-breakpoint
CREATE TRIGGER webhook_requested AFTER UPDATE ON conversations FOR EACH ROW WHEN (old.handover_requested_at IS NULL AND new.handover_requested_at IS NOT NULL AND webhook_wanted(new.user_id, 'handover.requested')) EXECUTE FUNCTION webhook_of_conversation('handover.requested');
--> statement-breakpoint
CREATE TRIGGER webhook_accepted AFTER UPDATE ON conversations FOR EACH ROW WHEN (old.control = 'bot' AND new.control = 'admin' AND webhook_wanted(new.user_id, 'handover.accepted')) EXECUTE FUNCTION webhook_of_conversation('handover.accepted');
--> statement-breakpoint
CREATE TRIGGER webhook_ended AFTER UPDATE ON conversations FOR EACH ROW WHEN (old.control = 'admin' AND new.control = 'bot' AND webhook_wanted(new.user_id, 'handover.ended')) EXECUTE FUNCTION webhook_of_conversation('handover.ended');
--> statement-breakpoint
CREATE FUNCTION webhook_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	talk record;
	told jsonb;
BEGIN
	SELECT agent_id, customer_id INTO talk FROM conversations WHERE id = new.conversation_id;
	told := jsonb_build_object('message_id', new.id, 'conversation_id', new.conversation_id, 'agent_id', talk.agent_id, 'customer_id', talk.customer_id,
		'position', new.seq, 'text', left(new.text, 2000), 'is_shortened', length(new.text) > 2000);
	IF new.role = 'customer' THEN
		PERFORM webhook_event(new.user_id, 'message.received', 'message:' || new.id, told || jsonb_build_object('files', coalesce(jsonb_path_query_array(new.files, '$[*].name'), '[]')), new.conversation_id);
	ELSE
		PERFORM webhook_event(new.user_id, 'message.sent', 'message:' || new.id, told || jsonb_build_object('by', CASE new.role WHEN 'admin' THEN 'person' ELSE 'agent' END, 'person', new.sender_name, 'is_answered', new.outcome IS DISTINCT FROM 'not_known'), new.conversation_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_received AFTER INSERT ON messages FOR EACH ROW WHEN (new.role = 'customer' AND new.event IS NULL AND webhook_wanted(new.user_id, 'message.received')) EXECUTE FUNCTION webhook_of_message();
--> statement-breakpoint
CREATE TRIGGER webhook_sent AFTER INSERT ON messages FOR EACH ROW WHEN (new.role <> 'customer' AND new.event IS NULL AND new.status NOT IN ('pending', 'streaming') AND new.text <> '' AND webhook_wanted(new.user_id, 'message.sent')) EXECUTE FUNCTION webhook_of_message();
--> statement-breakpoint
-- A reply is told of once, when it is whole.
CREATE TRIGGER webhook_settled AFTER UPDATE ON messages FOR EACH ROW WHEN (old.status IN ('pending', 'streaming') AND new.status NOT IN ('pending', 'streaming') AND new.text <> '' AND webhook_wanted(new.user_id, 'message.sent')) EXECUTE FUNCTION webhook_of_message();
--> statement-breakpoint
CREATE FUNCTION webhook_of_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM webhook_event(new.user_id, 'conversation.rated', 'rated:' || new.conversation_id || ':' || extract(epoch FROM new.rated_at),
		jsonb_build_object('conversation_id', new.conversation_id, 'agent_id', new.agent_id, 'rating', CASE WHEN new.is_good THEN 'good' ELSE 'bad' END, 'words', new.words), new.conversation_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_rated AFTER INSERT ON ratings FOR EACH ROW WHEN (webhook_wanted(new.user_id, 'conversation.rated')) EXECUTE FUNCTION webhook_of_rating();
--> statement-breakpoint
CREATE TRIGGER webhook_rated_again AFTER UPDATE ON ratings FOR EACH ROW WHEN ((old.is_good, old.words) IS DISTINCT FROM (new.is_good, new.words) AND webhook_wanted(new.user_id, 'conversation.rated')) EXECUTE FUNCTION webhook_of_rating();
--> statement-breakpoint
-- A visitor who left an address or filled in the form, in the conversation they wrote in last. Name and address of the form become those of the visitor a moment later, which is no news.
CREATE FUNCTION webhook_of_visitor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	talk record;
	given text := jsonb_path_query_first(new.lead, '$[*] ? (@.kind == "email").value') #>> '{}';
BEGIN
	IF old.lead_at IS NOT DISTINCT FROM new.lead_at AND given IS NOT DISTINCT FROM new.email THEN RETURN NULL; END IF;
	SELECT id, agent_id, page_url INTO talk FROM conversations WHERE customer_id = new.id ORDER BY last_message_at DESC NULLS LAST LIMIT 1;
	PERFORM webhook_event(new.user_id, CASE WHEN old.email IS NULL AND old.lead_at IS NULL THEN 'lead.created' ELSE 'lead.updated' END,
		'lead:' || new.id || ':' || md5(concat_ws('|', new.email, new.lead_at)),
		jsonb_build_object('source', 'chat', 'customer_id', new.id, 'conversation_id', talk.id, 'agent_id', talk.agent_id, 'page_url', left(talk.page_url, 2000),
			'name', left(coalesce(new.name, jsonb_path_query_first(new.lead, '$[*] ? (@.kind == "name").value') #>> '{}'), 200),
			'email', left(coalesce(new.email, given), 320),
			'answers', coalesce((SELECT jsonb_agg(jsonb_build_object('kind', one->>'kind', 'label', left(one->>'label', 120), 'value', left(one->>'value', 500))) FROM jsonb_array_elements(new.lead) one), '[]')),
		talk.id, new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_lead AFTER UPDATE ON customers FOR EACH ROW WHEN (((new.email IS NOT NULL AND old.email IS DISTINCT FROM new.email) OR (new.lead_at IS NOT NULL AND old.lead_at IS DISTINCT FROM new.lead_at)) AND (webhook_wanted(new.user_id, 'lead.created') OR webhook_wanted(new.user_id, 'lead.updated'))) EXECUTE FUNCTION webhook_of_visitor();
--> statement-breakpoint
-- A call is told of when it is over. One from the browser is the owner's own.
CREATE FUNCTION webhook_of_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM webhook_event(new.user_id, 'call.ended', 'call:' || new.id,
		jsonb_build_object('call_id', new.id, 'agent_id', new.agent_id, 'from', new.from_number, 'to', new.to_number, 'decision', new.decision, 'was_put_through', new.accepted_at IS NOT NULL,
			'caller_name', left(coalesce(new.caller_name, new.network_name), 200), 'reason', left(new.call_reason, 1000),
			'started_at', webhook_time(new.started_at), 'ended_at', webhook_time(new.ended_at),
			'duration_seconds', coalesce(new.duration_seconds, round(extract(epoch FROM new.ended_at - new.started_at))::int)), call => new.id);
	IF new.lead->>'name' IS NOT NULL OR new.lead->>'contact' IS NOT NULL THEN
		PERFORM webhook_event(new.user_id, 'lead.created', 'caller:' || new.id,
			jsonb_build_object('source', 'call', 'call_id', new.id, 'agent_id', new.agent_id, 'from', new.from_number,
				'name', left(new.lead->>'name', 200), 'contact', left(new.lead->>'contact', 320), 'need', left(new.lead->>'need', 1000)), call => new.id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_call_ended AFTER UPDATE ON calls FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL AND new.channel = 'phone' AND (webhook_wanted(new.user_id, 'call.ended') OR webhook_wanted(new.user_id, 'lead.created'))) EXECUTE FUNCTION webhook_of_call();
--> statement-breakpoint
CREATE FUNCTION webhook_of_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM webhook_event(new.user_id, 'appointment.requested', 'appointment:' || new.id,
		jsonb_build_object('appointment_id', new.id, 'conversation_id', new.conversation_id, 'call_id', new.call_id, 'agent_id', talk.agent_id,
			'starts_at', webhook_time(new.starts_at), 'all_day', new.all_day, 'time_zone', new.time_zone, 'words', left(new.words, 1000)),
		new.conversation_id, NULL, new.call_id, new.id)
	FROM (
		SELECT agent_id FROM conversations WHERE id = new.conversation_id
		UNION ALL
		SELECT agent_id FROM calls WHERE id = new.call_id AND channel = 'phone'
	) talk;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_inserted AFTER INSERT ON appointment_requests FOR EACH ROW WHEN (webhook_wanted(new.user_id, 'appointment.requested')) EXECUTE FUNCTION webhook_of_appointment();
--> statement-breakpoint
-- A question that is asked anew after it was answered is news again.
CREATE FUNCTION webhook_of_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM webhook_event(new.user_id, 'question.unanswered', 'gap:' || new.id || ':' || extract(epoch FROM new.first_asked_at),
		jsonb_build_object('question_id', new.id, 'agent_id', new.agent_id, 'conversation_id', new.conversation_id, 'question', left(new.question, 1000)), new.conversation_id, gap => new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_inserted AFTER INSERT ON knowledge_gaps FOR EACH ROW WHEN (webhook_wanted(new.user_id, 'question.unanswered')) EXECUTE FUNCTION webhook_of_gap();
--> statement-breakpoint
CREATE TRIGGER webhook_asked_anew AFTER UPDATE ON knowledge_gaps FOR EACH ROW WHEN (old.covered_at IS NOT NULL AND new.covered_at IS NULL AND webhook_wanted(new.user_id, 'question.unanswered')) EXECUTE FUNCTION webhook_of_gap();
