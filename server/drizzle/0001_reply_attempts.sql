DROP INDEX "messages_lease";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_under_way" ON "messages" USING btree ("conversation_id","seq") WHERE "messages"."lease_until" is not null;