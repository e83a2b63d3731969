CREATE TABLE "calendar_connections" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid,
	"vendor" text NOT NULL,
	"account" text NOT NULL,
	"sealed" text NOT NULL,
	"choice_id" text,
	"choice_name" text,
	"time_zone" text NOT NULL,
	"gone_at" timestamp with time zone,
	"problem" text,
	"problem_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_connections_account" ON "calendar_connections" USING btree ("user_id","agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_connections_agent" ON "calendar_connections" USING btree ("agent_id") WHERE "calendar_connections"."agent_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_connections_released" ON "calendar_connections" USING btree ("due_at") WHERE "calendar_connections"."agent_id" is null;