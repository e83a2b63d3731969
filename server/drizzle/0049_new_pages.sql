CREATE TABLE "accepted_contradictions" (
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"contradiction_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_contradictions_agent_id_contradiction_id_pk" PRIMARY KEY("agent_id","contradiction_id")
);
--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "new_pages" text DEFAULT 'offer' NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_items" ADD COLUMN "sought_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "knowledge_passed_over" ADD COLUMN "offered" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "accepted_contradictions" ADD CONSTRAINT "accepted_contradictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_contradictions" ADD CONSTRAINT "accepted_contradictions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;