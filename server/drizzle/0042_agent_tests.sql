CREATE TABLE "agent_tests" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb NOT NULL,
	"expects" jsonb NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"user_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"test_id" uuid,
	"attack" text,
	"lines" jsonb NOT NULL,
	"expects" jsonb NOT NULL,
	"verdict" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"judged_by" text,
	"ms" real,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "test_results_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "test_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"sides" jsonb NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"stopped" boolean DEFAULT false NOT NULL,
	"leased_until" timestamp with time zone,
	"lease_holder" uuid
);
--> statement-breakpoint
ALTER TABLE "agent_tests" ADD CONSTRAINT "agent_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_tests" ADD CONSTRAINT "agent_tests_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_run_id_test_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."test_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_tests_account" ON "agent_tests" USING btree ("user_id","agent_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_tests_agent" ON "agent_tests" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "test_results_account" ON "test_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "test_runs_account" ON "test_runs" USING btree ("user_id","agent_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "test_runs_one" ON "test_runs" USING btree ("agent_id") WHERE "test_runs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "test_runs_waiting" ON "test_runs" USING btree ("user_id","started_at") WHERE "test_runs"."finished_at" is null;