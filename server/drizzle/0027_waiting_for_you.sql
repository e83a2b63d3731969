ALTER TABLE "appointment_requests" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "screening_rules" ADD COLUMN "number_names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "current_page" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "current_page_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "appointment_requests_waiting" ON "appointment_requests" USING btree ("user_id","starts_at") WHERE "appointment_requests"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "calls_missed" ON "calls" USING btree ("user_id","started_at") WHERE read_at is null and channel = 'phone' and ended_at is not null and accepted_at is null
  and (decision = 'take_message' or dialled_at is not null or recording_url is not null);--> statement-breakpoint
CREATE INDEX "conversations_person_wanted" ON "conversations" USING btree ("user_id","handover_requested_at") WHERE "conversations"."handover_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "knowledge_gaps_account" ON "knowledge_gaps" USING btree ("user_id","last_asked_at");
--> statement-breakpoint
-- What became of a call that was screened: stopped, put through, or neither. A call of the owner from the browser is none.
CREATE FUNCTION screened_as(call calls) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN call.channel <> 'phone' THEN NULL WHEN call.accepted_at IS NOT NULL THEN 'put_through' WHEN call.decision = 'end' THEN 'stopped' END;
$$;
--> statement-breakpoint
CREATE FUNCTION tally_screened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND screened_as(old) IS NOT NULL THEN
		PERFORM tally(old.user_id, 'screened', screened_as(old), -1, date_trunc('hour', old.started_at, 'UTC'));
	END IF;
	IF screened_as(new) IS NOT NULL THEN
		PERFORM tally(new.user_id, 'screened', screened_as(new), 1, date_trunc('hour', new.started_at, 'UTC'));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_screened_inserted AFTER INSERT ON calls FOR EACH ROW WHEN (new.decision IS NOT NULL OR new.accepted_at IS NOT NULL) EXECUTE FUNCTION tally_screened();
--> statement-breakpoint
CREATE TRIGGER tally_screened_updated AFTER UPDATE ON calls FOR EACH ROW WHEN (old.decision IS DISTINCT FROM new.decision OR old.accepted_at IS DISTINCT FROM new.accepted_at OR old.channel IS DISTINCT FROM new.channel) EXECUTE FUNCTION tally_screened();
--> statement-breakpoint
CREATE FUNCTION tally_screened_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (user_id, subject, part, hour, amount)
	SELECT r.user_id, 'screened', screened_as(r::calls), date_trunc('hour', r.started_at, 'UTC'), -count(*)
	FROM removed r WHERE screened_as(r::calls) IS NOT NULL GROUP BY 1, 3, 4;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_screened_deleted AFTER DELETE ON calls REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_screened_removed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_tallies(account uuid) RETURNS TABLE (user_id uuid, subject text, part text, hour timestamptz, amount integer) LANGUAGE sql STABLE AS $$
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
INSERT INTO tallies SELECT * FROM count_tallies(NULL) WHERE subject = 'screened';
