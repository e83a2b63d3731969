CREATE TABLE "action_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"action_id" uuid,
	"action_name" text NOT NULL,
	"conversation_id" uuid,
	"call_id" uuid,
	"turn" text,
	"state" text NOT NULL,
	"asking" text,
	"asked" integer DEFAULT 0 NOT NULL,
	"inputs" jsonb NOT NULL,
	"said" text,
	"problem" text,
	"status" integer,
	"took_ms" integer,
	"begun_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_actions" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"examples" jsonb NOT NULL,
	"method" text NOT NULL,
	"url" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"writes" boolean NOT NULL,
	"result" text NOT NULL,
	"nothing" text NOT NULL,
	"is_on" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "action_runs" ADD CONSTRAINT "action_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_runs" ADD CONSTRAINT "action_runs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_runs" ADD CONSTRAINT "action_runs_action_id_agent_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."agent_actions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_runs" ADD CONSTRAINT "action_runs_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_runs" ADD CONSTRAINT "action_runs_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_actions" ADD CONSTRAINT "agent_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_actions" ADD CONSTRAINT "agent_actions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_runs_log" ON "action_runs" USING btree ("user_id","agent_id","created_at");--> statement-breakpoint
CREATE INDEX "action_runs_agent" ON "action_runs" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "action_runs_action" ON "action_runs" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "action_runs_conversation" ON "action_runs" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "action_runs_call" ON "action_runs" USING btree ("call_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_actions_account" ON "agent_actions" USING btree ("user_id","agent_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_actions_agent" ON "agent_actions" USING btree ("agent_id");