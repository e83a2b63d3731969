ALTER TABLE "knowledge_gap_days" ADD COLUMN "texts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_gap_days" ADD COLUMN "whatsapp" integer DEFAULT 0 NOT NULL;