CREATE TABLE "assistant_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"client_hash" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"code_hash" text NOT NULL,
	"code_challenge" text NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"code_used_at" timestamp with time zone,
	"access_hash" text,
	"access_expires_at" timestamp with time zone,
	"refresh_hash" text,
	"refresh_expires_at" timestamp with time zone,
	"spent_hash" text
);
--> statement-breakpoint
ALTER TABLE "assistant_grants" ADD CONSTRAINT "assistant_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_grants" ADD CONSTRAINT "assistant_grants_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_grants_code" ON "assistant_grants" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_grants_access" ON "assistant_grants" USING btree ("access_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_grants_refresh" ON "assistant_grants" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "assistant_grants_spent" ON "assistant_grants" USING btree ("spent_hash");--> statement-breakpoint
CREATE INDEX "assistant_grants_account" ON "assistant_grants" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "assistant_grants_person" ON "assistant_grants" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "assistant_grants_code_ends" ON "assistant_grants" USING btree ("code_expires_at");