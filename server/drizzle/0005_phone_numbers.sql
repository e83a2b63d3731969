CREATE TABLE "local_carrier_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sid" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_carrier_messages_sid_unique" UNIQUE("sid")
);
--> statement-breakpoint
CREATE TABLE "local_carrier_numbers" (
	"phone" text PRIMARY KEY NOT NULL,
	"sid" text NOT NULL,
	"voice_url" text NOT NULL,
	"status_callback" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_carrier_numbers_sid_unique" UNIQUE("sid")
);
--> statement-breakpoint
CREATE TABLE "local_carrier_verifications" (
	"phone" text PRIMARY KEY NOT NULL,
	"sid" text NOT NULL,
	"code" text NOT NULL,
	"sends" integer DEFAULT 1 NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forwarding_phones" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"verified_at" timestamp with time zone,
	"pending" text
);
--> statement-breakpoint
CREATE TABLE "phone_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid,
	"phone" text NOT NULL,
	"provider_sid" text,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bought_at" timestamp with time zone,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid,
	"number_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"status" text NOT NULL,
	"price_cents" integer NOT NULL,
	"renews_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_numberId_unique" UNIQUE("number_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forwarding_phones" ADD CONSTRAINT "forwarding_phones_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD CONSTRAINT "phone_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD CONSTRAINT "phone_numbers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_codes" ADD CONSTRAINT "sent_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_number_id_phone_numbers_id_fk" FOREIGN KEY ("number_id") REFERENCES "public"."phone_numbers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_carrier_messages_recipient" ON "local_carrier_messages" USING btree ("recipient");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("agent_id","phone") WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_paid" ON "checkouts" USING btree ("id") WHERE "checkouts"."state" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "phone_numbers_phone" ON "phone_numbers" USING btree ("phone") WHERE "phone_numbers"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_numbers_agent" ON "phone_numbers" USING btree ("agent_id") WHERE "phone_numbers"."released_at" is null;--> statement-breakpoint
CREATE INDEX "phone_numbers_user" ON "phone_numbers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_codes_user" ON "sent_codes" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "subscriptions_agent" ON "subscriptions" USING btree ("agent_id");