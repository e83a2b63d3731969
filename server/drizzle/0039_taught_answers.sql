CREATE TABLE "knowledge_gap_days" (
	"user_id" uuid NOT NULL,
	"gap_id" uuid NOT NULL,
	"day" date NOT NULL,
	"channel" "channel" NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "knowledge_gap_days_gap_id_day_channel_pk" PRIMARY KEY("gap_id","day","channel")
);
--> statement-breakpoint
CREATE TABLE "taught_answer_links" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	CONSTRAINT "taught_answer_links_answer_id_agent_id_pk" PRIMARY KEY("answer_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "taught_answers" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"question" text NOT NULL,
	"fingerprint" text NOT NULL,
	"phrasings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "gaps_asked_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What an agent knew before is no change: it is asked again after the next one.
UPDATE "agents" SET "gaps_asked_revision" = "knowledge_revision";--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "gaps_lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge_gaps" ADD COLUMN "first_asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_gaps" ADD COLUMN "covered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge_gaps" ADD COLUMN "covered_by" text;--> statement-breakpoint
ALTER TABLE "knowledge_gap_days" ADD CONSTRAINT "knowledge_gap_days_gap_id_knowledge_gaps_id_fk" FOREIGN KEY ("gap_id") REFERENCES "public"."knowledge_gaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answer_links" ADD CONSTRAINT "taught_answer_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answer_links" ADD CONSTRAINT "taught_answer_links_answer_id_taught_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."taught_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answer_links" ADD CONSTRAINT "taught_answer_links_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answers" ADD CONSTRAINT "taught_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_answers" ADD CONSTRAINT "taught_answers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taught_answer_links_agent" ON "taught_answer_links" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "taught_answer_links_account" ON "taught_answer_links" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "taught_answers_question" ON "taught_answers" USING btree ("agent_id","fingerprint");--> statement-breakpoint
CREATE INDEX "taught_answers_account" ON "taught_answers" USING btree ("user_id","agent_id","updated_at");--> statement-breakpoint
CREATE INDEX "agents_gaps_to_ask" ON "agents" USING btree ("id") WHERE "agents"."gaps_asked_revision" <> "agents"."knowledge_revision";--> statement-breakpoint
-- A taught answer is a part of what its agents know: whatever is worked out from an older state of it is stale. Always locked in the same order.
CREATE FUNCTION taught_answers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE agents SET knowledge_revision = knowledge_revision + 1 WHERE id IN (
		SELECT id FROM agents WHERE id IN (
			SELECT agent_id FROM changed UNION SELECT l.agent_id FROM taught_answer_links l JOIN changed ON l.answer_id = changed.id
		) ORDER BY id FOR NO KEY UPDATE
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER knowledge_taught AFTER INSERT ON taught_answers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taught_answers_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_retaught AFTER UPDATE ON taught_answers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taught_answers_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_untaught AFTER DELETE ON taught_answers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION taught_answers_changed();
--> statement-breakpoint
CREATE TRIGGER knowledge_linked AFTER INSERT OR DELETE ON taught_answer_links FOR EACH ROW EXECUTE FUNCTION knowledge_link_changed();
