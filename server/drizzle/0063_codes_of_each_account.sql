ALTER TABLE "sent_codes" ADD COLUMN "verification_sid" text;--> statement-breakpoint
ALTER TABLE "sent_codes" ADD COLUMN "is_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_codes" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "sent_codes_phone" ON "sent_codes" USING btree ("phone","sent_at");