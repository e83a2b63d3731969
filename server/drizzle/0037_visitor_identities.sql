CREATE TABLE "identities" (
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text,
	"email" text,
	"verified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_user_id_agent_id_subject_pk" PRIMARY KEY("user_id","agent_id","subject")
);
--> statement-breakpoint
CREATE TABLE "identity_secrets" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"sealed" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identity_secrets_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "identity_secrets_slots" CHECK ("identity_secrets"."slot" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "visitor_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"secret_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "knows_visitors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_secrets" ADD CONSTRAINT "identity_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_secrets" ADD CONSTRAINT "identity_secrets_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD CONSTRAINT "visitor_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD CONSTRAINT "visitor_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD CONSTRAINT "visitor_sessions_vouched" FOREIGN KEY ("user_id","secret_id") REFERENCES "public"."identity_secrets"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_customer" ON "identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "identities_agent" ON "identities" USING btree ("agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_secrets_agent" ON "identity_secrets" USING btree ("agent_id","slot");--> statement-breakpoint
CREATE INDEX "visitor_sessions_customer" ON "visitor_sessions" USING btree ("customer_id","expires_at");--> statement-breakpoint
CREATE INDEX "visitor_sessions_secret" ON "visitor_sessions" USING btree ("user_id","secret_id");