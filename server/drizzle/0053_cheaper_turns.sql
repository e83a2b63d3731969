ALTER TABLE "messages" ADD COLUMN "is_wanted" boolean;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_news" boolean;
--> statement-breakpoint
-- Every clause of a trigger that says when costs a turn something: those of columns that a turn never writes are not even read from now on, and
-- what a turn knows anyway, that nobody has a webhook and that the reports count as before, it says in the row.
DROP TRIGGER tally_updated ON conversations;
--> statement-breakpoint
CREATE TRIGGER tally_updated AFTER UPDATE OF last_message_at, sentiment ON conversations FOR EACH ROW WHEN (new.last_message_at IS NOT NULL AND (old.last_message_at IS NULL OR old.sentiment IS DISTINCT FROM new.sentiment)) EXECUTE FUNCTION tally_conversation();
--> statement-breakpoint
DROP TRIGGER tally_state_updated ON conversations;
--> statement-breakpoint
CREATE TRIGGER tally_state_updated AFTER UPDATE OF last_message_at, handover_requested_at, resolved_at, assignee_id ON conversations FOR EACH ROW WHEN (
	(old.last_message_at IS NULL) <> (new.last_message_at IS NULL)
	OR (old.handover_requested_at IS NULL) <> (new.handover_requested_at IS NULL)
	OR (old.resolved_at IS NULL) <> (new.resolved_at IS NULL)
	OR old.assignee_id IS DISTINCT FROM new.assignee_id
) EXECUTE FUNCTION tally_states();
--> statement-breakpoint
DROP TRIGGER notice_person_wanted ON conversations;
--> statement-breakpoint
CREATE TRIGGER notice_person_wanted AFTER UPDATE OF handover_requested_at ON conversations FOR EACH ROW WHEN (old.handover_requested_at IS NULL AND new.handover_requested_at IS NOT NULL) EXECUTE FUNCTION notice_person_wanted();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notice_reply_failed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF old.status = 'failed' OR new.role <> 'agent' THEN RETURN NULL; END IF;
	PERFORM note_event(user_id, 'failing', 'model:' || agent_id || ':' || (now() AT TIME ZONE 'UTC')::date, agent_id, id, details => '{"what": "model"}')
	FROM conversations WHERE id = new.conversation_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER notice_failed ON messages;
--> statement-breakpoint
CREATE TRIGGER notice_failed AFTER UPDATE OF status ON messages FOR EACH ROW WHEN (new.status = 'failed') EXECUTE FUNCTION notice_reply_failed();
--> statement-breakpoint
-- What a case counts for once. Told by its columns and not by the case, which takes half as long.
CREATE FUNCTION report_marks(channel text, outcome text, is_good boolean, came_back boolean, first_answer smallint, resolution smallint, has_lead boolean) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT ARRAY[
		CASE channel WHEN 'voice' THEN 'calls' ELSE 'conversations' END,
		CASE WHEN outcome <> 'answered' THEN outcome WHEN outcome IS NULL THEN NULL WHEN is_good THEN 'confirmed' WHEN is_good IS NULL THEN 'assumed' END,
		CASE WHEN came_back THEN 'came_back' END,
		CASE WHEN is_good THEN 'rated_good' WHEN NOT is_good THEN 'rated_bad' END,
		CASE WHEN first_answer > 0 THEN 'first_answer:' || first_answer END,
		CASE WHEN resolution > 0 THEN 'resolution:' || resolution END,
		CASE WHEN has_lead THEN CASE channel WHEN 'voice' THEN 'call_leads' ELSE 'leads' END END
	];
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION report_facts(c report_cases) RETURNS TABLE (what text, amount bigint) LANGUAGE sql IMMUTABLE AS $$
	SELECT mark, 1::bigint FROM unnest(report_marks(c.channel, c.outcome, c.is_good, c.came_back, c.first_answer, c.resolution, c.has_lead)) mark WHERE mark IS NOT NULL
	UNION ALL
	SELECT fact.what, fact.amount::bigint FROM (VALUES
		('saved_seconds', c.saved_seconds),
		(CASE c.channel WHEN 'voice' THEN 'call_appointments' ELSE 'appointments' END, c.appointments)
	) fact(what, amount) WHERE fact.amount <> 0;
$$;
--> statement-breakpoint
-- What a case that is gone counted for stays, as that of something removed.
CREATE OR REPLACE FUNCTION count_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' AND new.saved_seconds = 0 AND new.appointments = 0 THEN
		INSERT INTO report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
		SELECT new.user_id, date_trunc('hour', new.began_at, 'UTC'), new.agent_id, new.channel, false, what, 1
		FROM unnest(report_marks(new.channel, new.outcome, new.is_good, new.came_back, new.first_answer, new.resolution, new.has_lead)) what WHERE what IS NOT NULL;
	ELSIF tg_op = 'INSERT' THEN
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
-- A reply is whole. The one to the first message opens the case, which so is written once.
CREATE OR REPLACE FUNCTION follow_reply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	known_outcome text;
	known_first smallint;
	known_resolution smallint;
	began timestamptz;
	is_answer boolean := new.outcome IS NOT DISTINCT FROM 'answered';
	step smallint;
	became text := CASE WHEN new.outcome = 'answered' THEN 'answered' ELSE 'unanswered' END;
BEGIN
	IF new.status NOT IN ('complete', 'failed') OR new.role <> 'agent' THEN RETURN NULL; END IF;
	SELECT began_at, outcome, first_answer, resolution INTO began, known_outcome, known_first, known_resolution FROM report_cases WHERE id = new.conversation_id;
	IF NOT FOUND THEN
		IF new.seq > 2 THEN
			PERFORM open_case(new.conversation_id);
			RETURN NULL;
		END IF;
		INSERT INTO report_cases (id, user_id, agent_id, channel, began_at, outcome, first_answer, resolution, has_lead)
		SELECT c.id, c.user_id, c.agent_id, told_channel(c.channel), m.created_at,
			became, report_step(now() - m.created_at), CASE WHEN is_answer THEN report_step(now() - m.created_at) END,
			coalesce(u.lead_at >= c.created_at, false)
		FROM conversations c JOIN customers u ON u.id = c.customer_id JOIN messages m ON m.id = new.reply_to WHERE c.id = new.conversation_id
		ON CONFLICT DO NOTHING;
		RETURN NULL;
	END IF;
	IF known_outcome = 'handed_over' THEN
		IF known_first IS NULL THEN
			UPDATE report_cases SET first_answer = report_step(now() - began_at) WHERE id = new.conversation_id;
		END IF;
		RETURN NULL;
	END IF;
	step := report_step(now() - began);
	IF known_first IS NULL OR known_outcome IS DISTINCT FROM became OR (is_answer AND known_resolution IS DISTINCT FROM step) THEN
		UPDATE report_cases SET outcome = became, first_answer = coalesce(first_answer, step),
			resolution = CASE WHEN is_answer THEN step END WHERE id = new.conversation_id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER follow_reply ON messages;
--> statement-breakpoint
CREATE TRIGGER follow_reply AFTER UPDATE OF lease_until ON messages FOR EACH ROW WHEN (new.is_news IS NOT FALSE AND old.lease_until IS NOT NULL AND new.lease_until IS NULL) EXECUTE FUNCTION follow_reply();
--> statement-breakpoint
-- Of a first message that gets a reply, the reply opens the case. Somebody who was answered and writes again after an hour has come back.
CREATE OR REPLACE FUNCTION follow_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_handed_over boolean := new.control = 'admin' OR new.handover_requested_at IS NOT NULL;
BEGIN
	IF new.last_message_at IS NULL THEN RETURN NULL; END IF;
	IF old.last_message_at IS NULL THEN
		IF new.last_seq > old.last_seq + 1 AND NOT is_handed_over THEN RETURN NULL; END IF;
		INSERT INTO report_cases (id, user_id, agent_id, channel, began_at, outcome, has_lead)
		SELECT new.id, new.user_id, new.agent_id, told_channel(new.channel), new.last_message_at, CASE WHEN is_handed_over THEN 'handed_over' END,
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
DROP TRIGGER follow_updated ON conversations;
--> statement-breakpoint
CREATE TRIGGER follow_updated AFTER UPDATE OF last_message_at, resolved_at ON conversations FOR EACH ROW WHEN (
	old.last_message_at IS NULL OR new.last_message_at > old.last_message_at + interval '1 hour' OR (old.resolved_at IS NULL) <> (new.resolved_at IS NULL)
) EXECUTE FUNCTION follow_conversation();
--> statement-breakpoint
CREATE TRIGGER follow_control AFTER UPDATE OF handover_requested_at, control ON conversations FOR EACH ROW WHEN (
	(old.handover_requested_at IS NULL AND new.handover_requested_at IS NOT NULL) OR (old.control <> 'admin' AND new.control = 'admin')
) EXECUTE FUNCTION follow_conversation();
--> statement-breakpoint
-- What is told of a conversation before the reply that opens its case opens it too.
CREATE OR REPLACE FUNCTION follow_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE report_cases SET is_good = new.is_good WHERE id = new.conversation_id AND is_good IS DISTINCT FROM new.is_good;
	IF NOT FOUND THEN PERFORM open_case(new.conversation_id); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE report_cases SET appointments = appointments + 1 WHERE id = coalesce(new.conversation_id, new.call_id);
	IF NOT FOUND THEN PERFORM open_case(new.conversation_id); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER webhook_started ON conversations;
--> statement-breakpoint
DROP TRIGGER webhook_closed ON conversations;
--> statement-breakpoint
DROP TRIGGER webhook_requested ON conversations;
--> statement-breakpoint
DROP TRIGGER webhook_accepted ON conversations;
--> statement-breakpoint
DROP TRIGGER webhook_ended ON conversations;
--> statement-breakpoint
CREATE TRIGGER webhook_started AFTER UPDATE OF last_message_at ON conversations FOR EACH ROW WHEN (old.last_message_at IS NULL AND new.last_message_at IS NOT NULL) EXECUTE FUNCTION webhook_of_conversation('conversation.started');
--> statement-breakpoint
CREATE TRIGGER webhook_closed AFTER UPDATE OF resolved_at ON conversations FOR EACH ROW WHEN (old.resolved_at IS NULL AND new.resolved_at IS NOT NULL) EXECUTE FUNCTION webhook_of_conversation('conversation.closed');
--> statement-breakpoint
CREATE TRIGGER webhook_requested AFTER UPDATE OF handover_requested_at ON conversations FOR EACH ROW WHEN (old.handover_requested_at IS NULL AND new.handover_requested_at IS NOT NULL AND webhook_wanted(new.user_id, 'handover.requested')) EXECUTE FUNCTION webhook_of_conversation('handover.requested');
--> statement-breakpoint
CREATE TRIGGER webhook_accepted AFTER UPDATE OF control ON conversations FOR EACH ROW WHEN (old.control = 'bot' AND new.control = 'admin' AND webhook_wanted(new.user_id, 'handover.accepted')) EXECUTE FUNCTION webhook_of_conversation('handover.accepted');
--> statement-breakpoint
CREATE TRIGGER webhook_ended AFTER UPDATE OF control ON conversations FOR EACH ROW WHEN (old.control = 'admin' AND new.control = 'bot' AND webhook_wanted(new.user_id, 'handover.ended')) EXECUTE FUNCTION webhook_of_conversation('handover.ended');
--> statement-breakpoint
-- A message is told of when it is written, a reply once, when it is whole.
CREATE OR REPLACE FUNCTION webhook_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kind text := CASE new.role WHEN 'customer' THEN 'message.received' ELSE 'message.sent' END;
	talk record;
	told jsonb;
BEGIN
	IF new.event IS NOT NULL OR new.role <> 'customer' AND (new.text = '' OR new.status IN ('pending', 'streaming')) OR NOT webhook_wanted(new.user_id, kind) THEN
		RETURN NULL;
	END IF;
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
DROP TRIGGER webhook_received ON messages;
--> statement-breakpoint
DROP TRIGGER webhook_sent ON messages;
--> statement-breakpoint
DROP TRIGGER webhook_settled ON messages;
--> statement-breakpoint
CREATE TRIGGER webhook_said AFTER INSERT ON messages FOR EACH ROW WHEN (new.is_wanted IS NOT FALSE AND new.status <> 'pending') EXECUTE FUNCTION webhook_of_message();
--> statement-breakpoint
CREATE TRIGGER webhook_settled AFTER UPDATE OF lease_until ON messages FOR EACH ROW WHEN (new.is_wanted IS NOT FALSE AND old.lease_until IS NOT NULL AND new.lease_until IS NULL) EXECUTE FUNCTION webhook_of_message();
