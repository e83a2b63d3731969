ALTER TABLE "knowledge_gaps" ADD COLUMN "call_id" uuid;--> statement-breakpoint
ALTER TABLE "knowledge_gaps" ADD CONSTRAINT "knowledge_gaps_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_gaps_call" ON "knowledge_gaps" USING btree ("call_id");--> statement-breakpoint
-- As before, but the event also belongs to the call, so that it is deleted with it even where somebody else has asked the question since.
CREATE OR REPLACE FUNCTION webhook_of_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM webhook_event(new.user_id, 'question.unanswered', 'gap:' || new.id || ':' || extract(epoch FROM new.first_asked_at),
		jsonb_build_object('question_id', new.id, 'agent_id', new.agent_id, 'conversation_id', new.conversation_id, 'question', left(new.question, 1000)), new.conversation_id, call => new.call_id, gap => new.id);
	RETURN NULL;
END $$;
