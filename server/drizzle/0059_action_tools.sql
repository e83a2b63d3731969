ALTER TABLE "agent_actions" ADD COLUMN "tool" jsonb;--> statement-breakpoint
ALTER TABLE "agent_actions" ADD COLUMN "changed_at" timestamp with time zone;