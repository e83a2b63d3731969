-- What reports and other programs are told the channel of a conversation is. One that is held by text is kept as 'voice', the only value for
-- a number that older releases know; to whoever counts calls, or reads of conversations elsewhere, it is a text.
CREATE FUNCTION told_channel(kept channel) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE kept WHEN 'voice' THEN 'text' ELSE kept::text END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_case(conversation uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO report_cases (id, user_id, agent_id, channel, began_at, outcome, is_good, first_answer, resolution, has_lead, appointments)
	SELECT c.id, c.user_id, c.agent_id, told_channel(c.channel), said.began, became.outcome,
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
CREATE OR REPLACE FUNCTION follow_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_handed_over boolean := new.control = 'admin' OR new.handover_requested_at IS NOT NULL;
BEGIN
	IF old.last_message_at IS NULL THEN
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
CREATE OR REPLACE FUNCTION webhook_of_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kind text := tg_argv[0];
	which text;
	more jsonb;
BEGIN
	IF kind = 'conversation.started' THEN
		which := 'started:' || new.id;
		more := jsonb_build_object('channel', told_channel(new.channel), 'page_url', left(new.page_url, 2000), 'locale', new.locale, 'started_at', webhook_time(new.created_at));
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
