CREATE TABLE "tallies" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "tallies_user_id_subject_part_hour_pk" PRIMARY KEY("user_id","subject","part","hour")
);
--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "calls_user";
--> statement-breakpoint
DROP INDEX "calls_unread";
--> statement-breakpoint
DROP INDEX "conversations_user";
--> statement-breakpoint
DROP INDEX "call_messages_words";
--> statement-breakpoint
DROP INDEX "calls_words";
--> statement-breakpoint
DROP INDEX "conversations_agent";
--> statement-breakpoint
DROP INDEX "customers_words";
--> statement-breakpoint
DROP INDEX "messages_words";
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "knowledge_revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking_offers" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "call_messages" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "call_messages" ADD COLUMN "agent_id" uuid;
--> statement-breakpoint
ALTER TABLE "call_recordings" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "screening_rules" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "knowledge_corrections" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "knowledge_facts" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "knowledge_files" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "knowledge_gaps" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "knowledge_links" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "local_telegram_messages" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "forwarding_checks" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "forwarding_phones" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "telegram_threads" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
-- The account of what hangs on a row is that row's, whoever inserts it: the release before knows nothing of it. Where there is no such
-- row, the foreign key says so and not this.
CREATE FUNCTION account_of_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.user_id := coalesce((SELECT user_id FROM conversations WHERE id = new.conversation_id), '00000000-0000-0000-0000-000000000000');
	RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_of_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.user_id := coalesce((SELECT user_id FROM calls WHERE id = new.call_id), '00000000-0000-0000-0000-000000000000');
	RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_of_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.user_id := coalesce((SELECT user_id FROM agents WHERE id = new.agent_id), '00000000-0000-0000-0000-000000000000');
	RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.user_id := coalesce((SELECT user_id FROM knowledge_items WHERE id = new.item_id), '00000000-0000-0000-0000-000000000000');
	RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_of_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.user_id := coalesce((SELECT user_id FROM knowledge_pages WHERE id = new.page_id), '00000000-0000-0000-0000-000000000000');
	RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_of_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.user_id := coalesce((SELECT user_id FROM local_telegram_chats WHERE id = new.chat), '00000000-0000-0000-0000-000000000000');
	RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_and_agent_of_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT user_id, agent_id INTO new.user_id, new.agent_id FROM calls WHERE id = new.call_id;
	new.user_id := coalesce(new.user_id, '00000000-0000-0000-0000-000000000000');
	new.agent_id := coalesce(new.agent_id, '00000000-0000-0000-0000-000000000000');
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON messages FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_conversation();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON telegram_threads FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_conversation();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON call_messages FOR EACH ROW WHEN (new.user_id IS NULL OR new.agent_id IS NULL) EXECUTE FUNCTION account_and_agent_of_call();
--> statement-breakpoint
UPDATE call_messages SET user_id = calls.user_id, agent_id = calls.agent_id FROM calls WHERE calls.id = call_messages.call_id;
--> statement-breakpoint
ALTER TABLE call_messages ALTER COLUMN user_id SET NOT NULL, ALTER COLUMN agent_id SET NOT NULL;
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON call_recordings FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_call();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON screening_rules FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_agent();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON knowledge_gaps FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_agent();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON booking_offers FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_agent();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON forwarding_phones FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_agent();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON forwarding_checks FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_agent();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON knowledge_links FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_item();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON knowledge_files FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_item();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON knowledge_pages FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_item();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON knowledge_facts FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_item();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON passages FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_item();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON knowledge_corrections FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_page();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON local_telegram_messages FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_chat();
--> statement-breakpoint
UPDATE messages SET user_id = conversations.user_id FROM conversations WHERE conversations.id = messages.conversation_id;
--> statement-breakpoint
ALTER TABLE messages ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE telegram_threads SET user_id = conversations.user_id FROM conversations WHERE conversations.id = telegram_threads.conversation_id;
--> statement-breakpoint
ALTER TABLE telegram_threads ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE call_recordings SET user_id = calls.user_id FROM calls WHERE calls.id = call_recordings.call_id;
--> statement-breakpoint
-- Of calls that are gone: only the carrier still has them.
UPDATE call_recordings SET user_id = '00000000-0000-0000-0000-000000000000' WHERE user_id IS NULL;
--> statement-breakpoint
ALTER TABLE call_recordings ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE screening_rules SET user_id = agents.user_id FROM agents WHERE agents.id = screening_rules.agent_id;
--> statement-breakpoint
ALTER TABLE screening_rules ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE knowledge_gaps SET user_id = agents.user_id FROM agents WHERE agents.id = knowledge_gaps.agent_id;
--> statement-breakpoint
ALTER TABLE knowledge_gaps ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE booking_offers SET user_id = agents.user_id FROM agents WHERE agents.id = booking_offers.agent_id;
--> statement-breakpoint
ALTER TABLE booking_offers ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE forwarding_phones SET user_id = agents.user_id FROM agents WHERE agents.id = forwarding_phones.agent_id;
--> statement-breakpoint
ALTER TABLE forwarding_phones ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE forwarding_checks SET user_id = agents.user_id FROM agents WHERE agents.id = forwarding_checks.agent_id;
--> statement-breakpoint
ALTER TABLE forwarding_checks ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE knowledge_links SET user_id = knowledge_items.user_id FROM knowledge_items WHERE knowledge_items.id = knowledge_links.item_id;
--> statement-breakpoint
ALTER TABLE knowledge_links ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE knowledge_files SET user_id = knowledge_items.user_id FROM knowledge_items WHERE knowledge_items.id = knowledge_files.item_id;
--> statement-breakpoint
ALTER TABLE knowledge_files ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE knowledge_pages SET user_id = knowledge_items.user_id FROM knowledge_items WHERE knowledge_items.id = knowledge_pages.item_id;
--> statement-breakpoint
ALTER TABLE knowledge_pages ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE knowledge_facts SET user_id = knowledge_items.user_id FROM knowledge_items WHERE knowledge_items.id = knowledge_facts.item_id;
--> statement-breakpoint
ALTER TABLE knowledge_facts ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE passages SET user_id = knowledge_items.user_id FROM knowledge_items WHERE knowledge_items.id = passages.item_id;
--> statement-breakpoint
ALTER TABLE passages ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE knowledge_corrections SET user_id = knowledge_pages.user_id FROM knowledge_pages WHERE knowledge_pages.id = knowledge_corrections.page_id;
--> statement-breakpoint
ALTER TABLE knowledge_corrections ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
UPDATE local_telegram_messages SET user_id = local_telegram_chats.user_id FROM local_telegram_chats WHERE local_telegram_chats.id = local_telegram_messages.chat;
--> statement-breakpoint
ALTER TABLE local_telegram_messages ALTER COLUMN user_id SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "tally_changes_account" ON "tally_changes" USING btree ("user_id","subject");
--> statement-breakpoint
CREATE INDEX "call_messages_measured" ON "call_messages" USING btree ("user_id","agent_id","created_at") WHERE "call_messages"."trace" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "calls_account" ON "calls" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "calls_newest" ON "calls" USING btree ("user_id","started_at","id");
--> statement-breakpoint
CREATE INDEX "calls_not_read" ON "calls" USING btree ("user_id","started_at") WHERE "calls"."read_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_account" ON "conversations" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "conversations_inbox" ON "conversations" USING btree ("user_id","last_message_at","id");
--> statement-breakpoint
CREATE INDEX "knowledge_gaps_newest" ON "knowledge_gaps" USING btree ("user_id","agent_id","last_asked_at","id");
--> statement-breakpoint
CREATE INDEX "knowledge_gaps_conversation" ON "knowledge_gaps" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "knowledge_gaps_old" ON "knowledge_gaps" USING btree ("last_asked_at");
--> statement-breakpoint
CREATE INDEX "call_messages_words" ON "call_messages" USING gin ((replace(' ' || strip(to_tsvector('simple', regexp_replace(content, '[!-/:-@[-`{-~]+', ' ', 'g')))::text, ' ''', ' ''' || right(user_id::text, 12) || lpad(floor(extract(epoch from created_at at time zone 'UTC') / 604800)::int::text, 5, '0'))::tsvector)) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "calls_words" ON "calls" USING gin ((replace(' ' || strip(to_tsvector('simple', regexp_replace(coalesce(caller_name, '') || ' ' || from_number || ' ' || coalesce(call_reason, ''), '[!-/:-@[-`{-~]+', ' ', 'g')))::text, ' ''', ' ''' || right(user_id::text, 12) || lpad(floor(extract(epoch from started_at at time zone 'UTC') / 604800)::int::text, 5, '0'))::tsvector)) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "conversations_agent" ON "conversations" USING btree ("agent_id","channel",(left(page_url, 256) collate "C"));
--> statement-breakpoint
CREATE INDEX "customers_words" ON "customers" USING gin ((replace(' ' || strip(to_tsvector('simple', regexp_replace(coalesce(name, 'Visitor ' || right(id::text, 4)) || ' ' || coalesce(email, ''), '[!-/:-@[-`{-~]+', ' ', 'g')))::text, ' ''', ' ''' || right(user_id::text, 12) || lpad(floor(extract(epoch from first_seen_at at time zone 'UTC') / 604800)::int::text, 5, '0'))::tsvector)) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ((replace(' ' || strip(to_tsvector('simple', regexp_replace(text, '[!-/:-@[-`{-~]+', ' ', 'g')))::text, ' ''', ' ''' || right(user_id::text, 12) || lpad(floor(extract(epoch from created_at at time zone 'UTC') / 604800)::int::text, 5, '0'))::tsvector)) WITH (fastupdate=true,gin_pending_list_limit=8192) WHERE lease_until is null;
--> statement-breakpoint
-- What an agent knows changed: whatever is worked out from it is stale. The agents of an item are the one it belongs to and those it is
-- linked to, always locked in the same order.
CREATE FUNCTION knowledge_changed(items uuid[]) RETURNS void LANGUAGE sql AS $$
	UPDATE agents SET knowledge_revision = knowledge_revision + 1 WHERE id IN (
		SELECT id FROM agents WHERE id IN (
			SELECT agent_id FROM knowledge_items WHERE id = ANY (items) UNION SELECT agent_id FROM knowledge_links WHERE item_id = ANY (items)
		) ORDER BY id FOR NO KEY UPDATE
	);
$$;
--> statement-breakpoint
CREATE FUNCTION knowledge_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM knowledge_changed(ARRAY(SELECT DISTINCT item_id FROM changed));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER knowledge_inserted AFTER INSERT ON passages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION knowledge_rows_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_updated AFTER UPDATE ON passages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION knowledge_rows_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_deleted AFTER DELETE ON passages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION knowledge_rows_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_inserted AFTER INSERT ON knowledge_facts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION knowledge_rows_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_updated AFTER UPDATE ON knowledge_facts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION knowledge_rows_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_deleted AFTER DELETE ON knowledge_facts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION knowledge_rows_changed();
--> statement-breakpoint
CREATE FUNCTION knowledge_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM knowledge_changed(ARRAY[new.item_id]);
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER knowledge_titled AFTER UPDATE ON knowledge_pages FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title OR old.url IS DISTINCT FROM new.url OR old.language IS DISTINCT FROM new.language) EXECUTE FUNCTION knowledge_row_changed();
--> statement-breakpoint
CREATE FUNCTION knowledge_link_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE agents SET knowledge_revision = knowledge_revision + 1 WHERE id = coalesce(new.agent_id, old.agent_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER knowledge_linked AFTER INSERT OR DELETE ON knowledge_links FOR EACH ROW EXECUTE FUNCTION knowledge_link_changed();
--> statement-breakpoint
CREATE FUNCTION knowledge_item_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM knowledge_changed(ARRAY[old.id]);
	RETURN coalesce(new, old);
END $$;
--> statement-breakpoint
-- Before, while its links tell whose it was.
CREATE TRIGGER knowledge_removed BEFORE DELETE ON knowledge_items FOR EACH ROW EXECUTE FUNCTION knowledge_item_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_renamed AFTER UPDATE ON knowledge_items FOR EACH ROW WHEN (old.title IS DISTINCT FROM new.title) EXECUTE FUNCTION knowledge_item_changed();
--> statement-breakpoint
-- What is counted where it changes. A change of one row writes a row; of many removed at once, one an account.
CREATE FUNCTION tally(account uuid, what text, which text, by integer, at timestamptz DEFAULT 'epoch') RETURNS void LANGUAGE sql AS $$
	INSERT INTO tally_changes (user_id, subject, part, hour, amount) VALUES (account, what, coalesce(which, ''), at, by);
$$;
--> statement-breakpoint
-- A customer counts from the first word, for the hour in which they came.
CREATE FUNCTION tally_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' AND old.last_message_at IS NOT NULL THEN
		PERFORM tally(new.user_id, 'conversation', old.sentiment::text, -1);
	ELSIF NOT EXISTS (SELECT FROM conversations WHERE customer_id = new.customer_id AND id <> new.id AND last_message_at IS NOT NULL) THEN
		PERFORM tally(new.user_id, 'customer', '', 1, date_trunc('hour', first_seen_at, 'UTC')) FROM customers WHERE id = new.customer_id;
	END IF;
	PERFORM tally(new.user_id, 'conversation', new.sentiment::text, 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_inserted AFTER INSERT ON conversations FOR EACH ROW WHEN (new.last_message_at IS NOT NULL) EXECUTE FUNCTION tally_conversation();
--> statement-breakpoint
CREATE TRIGGER tally_updated AFTER UPDATE ON conversations FOR EACH ROW WHEN (new.last_message_at IS NOT NULL AND (old.last_message_at IS NULL OR old.sentiment IS DISTINCT FROM new.sentiment)) EXECUTE FUNCTION tally_conversation();
--> statement-breakpoint
CREATE FUNCTION tally_conversations_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (user_id, subject, part, hour, amount)
	SELECT user_id, 'conversation', coalesce(sentiment::text, ''), 'epoch', -count(*) FROM removed WHERE last_message_at IS NOT NULL GROUP BY 1, 3
	UNION ALL
	SELECT user_id, 'customer', '', date_trunc('hour', first_seen_at, 'UTC'), -count(*) FROM customers c
	WHERE id IN (SELECT customer_id FROM removed WHERE last_message_at IS NOT NULL)
		AND NOT EXISTS (SELECT FROM conversations WHERE customer_id = c.id AND last_message_at IS NOT NULL) GROUP BY 1, 4;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_deleted AFTER DELETE ON conversations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_conversations_removed();
--> statement-breakpoint
-- What its analysis found counts, else how the caller sounds.
CREATE FUNCTION tally_call() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'UPDATE' THEN
		PERFORM tally(old.user_id, 'call', coalesce(old.analysis->>'type', old.sentiment::text), -1);
	END IF;
	PERFORM tally(new.user_id, 'call', coalesce(new.analysis->>'type', new.sentiment::text), 1);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_inserted AFTER INSERT ON calls FOR EACH ROW EXECUTE FUNCTION tally_call();
--> statement-breakpoint
CREATE TRIGGER tally_updated AFTER UPDATE ON calls FOR EACH ROW WHEN (coalesce(old.analysis->>'type', old.sentiment::text) IS DISTINCT FROM coalesce(new.analysis->>'type', new.sentiment::text)) EXECUTE FUNCTION tally_call();
--> statement-breakpoint
CREATE FUNCTION tally_calls_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (user_id, subject, part, hour, amount)
	SELECT user_id, 'call', coalesce(analysis->>'type', sentiment::text, ''), 'epoch', -count(*) FROM removed GROUP BY 1, 3;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_deleted AFTER DELETE ON calls REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_calls_removed();
--> statement-breakpoint
-- What agents say counts once there is a word of it.
CREATE FUNCTION tally_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (user_id, subject, hour, amount) VALUES (new.user_id, 'written', 'epoch', CASE new.text WHEN '' THEN -1 ELSE 1 END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_inserted AFTER INSERT ON messages FOR EACH ROW WHEN (new.role = 'agent' AND new.text <> '') EXECUTE FUNCTION tally_written();
--> statement-breakpoint
CREATE TRIGGER tally_updated AFTER UPDATE ON messages FOR EACH ROW WHEN (new.role = 'agent' AND (old.text = '') <> (new.text = '')) EXECUTE FUNCTION tally_written();
--> statement-breakpoint
CREATE FUNCTION tally_written_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (user_id, subject, hour, amount)
	SELECT user_id, 'written', 'epoch', -count(*) FROM removed WHERE role = 'agent' AND text <> '' GROUP BY 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_deleted AFTER DELETE ON messages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_written_removed();
--> statement-breakpoint
CREATE FUNCTION tally_spoken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (user_id, subject, hour, amount) VALUES (new.user_id, 'spoken', 'epoch', CASE new.content WHEN '' THEN -1 ELSE 1 END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_inserted AFTER INSERT ON call_messages FOR EACH ROW WHEN (new.entity_type = 'agent' AND new.content <> '') EXECUTE FUNCTION tally_spoken();
--> statement-breakpoint
CREATE TRIGGER tally_updated AFTER UPDATE ON call_messages FOR EACH ROW WHEN (new.entity_type = 'agent' AND (old.content = '') <> (new.content = '')) EXECUTE FUNCTION tally_spoken();
--> statement-breakpoint
CREATE FUNCTION tally_spoken_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tally_changes (user_id, subject, hour, amount)
	SELECT user_id, 'spoken', 'epoch', -count(*) FROM removed WHERE entity_type = 'agent' AND content <> '' GROUP BY 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_deleted AFTER DELETE ON call_messages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_spoken_removed();
--> statement-breakpoint
-- What there is to count at this moment; nobody else counts it.
CREATE FUNCTION count_tallies(account uuid) RETURNS TABLE (user_id uuid, subject text, part text, hour timestamptz, amount integer) LANGUAGE sql STABLE AS $$
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
	FROM call_messages s WHERE s.entity_type = 'agent' AND s.content <> '' AND (account IS NULL OR s.user_id = account) GROUP BY 1;
$$;
--> statement-breakpoint
INSERT INTO tallies SELECT * FROM count_tallies(NULL);
