CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"client_id" text NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"person_id" uuid,
	"is_good" boolean NOT NULL,
	"words" text,
	"rated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "summaries" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer,
	"summary" jsonb,
	"made_at" timestamp with time zone,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "notice_events" ADD COLUMN "note_id" uuid;--> statement-breakpoint
ALTER TABLE "notice_events" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summaries" ADD CONSTRAINT "summaries_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_conversation" ON "notes" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notes_client_id" ON "notes" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "notes_author" ON "notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "ratings_agent" ON "ratings" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "ratings_person" ON "ratings" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "ratings_account" ON "ratings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_title" ON "saved_replies" USING btree ("user_id",lower("title"));--> statement-breakpoint
ALTER TABLE "notice_events" ADD CONSTRAINT "notice_events_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_events" ADD CONSTRAINT "notice_events_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_events_note" ON "notice_events" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "notice_events_person" ON "notice_events" USING btree ("person_id");--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON notes FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_conversation();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON ratings FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_conversation();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON summaries FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_conversation();
--> statement-breakpoint
-- A rating counts for the agent and, where a person wrote last, for them.
CREATE FUNCTION tally_rating(rating ratings, by integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO tally_changes (user_id, subject, part, hour, amount)
	SELECT rating.user_id, 'rating', whose || CASE WHEN rating.is_good THEN ':good' ELSE ':bad' END, 'epoch', by
	FROM unnest(ARRAY['agent:' || rating.agent_id, 'person:' || rating.person_id]) whose WHERE whose IS NOT NULL;
$$;
--> statement-breakpoint
CREATE FUNCTION tally_rated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op <> 'INSERT' THEN
		PERFORM tally_rating(old, -1);
	END IF;
	IF tg_op <> 'DELETE' THEN
		PERFORM tally_rating(new, 1);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_rated AFTER INSERT OR UPDATE OR DELETE ON ratings FOR EACH ROW EXECUTE FUNCTION tally_rated();
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
	WHERE whose IS NOT NULL AND (account IS NULL OR r.user_id = account) GROUP BY 1, 3;
$$;
