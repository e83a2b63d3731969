ALTER TABLE "account_settings" ADD COLUMN "return_after_minutes" integer;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "nobody_after_minutes" integer;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "assigns_in_turn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "nobody_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "person_acted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "resolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assigned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_open" ON "conversations" USING btree ("user_id","last_message_at","id") WHERE "conversations"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_resolved" ON "conversations" USING btree ("user_id","last_message_at","id") WHERE "conversations"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "conversations_mine" ON "conversations" USING btree ("user_id","assignee_id","last_message_at","id") WHERE "conversations"."resolved_at" is null and "conversations"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("assignee_id","assigned_at") WHERE "conversations"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_untold" ON "conversations" USING btree ("handover_requested_at") WHERE "conversations"."handover_requested_at" is not null and "conversations"."nobody_told_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_held" ON "conversations" USING btree ("person_acted_at") WHERE "conversations"."person_acted_at" is not null;
--> statement-breakpoint
-- Where a conversation is looked for beside the whole list: among those that are done with, that wait, or that somebody looks after.
CREATE FUNCTION tally_state(c conversations, by integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF c.last_message_at IS NULL THEN RETURN; END IF;
	IF c.handover_requested_at IS NOT NULL THEN PERFORM tally(c.user_id, 'waiting', '', by); END IF;
	IF c.resolved_at IS NOT NULL THEN PERFORM tally(c.user_id, 'resolved', '', by);
	ELSIF c.assignee_id IS NOT NULL THEN PERFORM tally(c.user_id, 'assigned', c.assignee_id::text, by);
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION tally_states() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_state(old, -1);
	PERFORM tally_state(new, 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_state_updated AFTER UPDATE ON conversations FOR EACH ROW WHEN (
	(old.last_message_at IS NULL) <> (new.last_message_at IS NULL)
	OR (old.handover_requested_at IS NULL) <> (new.handover_requested_at IS NULL)
	OR (old.resolved_at IS NULL) <> (new.resolved_at IS NULL)
	OR old.assignee_id IS DISTINCT FROM new.assignee_id
) EXECUTE FUNCTION tally_states();
--> statement-breakpoint
-- Nobody opens one that is in any of these states, but a copy of one is.
CREATE FUNCTION tally_state_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_state(new, 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_state_inserted AFTER INSERT ON conversations FOR EACH ROW WHEN (new.last_message_at IS NOT NULL) EXECUTE FUNCTION tally_state_inserted();
--> statement-breakpoint
CREATE FUNCTION states_of(account uuid) RETURNS TABLE (user_id uuid, subject text, part text, hour timestamptz, amount integer) LANGUAGE sql STABLE AS $$
	SELECT c.user_id, 'waiting', '', timestamptz 'epoch', count(*)::int FROM conversations c
	WHERE c.handover_requested_at IS NOT NULL AND c.last_message_at IS NOT NULL AND (account IS NULL OR c.user_id = account) GROUP BY 1
	UNION ALL
	SELECT c.user_id, 'resolved', '', timestamptz 'epoch', count(*)::int FROM conversations c
	WHERE c.resolved_at IS NOT NULL AND c.last_message_at IS NOT NULL AND (account IS NULL OR c.user_id = account) GROUP BY 1
	UNION ALL
	SELECT c.user_id, 'assigned', c.assignee_id::text, timestamptz 'epoch', count(*)::int FROM conversations c
	WHERE c.assignee_id IS NOT NULL AND c.resolved_at IS NULL AND c.last_message_at IS NOT NULL AND (account IS NULL OR c.user_id = account) GROUP BY 1, 3;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_conversations_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (user_id, subject, part, hour, amount)
	SELECT user_id, 'conversation', coalesce(sentiment::text, ''), timestamptz 'epoch', -count(*) FROM removed WHERE last_message_at IS NOT NULL GROUP BY 1, 3
	UNION ALL
	SELECT user_id, 'waiting', '', timestamptz 'epoch', -count(*) FROM removed WHERE last_message_at IS NOT NULL AND handover_requested_at IS NOT NULL GROUP BY 1
	UNION ALL
	SELECT user_id, 'resolved', '', timestamptz 'epoch', -count(*) FROM removed WHERE last_message_at IS NOT NULL AND resolved_at IS NOT NULL GROUP BY 1
	UNION ALL
	SELECT user_id, 'assigned', assignee_id::text, timestamptz 'epoch', -count(*) FROM removed
	WHERE last_message_at IS NOT NULL AND resolved_at IS NULL AND assignee_id IS NOT NULL GROUP BY 1, 3
	UNION ALL
	SELECT user_id, 'customer', '', date_trunc('hour', first_seen_at, 'UTC'), -count(*) FROM customers c
	WHERE id IN (SELECT customer_id FROM removed WHERE last_message_at IS NOT NULL)
		AND NOT EXISTS (SELECT FROM conversations WHERE customer_id = c.id AND last_message_at IS NOT NULL) GROUP BY 1, 4;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tallies(account uuid) RETURNS TABLE (user_id uuid, subject text, part text, hour timestamptz, amount integer) LANGUAGE sql STABLE AS $$
	SELECT * FROM states_of(account)
	UNION ALL
	SELECT c.user_id, 'conversation', coalesce(c.sentiment::text, ''), timestamptz 'epoch', count(*)::int
	FROM conversations c WHERE c.last_message_at IS NOT NULL AND (account IS NULL OR c.user_id = account) GROUP BY 1, 3
	UNION ALL
	SELECT u.user_id, 'customer', '', date_trunc('hour', u.first_seen_at, 'UTC'), count(*)::int FROM customers u
	WHERE (account IS NULL OR u.user_id = account) AND EXISTS (SELECT FROM conversations c WHERE c.customer_id = u.id AND c.last_message_at IS NOT NULL)
	GROUP BY 1, 4
	UNION ALL
	SELECT m.user_id, 'written', '', timestamptz 'epoch', count(*)::int
	FROM messages m WHERE m.role = 'agent' AND m.text <> '' AND (account IS NULL OR m.user_id = account) GROUP BY 1
	UNION ALL
	SELECT c.user_id, 'call', coalesce(c.analysis->>'type', c.sentiment::text, ''), timestamptz 'epoch', count(*)::int
	FROM calls c WHERE account IS NULL OR c.user_id = account GROUP BY 1, 3
	UNION ALL
	SELECT s.user_id, 'spoken', '', timestamptz 'epoch', count(*)::int
	FROM call_messages s WHERE s.entity_type = 'agent' AND s.content <> '' AND (account IS NULL OR s.user_id = account) GROUP BY 1
	UNION ALL
	SELECT r.user_id, 'rating', whose || CASE WHEN r.is_good THEN ':good' ELSE ':bad' END, timestamptz 'epoch', count(*)::int
	FROM ratings r, unnest(ARRAY['agent:' || r.agent_id, 'person:' || r.person_id]) whose
	WHERE whose IS NOT NULL AND (account IS NULL OR r.user_id = account) GROUP BY 1, 3
	UNION ALL
	SELECT c.user_id, 'screened', screened_as(c), date_trunc('hour', c.started_at, 'UTC'), count(*)::int
	FROM calls c WHERE screened_as(c) IS NOT NULL AND (account IS NULL OR c.user_id = account) GROUP BY 1, 3, 4;
$$;
--> statement-breakpoint
INSERT INTO tallies SELECT * FROM states_of(NULL);
