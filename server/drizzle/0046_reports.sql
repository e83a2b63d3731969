CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"is_good" boolean,
	"came_back" boolean DEFAULT false NOT NULL,
	"first_answer" smallint,
	"resolution" smallint,
	"saved_seconds" integer DEFAULT 0 NOT NULL,
	"has_lead" boolean DEFAULT false NOT NULL,
	"appointments" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_changes" (
	"user_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"agent_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"is_removed" boolean NOT NULL,
	"what" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_counts" (
	"user_id" uuid NOT NULL,
	"is_day" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"agent_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"is_removed" boolean NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"assumed" integer DEFAULT 0 NOT NULL,
	"handed_over" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"came_back" integer DEFAULT 0 NOT NULL,
	"rated_good" integer DEFAULT 0 NOT NULL,
	"rated_bad" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"put_through" integer DEFAULT 0 NOT NULL,
	"not_picked_up" integer DEFAULT 0 NOT NULL,
	"message_taken" integer DEFAULT 0 NOT NULL,
	"stopped" integer DEFAULT 0 NOT NULL,
	"saved_seconds" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	"call_leads" integer DEFAULT 0 NOT NULL,
	"appointments" integer DEFAULT 0 NOT NULL,
	"call_appointments" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"first_answer" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}' NOT NULL,
	"resolution" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}' NOT NULL,
	CONSTRAINT "report_counts_user_id_is_day_at_agent_id_channel_is_removed_pk" PRIMARY KEY("user_id","is_day","at","agent_id","channel","is_removed")
);
--> statement-breakpoint
CREATE TABLE "report_filling" (
	"kind" text PRIMARY KEY NOT NULL,
	"after" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_counts" ADD CONSTRAINT "report_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_cases_began" ON "report_cases" USING btree ("user_id","began_at","id");--> statement-breakpoint
CREATE INDEX "report_changes_account" ON "report_changes" USING btree ("user_id");
--> statement-breakpoint
-- On which of 24 steps a time is, from 1: the bounds are those of `TIME_BOUNDS` in the server.
CREATE FUNCTION report_step(took interval) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
	SELECT (1 + width_bucket(extract(epoch FROM took)::float8,
		ARRAY[0.25, 0.5, 1, 2, 3, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14400, 28800, 86400, 172800, 345600, 604800]::float8[]))::smallint;
$$;
--> statement-breakpoint
-- What a case counts for. Whoever writes down a change, and whoever counts anew, asks this and nothing else.
CREATE FUNCTION report_facts(c report_cases) RETURNS TABLE (what text, amount bigint) LANGUAGE sql IMMUTABLE AS $$
	SELECT fact.what, fact.amount::bigint FROM (VALUES
		(CASE c.channel WHEN 'voice' THEN 'calls' ELSE 'conversations' END, 1),
		(CASE WHEN c.outcome <> 'answered' THEN c.outcome WHEN c.is_good THEN 'confirmed' WHEN c.is_good IS NULL THEN 'assumed' END,
			CASE WHEN c.outcome IS NOT NULL THEN 1 END),
		('came_back', c.came_back::int),
		(CASE WHEN c.is_good THEN 'rated_good' ELSE 'rated_bad' END, CASE WHEN c.is_good IS NOT NULL THEN 1 END),
		('first_answer:' || c.first_answer, CASE WHEN c.first_answer > 0 THEN 1 END),
		('resolution:' || c.resolution, CASE WHEN c.resolution > 0 THEN 1 END),
		('saved_seconds', c.saved_seconds),
		(CASE c.channel WHEN 'voice' THEN 'call_leads' ELSE 'leads' END, c.has_lead::int),
		(CASE c.channel WHEN 'voice' THEN 'call_appointments' ELSE 'appointments' END, c.appointments)
	) fact(what, amount) WHERE fact.what IS NOT NULL AND fact.amount <> 0;
$$;
--> statement-breakpoint
-- What a case that is gone counted for stays, as that of something removed.
CREATE FUNCTION count_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN
		INSERT INTO report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
		SELECT new.user_id, date_trunc('hour', new.began_at, 'UTC'), new.agent_id, new.channel, false, f.what, f.amount FROM report_facts(new) f;
	ELSIF tg_op = 'UPDATE' THEN
		INSERT INTO report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
		SELECT new.user_id, date_trunc('hour', new.began_at, 'UTC'), new.agent_id, new.channel, false, f.what, sum(f.amount)
		FROM (SELECT after.what, after.amount FROM report_facts(new) after UNION ALL SELECT before.what, -before.amount FROM report_facts(old) before) f
		GROUP BY f.what HAVING sum(f.amount) <> 0;
	ELSE
		INSERT INTO report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
		SELECT old.user_id, date_trunc('hour', old.began_at, 'UTC'), old.agent_id, old.channel, removed, f.what, CASE WHEN removed THEN f.amount ELSE -f.amount END
		FROM report_facts(old) f, unnest(ARRAY[true, false]) removed;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_case AFTER INSERT OR UPDATE OR DELETE ON report_cases FOR EACH ROW EXECUTE FUNCTION count_case();
--> statement-breakpoint
-- The case of a conversation as its messages tell: of one from before, and of one that comes with its messages. How long its first
-- answer took they do not tell, which is step 0.
CREATE FUNCTION open_case(conversation uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO report_cases (id, user_id, agent_id, channel, began_at, outcome, is_good, first_answer, resolution, has_lead, appointments)
	SELECT c.id, c.user_id, c.agent_id, c.channel::text, said.began, became.outcome,
		(SELECT r.is_good FROM ratings r WHERE r.conversation_id = c.id),
		CASE WHEN reply.created_at IS NOT NULL OR said.by_person THEN 0 END,
		CASE WHEN became.outcome = 'answered' THEN report_step(reply.created_at - said.began) ELSE report_step(c.resolved_at - said.began) END,
		coalesce(u.lead_at >= c.created_at, false),
		(SELECT count(*) FROM appointment_requests a WHERE a.conversation_id = c.id)
	FROM conversations c JOIN customers u ON u.id = c.customer_id
	CROSS JOIN LATERAL (
		SELECT coalesce((SELECT m.created_at FROM messages m WHERE m.conversation_id = c.id ORDER BY m.seq LIMIT 1), c.created_at) AS began,
			EXISTS (SELECT FROM messages m WHERE m.conversation_id = c.id AND (m.role = 'admin' OR m.event IS NOT NULL)) AS by_person
	) said
	LEFT JOIN LATERAL (
		SELECT m.outcome, m.created_at FROM messages m
		WHERE m.conversation_id = c.id AND m.reply_to IS NOT NULL AND m.lease_until IS NULL AND m.status IN ('complete', 'failed')
		ORDER BY m.seq DESC LIMIT 1
	) reply ON true
	CROSS JOIN LATERAL (
		SELECT CASE WHEN c.control = 'admin' OR c.handover_requested_at IS NOT NULL OR said.by_person THEN 'handed_over'
			WHEN reply.outcome = 'answered' THEN 'answered' WHEN reply.created_at IS NOT NULL THEN 'unanswered' END AS outcome
	) became
	WHERE c.id = conversation AND c.last_message_at IS NOT NULL
	ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
-- Somebody who was answered and writes again after an hour has come back: whether they are helped is open anew.
CREATE FUNCTION follow_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_handed_over boolean := new.control = 'admin' OR new.handover_requested_at IS NOT NULL;
BEGIN
	IF old.last_message_at IS NULL THEN
		INSERT INTO report_cases (id, user_id, agent_id, channel, began_at, outcome, has_lead)
		SELECT new.id, new.user_id, new.agent_id, new.channel::text, new.last_message_at, CASE WHEN is_handed_over THEN 'handed_over' END,
			coalesce(u.lead_at >= new.created_at, false)
		FROM customers u WHERE u.id = new.customer_id
		ON CONFLICT DO NOTHING;
		RETURN NULL;
	END IF;
	IF NOT EXISTS (SELECT FROM report_cases WHERE id = new.id) THEN
		PERFORM open_case(new.id);
		RETURN NULL;
	END IF;
	IF is_handed_over THEN
		UPDATE report_cases SET outcome = 'handed_over', resolution = NULL WHERE id = new.id AND outcome IS DISTINCT FROM 'handed_over';
	ELSIF new.unread > old.unread AND new.last_message_at > old.last_message_at + interval '1 hour' THEN
		UPDATE report_cases SET outcome = NULL, resolution = NULL, came_back = true WHERE id = new.id AND outcome = 'answered';
	END IF;
	IF (old.resolved_at IS NULL) <> (new.resolved_at IS NULL) THEN
		UPDATE report_cases SET resolution = report_step(new.resolved_at - began_at) WHERE id = new.id AND outcome IS DISTINCT FROM 'answered';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_updated AFTER UPDATE ON conversations FOR EACH ROW WHEN (new.last_message_at IS NOT NULL AND (
	old.last_message_at IS NULL
	OR (old.handover_requested_at IS NULL AND new.handover_requested_at IS NOT NULL)
	OR (old.control <> 'admin' AND new.control = 'admin')
	OR (old.resolved_at IS NULL) <> (new.resolved_at IS NULL)
	OR (new.unread > old.unread AND new.last_message_at > old.last_message_at + interval '1 hour')
)) EXECUTE FUNCTION follow_conversation();
--> statement-breakpoint
CREATE FUNCTION follow_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM open_case(new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_inserted AFTER INSERT ON conversations FOR EACH ROW WHEN (new.last_message_at IS NOT NULL) EXECUTE FUNCTION follow_inserted();
--> statement-breakpoint
-- Before, while its parts are there. Nothing that goes with it finds a case to change.
CREATE FUNCTION forget_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM report_cases WHERE id = old.id;
	RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_case BEFORE DELETE ON conversations FOR EACH ROW EXECUTE FUNCTION forget_case();
--> statement-breakpoint
CREATE TRIGGER forget_case BEFORE DELETE ON calls FOR EACH ROW EXECUTE FUNCTION forget_case();
--> statement-breakpoint
-- A reply is whole. Of most nothing changes: the conversation was answered before, and goes on.
CREATE FUNCTION follow_reply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	known report_cases;
	became report_cases;
BEGIN
	SELECT * INTO known FROM report_cases WHERE id = new.conversation_id;
	IF NOT FOUND THEN
		PERFORM open_case(new.conversation_id);
		RETURN NULL;
	END IF;
	became := known;
	became.first_answer := coalesce(known.first_answer, report_step(now() - known.began_at));
	IF known.outcome IS DISTINCT FROM 'handed_over' THEN
		became.outcome := CASE WHEN new.outcome = 'answered' THEN 'answered' ELSE 'unanswered' END;
		became.resolution := CASE WHEN new.outcome = 'answered' THEN report_step(now() - known.began_at) END;
	END IF;
	IF became IS DISTINCT FROM known THEN
		UPDATE report_cases SET outcome = became.outcome, first_answer = became.first_answer, resolution = became.resolution WHERE id = known.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_reply AFTER UPDATE ON messages FOR EACH ROW WHEN (
	new.role = 'agent' AND old.lease_until IS NOT NULL AND new.lease_until IS NULL AND new.status IN ('complete', 'failed')
) EXECUTE FUNCTION follow_reply();
--> statement-breakpoint
CREATE FUNCTION follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE report_cases SET outcome = 'handed_over', first_answer = coalesce(first_answer, report_step(now() - began_at)),
		resolution = CASE WHEN outcome = 'handed_over' THEN resolution END
	WHERE id = new.conversation_id AND (outcome IS DISTINCT FROM 'handed_over' OR first_answer IS NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_person AFTER INSERT ON messages FOR EACH ROW WHEN (new.role = 'admin') EXECUTE FUNCTION follow_person();
--> statement-breakpoint
CREATE FUNCTION follow_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE report_cases SET is_good = new.is_good WHERE id = new.conversation_id AND is_good IS DISTINCT FROM new.is_good;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_rating AFTER INSERT OR UPDATE ON ratings FOR EACH ROW EXECUTE FUNCTION follow_rating();
--> statement-breakpoint
-- Who fills in the form counts for the conversation they do it in.
CREATE FUNCTION follow_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE report_cases SET has_lead = true WHERE NOT has_lead
		AND id = (SELECT id FROM conversations WHERE customer_id = new.id AND last_message_at IS NOT NULL ORDER BY created_at DESC LIMIT 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_lead AFTER UPDATE ON customers FOR EACH ROW WHEN (old.lead_at IS NULL AND new.lead_at IS NOT NULL) EXECUTE FUNCTION follow_lead();
--> statement-breakpoint
CREATE FUNCTION follow_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE report_cases SET appointments = appointments + 1 WHERE id = coalesce(new.conversation_id, new.call_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_appointment AFTER INSERT ON appointment_requests FOR EACH ROW EXECUTE FUNCTION follow_appointment();
--> statement-breakpoint
CREATE FUNCTION report_outcome(call calls) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN call.accepted_at IS NOT NULL THEN 'put_through' ELSE
		CASE call.decision WHEN 'connect' THEN 'not_picked_up' WHEN 'take_message' THEN 'message_taken' WHEN 'end' THEN 'stopped' END END;
$$;
--> statement-breakpoint
-- A call of the owner from the browser is none.
CREATE FUNCTION open_call_case(call uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO report_cases (id, user_id, agent_id, channel, began_at, outcome, saved_seconds, has_lead, appointments)
	SELECT c.id, c.user_id, c.agent_id, 'voice', c.started_at, report_outcome(c),
		CASE WHEN report_outcome(c) IN ('message_taken', 'stopped') THEN coalesce(c.duration_seconds, 0) ELSE 0 END,
		coalesce(c.lead->>'contact', c.lead->>'name') IS NOT NULL,
		(SELECT count(*) FROM appointment_requests a WHERE a.call_id = c.id)
	FROM calls c WHERE c.id = call AND c.channel = 'phone'
	ON CONFLICT (id) DO UPDATE SET outcome = excluded.outcome, saved_seconds = excluded.saved_seconds, has_lead = excluded.has_lead
	WHERE (report_cases.outcome, report_cases.saved_seconds, report_cases.has_lead) IS DISTINCT FROM (excluded.outcome, excluded.saved_seconds, excluded.has_lead);
$$;
--> statement-breakpoint
CREATE FUNCTION follow_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM open_call_case(new.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER follow_inserted AFTER INSERT ON calls FOR EACH ROW WHEN (new.channel = 'phone') EXECUTE FUNCTION follow_call();
--> statement-breakpoint
CREATE TRIGGER follow_updated AFTER UPDATE ON calls FOR EACH ROW WHEN (
	(old.channel, old.decision, old.accepted_at IS NULL, old.duration_seconds, old.lead) IS DISTINCT FROM
	(new.channel, new.decision, new.accepted_at IS NULL, new.duration_seconds, new.lead)
) EXECUTE FUNCTION follow_call();
--> statement-breakpoint
-- Costs are counted by the day: the hour is that of whoever counts, if the day is not over.
CREATE FUNCTION count_cost() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	added bigint := new.cost_micros;
BEGIN
	IF tg_op = 'UPDATE' THEN
		added := added - old.cost_micros;
	END IF;
	IF added <> 0 THEN
		INSERT INTO report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
		SELECT new.user_id, CASE (now() AT TIME ZONE 'UTC')::date WHEN new.day THEN date_trunc('hour', now(), 'UTC') ELSE (new.day + time '12:00') AT TIME ZONE 'UTC' END,
			new.agent_id, '', false, 'cost_micros', added;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_cost AFTER INSERT OR UPDATE ON usage_days FOR EACH ROW WHEN (new.cost_micros <> 0) EXECUTE FUNCTION count_cost();
--> statement-breakpoint
-- What there is to count of cases at this moment; nobody else counts it.
CREATE FUNCTION count_reports(account uuid) RETURNS TABLE (hour timestamptz, agent_id uuid, channel text, what text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT date_trunc('hour', c.began_at, 'UTC'), c.agent_id, c.channel, f.what, sum(f.amount)::bigint
	FROM report_cases c CROSS JOIN LATERAL report_facts(c) f WHERE c.user_id = account GROUP BY 1, 2, 3, 4;
$$;
--> statement-breakpoint
INSERT INTO report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
SELECT user_id, (day + time '12:00') AT TIME ZONE 'UTC', agent_id, '', false, 'cost_micros', sum(cost_micros) FROM usage_days
GROUP BY 1, 2, 3 HAVING sum(cost_micros) <> 0;
--> statement-breakpoint
-- The cases of what is there already are filled in by a job.
INSERT INTO report_filling (kind, after)
SELECT 'conversation', '00000000-0000-0000-0000-000000000000'::uuid WHERE EXISTS (SELECT FROM conversations)
UNION ALL SELECT 'call', '00000000-0000-0000-0000-000000000000'::uuid WHERE EXISTS (SELECT FROM calls);
