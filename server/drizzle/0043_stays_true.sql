CREATE TABLE "knowledge_changes" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone,
	"before" text NOT NULL,
	"after" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_passed_over" (
	"user_id" uuid NOT NULL,
	"item_id" uuid PRIMARY KEY NOT NULL,
	"links" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crawls" ADD COLUMN "scope" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "reread_every" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "next_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "last_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "is_reread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD COLUMN "last_seen" jsonb;--> statement-breakpoint
ALTER TABLE "knowledge_pages" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge_changes" ADD CONSTRAINT "knowledge_changes_item_id_knowledge_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."knowledge_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_changes" ADD CONSTRAINT "knowledge_changes_page_id_knowledge_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."knowledge_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_passed_over" ADD CONSTRAINT "knowledge_passed_over_item_id_knowledge_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."knowledge_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_changes_item" ON "knowledge_changes" USING btree ("item_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_changes_begun" ON "knowledge_changes" USING btree ("page_id") WHERE "knowledge_changes"."at" is null;--> statement-breakpoint
CREATE INDEX "knowledge_items_due" ON "knowledge_items" USING btree ("next_read_at") WHERE "knowledge_items"."next_read_at" is not null;--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON knowledge_changes FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_item();
--> statement-breakpoint
CREATE TRIGGER account_of_parent BEFORE INSERT ON knowledge_passed_over FOR EACH ROW WHEN (new.user_id IS NULL) EXECUTE FUNCTION account_of_item();
