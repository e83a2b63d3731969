DROP INDEX "call_recordings_left";--> statement-breakpoint
ALTER TABLE "call_recordings" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_recordings" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "forwarding_checks" ADD COLUMN "attempt" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "call_recordings_left" ON "call_recordings" USING btree ("due_at") WHERE "call_recordings"."call_id" is null;