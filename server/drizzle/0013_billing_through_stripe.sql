CREATE TABLE "billing_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" text NOT NULL,
	"checkout_id" uuid,
	"subscription_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "local_stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "local_stripe_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"object" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_stripe_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
-- Purchases under way at the local checkout of before, which charged nothing: nobody can finish them.
UPDATE "checkouts" SET "state" = 'cancelled' WHERE "state" IN ('open', 'paid');--> statement-breakpoint
UPDATE "phone_numbers" SET "agent_id" = NULL WHERE "provider_sid" IS NULL AND "released_at" IS NULL;--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_agent_id_agents_id_fk";
--> statement-breakpoint
DROP INDEX "checkouts_paid";--> statement-breakpoint
DROP INDEX "checkouts_open";--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "agent_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "synced_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_waiting" ON "billing_events" USING btree ("received_at") WHERE "billing_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "local_stripe_events_waiting" ON "local_stripe_events" USING btree ("next_at") WHERE "local_stripe_events"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "local_stripe_objects_object" ON "local_stripe_objects" USING btree ("object");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_agent" ON "checkouts" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "checkouts_unsettled" ON "checkouts" USING btree ("id") WHERE "checkouts"."state" in ('open', 'paid', 'refunding');--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("agent_id") WHERE "checkouts"."state" = 'open';--> statement-breakpoint
-- Subscriptions of the local billing of before go on at the Stripe stand-in.
UPDATE "subscriptions" SET
	"provider_id" = 'sub_local' || replace("id"::text, '-', ''),
	"customer_id" = 'cus_local' || replace("user_id"::text, '-', ''),
	"ends_at" = CASE WHEN "status" = 'active' THEN NULL ELSE "renews_at" END,
	"status" = CASE WHEN "status" = 'expired' THEN 'canceled' ELSE 'active' END;--> statement-breakpoint
INSERT INTO "billing_customers" ("user_id", "customer_id")
	SELECT DISTINCT "user_id", "customer_id" FROM "subscriptions";--> statement-breakpoint
INSERT INTO "local_stripe_objects" ("id", "object", "body")
	SELECT DISTINCT "customer_id", 'customer', jsonb_build_object(
		'id', "customer_id", 'object', 'customer', 'livemode', false, 'metadata', jsonb_build_object('user_id', "user_id"),
		'created', extract(epoch FROM now())::bigint, 'balance', 0, 'currency', NULL, 'delinquent', false, 'description', NULL,
		'email', NULL, 'name', NULL)
	FROM "subscriptions";--> statement-breakpoint
INSERT INTO "local_stripe_objects" ("id", "object", "body")
	SELECT "provider_id", 'subscription', jsonb_build_object(
		'id', "provider_id", 'object', 'subscription', 'livemode', false, 'metadata', '{}'::jsonb,
		'billing_cycle_anchor', extract(epoch FROM s."created_at")::bigint,
		'cancel_at', extract(epoch FROM "ends_at")::bigint, 'cancel_at_period_end', "ends_at" IS NOT NULL,
		'canceled_at', extract(epoch FROM "ends_at")::bigint, 'collection_method', 'charge_automatically',
		'created', extract(epoch FROM s."created_at")::bigint, 'currency', 'usd',
		'ended_at', CASE WHEN "status" = 'canceled' THEN extract(epoch FROM "ends_at")::bigint END,
		'latest_invoice', NULL, 'start_date', extract(epoch FROM s."created_at")::bigint, 'status', "status",
		'customer', "customer_id", 'description', 'Phone number ' || n."phone",
		'items', jsonb_build_object('object', 'list', 'has_more', false, 'url', '/v1/subscription_items?subscription=' || "provider_id",
			'data', jsonb_build_array(jsonb_build_object(
				'id', replace("provider_id", 'sub_', 'si_'), 'object', 'subscription_item', 'quantity', 1, 'metadata', '{}'::jsonb,
				'subscription', "provider_id", 'created', extract(epoch FROM s."created_at")::bigint,
				'current_period_start', extract(epoch FROM "renews_at" - interval '1 month')::bigint,
				'current_period_end', extract(epoch FROM "renews_at")::bigint,
				'price', jsonb_build_object('id', 'price_local', 'object', 'price', 'livemode', false, 'metadata', '{}'::jsonb,
					'active', true, 'billing_scheme', 'per_unit', 'created', extract(epoch FROM s."created_at")::bigint,
					'currency', 'usd', 'nickname', s."variant", 'product', 'prod_local', 'type', 'recurring',
					'recurring', jsonb_build_object('interval', 'month', 'interval_count', 1, 'meter', NULL, 'usage_type', 'licensed'),
					'unit_amount', s."price_cents", 'unit_amount_decimal', s."price_cents"::text)))))
	FROM "subscriptions" s JOIN "phone_numbers" n ON n."id" = s."number_id";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "provider_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "customer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "price_cents";--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_sessionId_unique" UNIQUE("session_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_providerId_unique" UNIQUE("provider_id");