CREATE TABLE "foreign_sites" (
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "foreign_sites_agent_id_origin_pk" PRIMARY KEY("agent_id","origin")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "widget_options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "lead_form" jsonb;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "allowed_sites" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "lead" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "lead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "foreign_sites" ADD CONSTRAINT "foreign_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foreign_sites" ADD CONSTRAINT "foreign_sites_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foreign_sites_account" ON "foreign_sites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customers_lead" ON "customers" USING btree ("user_id","lead_at","id") WHERE "customers"."lead_at" is not null;--> statement-breakpoint
-- Who fills in a lead form is a lead too, with or without an address. One visitor is told of once, as before.
DROP TRIGGER "notice_lead" ON "customers";--> statement-breakpoint
CREATE TRIGGER "notice_lead" AFTER UPDATE ON "customers" FOR EACH ROW WHEN ((old.email IS NULL AND new.email IS NOT NULL) OR (old.lead_at IS NULL AND new.lead_at IS NOT NULL)) EXECUTE FUNCTION notice_visitor_lead();
