CREATE TYPE "public"."call_channel" AS ENUM('phone', 'browser');--> statement-breakpoint
CREATE TYPE "public"."call_decision" AS ENUM('connect', 'take_message', 'end');--> statement-breakpoint
CREATE TYPE "public"."call_speaker" AS ENUM('user', 'agent', 'admin');--> statement-breakpoint
CREATE TYPE "public"."call_stage" AS ENUM('talking', 'dialling', 'connected', 'voicemail', 'ending', 'ended');--> statement-breakpoint
CREATE TABLE "call_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"entity_type" "call_speaker" NOT NULL,
	"content" text NOT NULL,
	"said" text,
	"cut" boolean DEFAULT false NOT NULL,
	"spoken_at" timestamp with time zone,
	"trace" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"call_sid" text NOT NULL,
	"channel" "call_channel" NOT NULL,
	"from_number" text NOT NULL,
	"to_number" text NOT NULL,
	"forwarded_from" text,
	"network_name" text,
	"caller_country" text,
	"caller_state" text,
	"caller_zip" text,
	"stir_verstat" text,
	"status" text NOT NULL,
	"stage" "call_stage" DEFAULT 'talking' NOT NULL,
	"read_at" timestamp with time zone,
	"decision" "call_decision",
	"signals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"script" jsonb,
	"caller_name" text,
	"call_reason" text,
	"referral" text,
	"lead" jsonb,
	"analysis" jsonb,
	"sentiment_score" real,
	"sentiment" "sentiment_type",
	"control" "control" DEFAULT 'bot' NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"relay_ticket" text,
	"relay_session" text,
	"relays" integer DEFAULT 0 NOT NULL,
	"dialled_at" timestamp with time zone,
	"dialled_number" text,
	"accepted_at" timestamp with time zone,
	"recording_url" text,
	"recording_seconds" integer,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"duration_seconds" integer,
	CONSTRAINT "calls_callSid_unique" UNIQUE("call_sid")
);
--> statement-breakpoint
CREATE TABLE "screening_rules" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"allow_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"block_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_messages" ADD CONSTRAINT "call_messages_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_rules" ADD CONSTRAINT "screening_rules_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_messages_seq" ON "call_messages" USING btree ("call_id","seq");--> statement-breakpoint
CREATE INDEX "call_messages_unspoken" ON "call_messages" USING btree ("call_id") WHERE "call_messages"."entity_type" = 'admin' and "call_messages"."spoken_at" is null;--> statement-breakpoint
CREATE INDEX "calls_user" ON "calls" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "calls_agent" ON "calls" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "calls_caller" ON "calls" USING btree ("user_id","from_number");--> statement-breakpoint
CREATE INDEX "calls_live" ON "calls" USING btree ("user_id","seen_at") WHERE "calls"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "calls_unread" ON "calls" USING btree ("user_id") WHERE "calls"."read_at" is null;