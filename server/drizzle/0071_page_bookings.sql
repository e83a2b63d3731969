ALTER TABLE "booked_appointments" ADD COLUMN "page_agent_id" uuid;--> statement-breakpoint
-- Filled in here, so that the previous release need not know of it: only the public page books outside a conversation and a call.
CREATE FUNCTION fill_page_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.page_agent_id := (SELECT s.agent_id FROM schedules s WHERE s.id = new.schedule_id);
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER fill_page_agent BEFORE INSERT ON booked_appointments FOR EACH ROW WHEN (new.conversation_id IS NULL AND new.call_id IS NULL) EXECUTE FUNCTION fill_page_agent();
--> statement-breakpoint
-- It has no case, because it is no conversation: it counts for the hour in which it was booked.
CREATE FUNCTION count_page_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
	VALUES (new.user_id, date_trunc('hour', coalesce(new.confirmed_at, new.created_at), 'UTC'), new.page_agent_id, 'page', false, 'appointments', 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_page_booking AFTER UPDATE OF state ON booked_appointments FOR EACH ROW WHEN (new.page_agent_id IS NOT NULL AND old.state = 'held' AND new.state = 'confirmed') EXECUTE FUNCTION count_page_booking();
--> statement-breakpoint
CREATE TRIGGER count_page_booking_at_once AFTER INSERT ON booked_appointments FOR EACH ROW WHEN (new.page_agent_id IS NOT NULL AND new.state = 'confirmed') EXECUTE FUNCTION count_page_booking();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_reports(account uuid) RETURNS TABLE (hour timestamptz, agent_id uuid, channel text, what text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT date_trunc('hour', c.began_at, 'UTC'), c.agent_id, c.channel, f.what, sum(f.amount)::bigint
	FROM report_cases c CROSS JOIN LATERAL report_facts(c) f WHERE c.user_id = account GROUP BY 1, 2, 3, 4
	UNION ALL
	SELECT date_trunc('hour', coalesce(b.confirmed_at, b.created_at), 'UTC'), b.page_agent_id, 'page', 'appointments', count(*)
	FROM booked_appointments b WHERE b.user_id = account AND b.page_agent_id IS NOT NULL AND b.state <> 'held' GROUP BY 1, 2;
$$;
--> statement-breakpoint
-- A case that is opened after its appointment was booked counts it too.
DO $$
DECLARE
	opening text;
BEGIN
	FOR opening IN SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace AND p.proname IN ('open_case', 'open_call_case') LOOP
		EXECUTE regexp_replace(opening, '\(SELECT count\(\*\) FROM appointment_requests a WHERE a\.(\w+) = c\.id\)',
			'(SELECT count(*) FROM appointment_requests a WHERE a.\1 = c.id) + (SELECT count(*) FROM booked_appointments b WHERE b.\1 = c.id AND b.state <> ''held'')');
	END LOOP;
END $$;
--> statement-breakpoint
-- Of an appointment from before, nothing tells that its conversation was deleted, unless it has a note, which the page does not ask for.
UPDATE booked_appointments b SET page_agent_id = s.agent_id FROM schedules s
WHERE s.id = b.schedule_id AND b.conversation_id IS NULL AND b.call_id IS NULL AND b.note IS NULL AND b.state <> 'held';
--> statement-breakpoint
INSERT INTO report_changes (user_id, hour, agent_id, channel, is_removed, what, amount)
SELECT user_id, date_trunc('hour', coalesce(confirmed_at, created_at), 'UTC'), page_agent_id, 'page', false, 'appointments', count(*)
FROM booked_appointments WHERE page_agent_id IS NOT NULL AND state <> 'held' GROUP BY 1, 2, 3;
