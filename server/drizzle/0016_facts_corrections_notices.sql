CREATE TYPE "public"."knowledge_correction_target" AS ENUM('passage', 'fact');--> statement-breakpoint
CREATE TYPE "public"."knowledge_fact_kind" AS ENUM('phone', 'email', 'address', 'hours', 'price', 'date');--> statement-breakpoint
CREATE TABLE "knowledge_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"target" "knowledge_correction_target" NOT NULL,
	"fingerprint" text NOT NULL,
	"text" text,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" "knowledge_fact_kind" NOT NULL,
	"role" text,
	"label" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"page_number" integer,
	"value" jsonb NOT NULL,
	"original" text,
	"hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crawls" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "crawls" ADD COLUMN "left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD COLUMN "notices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_corrections" ADD CONSTRAINT "knowledge_corrections_page_id_knowledge_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."knowledge_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_facts" ADD CONSTRAINT "knowledge_facts_item_id_knowledge_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."knowledge_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_facts" ADD CONSTRAINT "knowledge_facts_page_id_knowledge_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."knowledge_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_corrections_fingerprint" ON "knowledge_corrections" USING btree ("page_id","target","fingerprint");--> statement-breakpoint
CREATE INDEX "knowledge_facts_item" ON "knowledge_facts" USING btree ("item_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_facts_position" ON "knowledge_facts" USING btree ("page_id","position");