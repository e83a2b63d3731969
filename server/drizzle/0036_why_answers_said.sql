ALTER TABLE "call_messages" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "why" text;