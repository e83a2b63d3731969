ALTER TABLE "agents" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "away_until" timestamp with time zone;
--> statement-breakpoint
-- Quiet hours of a screener are the time outside its opening hours, every day alike.
CREATE FUNCTION hours_around(quiet_from text, quiet_to text, zone text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT jsonb_build_object('time_zone', zone, 'special_days', '[]'::jsonb, 'week', jsonb_build_array(day, day, day, day, day, day, day))
	FROM (SELECT CASE
		WHEN quiet_from = quiet_to THEN '[]'::jsonb
		WHEN '00:00' < quiet_from AND quiet_from < quiet_to THEN jsonb_build_array(jsonb_build_object('from', '00:00', 'to', quiet_from), jsonb_build_object('from', quiet_to, 'to', '00:00'))
		ELSE jsonb_build_array(jsonb_build_object('from', quiet_to, 'to', quiet_from))
	END AS day) spans
$$;
--> statement-breakpoint
UPDATE agents SET opening_hours = hours_around(quiet_from, quiet_to, time_zone) FROM screening_rules
WHERE agent_id = agents.id AND quiet_from IS NOT NULL AND quiet_to IS NOT NULL;
--> statement-breakpoint
-- The release before still writes quiet hours.
CREATE FUNCTION keep_quiet_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE agents SET opening_hours = CASE WHEN new.quiet_from IS NOT NULL AND new.quiet_to IS NOT NULL THEN hours_around(new.quiet_from, new.quiet_to, new.time_zone) END
	WHERE id = new.agent_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quiet_hours_given AFTER INSERT ON screening_rules FOR EACH ROW WHEN (new.quiet_from IS NOT NULL) EXECUTE FUNCTION keep_quiet_hours();
--> statement-breakpoint
CREATE TRIGGER quiet_hours_changed AFTER UPDATE ON screening_rules FOR EACH ROW WHEN ((old.quiet_from, old.quiet_to, old.time_zone) IS DISTINCT FROM (new.quiet_from, new.quiet_to, new.time_zone)) EXECUTE FUNCTION keep_quiet_hours();
