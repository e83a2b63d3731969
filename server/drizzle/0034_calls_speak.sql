ALTER TABLE "agents" ADD COLUMN "call_greeting" text;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "call_voice" text;--> statement-breakpoint
ALTER TABLE "call_messages" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "language" text;