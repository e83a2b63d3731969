CREATE TABLE "appointment_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"conversation_id" uuid,
	"call_id" uuid,
	"words" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"all_day" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"zone_of" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"channel" "channel" NOT NULL,
	"call_id" uuid,
	"code" text NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text_from" text,
	"text_to" text,
	"text_body" text,
	"text_state" text,
	"text_failure" text,
	"text_attempts" integer DEFAULT 0 NOT NULL,
	"text_leased_until" timestamp with time zone,
	CONSTRAINT "booking_offers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_offers" ADD CONSTRAINT "booking_offers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_offers" ADD CONSTRAINT "booking_offers_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_requests_conversation" ON "appointment_requests" USING btree ("conversation_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_requests_call" ON "appointment_requests" USING btree ("call_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_offers_agent" ON "booking_offers" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "booking_offers_call" ON "booking_offers" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "booking_offers_promised" ON "booking_offers" USING btree ("id") WHERE "booking_offers"."text_state" = 'promised';