CREATE TABLE "report_rolled" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_spans" (
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"span" text NOT NULL,
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
	CONSTRAINT "report_spans_user_id_scope_span_at_agent_id_channel_is_removed_pk" PRIMARY KEY("user_id","scope","span","at","agent_id","channel","is_removed")
);
--> statement-breakpoint
ALTER TABLE "report_rolled" ADD CONSTRAINT "report_rolled_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_spans" ADD CONSTRAINT "report_spans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Makes the spans of whole days again from their hours, and the months they are of from their days. Who calls it holds the row of the account
-- in report_rolled.
CREATE FUNCTION roll_up_reports(account uuid, since timestamptz, until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO report_spans (user_id, scope, span, at, agent_id, channel, is_removed, conversations, confirmed, assumed, handed_over, unanswered, came_back, rated_good, rated_bad, calls, put_through, not_picked_up, message_taken, stopped, saved_seconds, leads, call_leads, appointments, call_appointments, cost_micros, first_answer, resolution)
	SELECT account, s.scope, p.span, p.at, s.agent_id, s.channel, q.is_removed, sum(conversations)::int as conversations, sum(confirmed)::int as confirmed, sum(assumed)::int as assumed, sum(handed_over)::int as handed_over, sum(unanswered)::int as unanswered, sum(came_back)::int as came_back, sum(rated_good)::int as rated_good, sum(rated_bad)::int as rated_bad, sum(calls)::int as calls, sum(put_through)::int as put_through, sum(not_picked_up)::int as not_picked_up, sum(message_taken)::int as message_taken, sum(stopped)::int as stopped, sum(saved_seconds)::int as saved_seconds, sum(leads)::int as leads, sum(call_leads)::int as call_leads, sum(appointments)::int as appointments, sum(call_appointments)::int as call_appointments, sum(cost_micros) as cost_micros, array[sum(first_answer[1])::int, sum(first_answer[2])::int, sum(first_answer[3])::int, sum(first_answer[4])::int, sum(first_answer[5])::int, sum(first_answer[6])::int, sum(first_answer[7])::int, sum(first_answer[8])::int, sum(first_answer[9])::int, sum(first_answer[10])::int, sum(first_answer[11])::int, sum(first_answer[12])::int, sum(first_answer[13])::int, sum(first_answer[14])::int, sum(first_answer[15])::int, sum(first_answer[16])::int, sum(first_answer[17])::int, sum(first_answer[18])::int, sum(first_answer[19])::int, sum(first_answer[20])::int, sum(first_answer[21])::int, sum(first_answer[22])::int, sum(first_answer[23])::int, sum(first_answer[24])::int] as first_answer, array[sum(resolution[1])::int, sum(resolution[2])::int, sum(resolution[3])::int, sum(resolution[4])::int, sum(resolution[5])::int, sum(resolution[6])::int, sum(resolution[7])::int, sum(resolution[8])::int, sum(resolution[9])::int, sum(resolution[10])::int, sum(resolution[11])::int, sum(resolution[12])::int, sum(resolution[13])::int, sum(resolution[14])::int, sum(resolution[15])::int, sum(resolution[16])::int, sum(resolution[17])::int, sum(resolution[18])::int, sum(resolution[19])::int, sum(resolution[20])::int, sum(resolution[21])::int, sum(resolution[22])::int, sum(resolution[23])::int, sum(resolution[24])::int] as resolution
	FROM (
		SELECT date_bin('6 hours', c.at, '2000-01-01 00:00Z') AS at, c.agent_id, c.channel, c.is_removed, sum(conversations)::int as conversations, sum(confirmed)::int as confirmed, sum(assumed)::int as assumed, sum(handed_over)::int as handed_over, sum(unanswered)::int as unanswered, sum(came_back)::int as came_back, sum(rated_good)::int as rated_good, sum(rated_bad)::int as rated_bad, sum(calls)::int as calls, sum(put_through)::int as put_through, sum(not_picked_up)::int as not_picked_up, sum(message_taken)::int as message_taken, sum(stopped)::int as stopped, sum(saved_seconds)::int as saved_seconds, sum(leads)::int as leads, sum(call_leads)::int as call_leads, sum(appointments)::int as appointments, sum(call_appointments)::int as call_appointments, sum(cost_micros) as cost_micros, array[sum(first_answer[1])::int, sum(first_answer[2])::int, sum(first_answer[3])::int, sum(first_answer[4])::int, sum(first_answer[5])::int, sum(first_answer[6])::int, sum(first_answer[7])::int, sum(first_answer[8])::int, sum(first_answer[9])::int, sum(first_answer[10])::int, sum(first_answer[11])::int, sum(first_answer[12])::int, sum(first_answer[13])::int, sum(first_answer[14])::int, sum(first_answer[15])::int, sum(first_answer[16])::int, sum(first_answer[17])::int, sum(first_answer[18])::int, sum(first_answer[19])::int, sum(first_answer[20])::int, sum(first_answer[21])::int, sum(first_answer[22])::int, sum(first_answer[23])::int, sum(first_answer[24])::int] as first_answer, array[sum(resolution[1])::int, sum(resolution[2])::int, sum(resolution[3])::int, sum(resolution[4])::int, sum(resolution[5])::int, sum(resolution[6])::int, sum(resolution[7])::int, sum(resolution[8])::int, sum(resolution[9])::int, sum(resolution[10])::int, sum(resolution[11])::int, sum(resolution[12])::int, sum(resolution[13])::int, sum(resolution[14])::int, sum(resolution[15])::int, sum(resolution[16])::int, sum(resolution[17])::int, sum(resolution[18])::int, sum(resolution[19])::int, sum(resolution[20])::int, sum(resolution[21])::int, sum(resolution[22])::int, sum(resolution[23])::int, sum(resolution[24])::int] as resolution
		FROM report_counts c WHERE c.user_id = account AND NOT c.is_day AND c.channel <> 'all' AND c.at >= since AND c.at < until
		GROUP BY 1, 2, 3, 4
	) q
	CROSS JOIN LATERAL (VALUES
		('each', q.agent_id, q.channel),
		('agent', q.agent_id, 'all'),
		('channel', '00000000-0000-0000-0000-000000000000'::uuid, q.channel),
		('all', '00000000-0000-0000-0000-000000000000'::uuid, 'all')
	) s(scope, agent_id, channel)
	CROSS JOIN LATERAL (VALUES ('quarter', q.at), ('day', date_trunc('day', q.at, 'UTC'))) p(span, at)
	GROUP BY 1, 2, 3, 4, 5, 6, 7
	ON CONFLICT (user_id, scope, span, at, agent_id, channel, is_removed) DO UPDATE SET conversations = excluded.conversations, confirmed = excluded.confirmed, assumed = excluded.assumed, handed_over = excluded.handed_over, unanswered = excluded.unanswered, came_back = excluded.came_back, rated_good = excluded.rated_good, rated_bad = excluded.rated_bad, calls = excluded.calls, put_through = excluded.put_through, not_picked_up = excluded.not_picked_up, message_taken = excluded.message_taken, stopped = excluded.stopped, saved_seconds = excluded.saved_seconds, leads = excluded.leads, call_leads = excluded.call_leads, appointments = excluded.appointments, call_appointments = excluded.call_appointments, cost_micros = excluded.cost_micros, first_answer = excluded.first_answer, resolution = excluded.resolution;
	INSERT INTO report_spans (user_id, scope, span, at, agent_id, channel, is_removed, conversations, confirmed, assumed, handed_over, unanswered, came_back, rated_good, rated_bad, calls, put_through, not_picked_up, message_taken, stopped, saved_seconds, leads, call_leads, appointments, call_appointments, cost_micros, first_answer, resolution)
	SELECT account, d.scope, 'month', date_trunc('month', d.at, 'UTC'), d.agent_id, d.channel, d.is_removed, sum(conversations)::int as conversations, sum(confirmed)::int as confirmed, sum(assumed)::int as assumed, sum(handed_over)::int as handed_over, sum(unanswered)::int as unanswered, sum(came_back)::int as came_back, sum(rated_good)::int as rated_good, sum(rated_bad)::int as rated_bad, sum(calls)::int as calls, sum(put_through)::int as put_through, sum(not_picked_up)::int as not_picked_up, sum(message_taken)::int as message_taken, sum(stopped)::int as stopped, sum(saved_seconds)::int as saved_seconds, sum(leads)::int as leads, sum(call_leads)::int as call_leads, sum(appointments)::int as appointments, sum(call_appointments)::int as call_appointments, sum(cost_micros) as cost_micros, array[sum(first_answer[1])::int, sum(first_answer[2])::int, sum(first_answer[3])::int, sum(first_answer[4])::int, sum(first_answer[5])::int, sum(first_answer[6])::int, sum(first_answer[7])::int, sum(first_answer[8])::int, sum(first_answer[9])::int, sum(first_answer[10])::int, sum(first_answer[11])::int, sum(first_answer[12])::int, sum(first_answer[13])::int, sum(first_answer[14])::int, sum(first_answer[15])::int, sum(first_answer[16])::int, sum(first_answer[17])::int, sum(first_answer[18])::int, sum(first_answer[19])::int, sum(first_answer[20])::int, sum(first_answer[21])::int, sum(first_answer[22])::int, sum(first_answer[23])::int, sum(first_answer[24])::int] as first_answer, array[sum(resolution[1])::int, sum(resolution[2])::int, sum(resolution[3])::int, sum(resolution[4])::int, sum(resolution[5])::int, sum(resolution[6])::int, sum(resolution[7])::int, sum(resolution[8])::int, sum(resolution[9])::int, sum(resolution[10])::int, sum(resolution[11])::int, sum(resolution[12])::int, sum(resolution[13])::int, sum(resolution[14])::int, sum(resolution[15])::int, sum(resolution[16])::int, sum(resolution[17])::int, sum(resolution[18])::int, sum(resolution[19])::int, sum(resolution[20])::int, sum(resolution[21])::int, sum(resolution[22])::int, sum(resolution[23])::int, sum(resolution[24])::int] as resolution
	FROM (VALUES ('each'), ('agent'), ('channel'), ('all')) s(scope)
	JOIN report_spans d ON d.scope = s.scope
	WHERE d.user_id = account AND d.span = 'day' AND d.at >= date_trunc('month', since, 'UTC')
		AND d.at < date_trunc('month', until - interval '1 second', 'UTC') + interval '1 month'
	GROUP BY 1, 2, 3, 4, 5, 6, 7
	ON CONFLICT (user_id, scope, span, at, agent_id, channel, is_removed) DO UPDATE SET conversations = excluded.conversations, confirmed = excluded.confirmed, assumed = excluded.assumed, handed_over = excluded.handed_over, unanswered = excluded.unanswered, came_back = excluded.came_back, rated_good = excluded.rated_good, rated_bad = excluded.rated_bad, calls = excluded.calls, put_through = excluded.put_through, not_picked_up = excluded.not_picked_up, message_taken = excluded.message_taken, stopped = excluded.stopped, saved_seconds = excluded.saved_seconds, leads = excluded.leads, call_leads = excluded.call_leads, appointments = excluded.appointments, call_appointments = excluded.call_appointments, cost_micros = excluded.cost_micros, first_answer = excluded.first_answer, resolution = excluded.resolution;
END $$;
--> statement-breakpoint
-- Numbers of a day that is over may change: of who rates the next day, comes back or is deleted. Which days are in the spans is only looked
-- for then; the hours of today cost a look through what the statement changed.
CREATE FUNCTION roll_up_late() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	late record;
	rolled timestamptz;
BEGIN
	FOR late IN SELECT DISTINCT user_id, date_trunc('day', at, 'UTC') AS day FROM changed
		WHERE NOT is_day AND channel <> 'all' AND at < date_trunc('day', now(), 'UTC') ORDER BY 1, 2
	LOOP
		SELECT r.until INTO rolled FROM report_rolled r WHERE r.user_id = late.user_id FOR NO KEY UPDATE;
		IF rolled > late.day THEN
			PERFORM roll_up_reports(late.user_id, late.day, late.day + interval '1 day');
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER roll_up_inserted AFTER INSERT ON report_counts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION roll_up_late();
--> statement-breakpoint
CREATE TRIGGER roll_up_updated AFTER UPDATE ON report_counts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION roll_up_late();
