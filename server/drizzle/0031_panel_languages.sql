ALTER TABLE "agents" ADD COLUMN "panel_language" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "panel_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;