ALTER TABLE "knowledge_items" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "next_run_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "lease_holder" uuid;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "knowledge_items_training" ON "knowledge_items" USING btree ("id") WHERE "knowledge_items"."status" = 'training';