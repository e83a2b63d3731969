CREATE TABLE "local_carrier_recordings" (
	"sid" text PRIMARY KEY NOT NULL,
	"seconds" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forwarding_checks" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"caller" text NOT NULL,
	"number" text NOT NULL,
	"call_sid" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text
);
--> statement-breakpoint
DROP INDEX "call_messages_unspoken";--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "analysing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forwarding_checks" ADD CONSTRAINT "forwarding_checks_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;