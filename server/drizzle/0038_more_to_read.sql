ALTER TYPE "public"."knowledge_type" ADD VALUE 'DOCUMENT';--> statement-breakpoint
ALTER TYPE "public"."knowledge_type" ADD VALUE 'TEXT';--> statement-breakpoint
ALTER TABLE "knowledge_files" ADD COLUMN "format" text;