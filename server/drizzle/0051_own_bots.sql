CREATE TABLE "local_telegram_bots" (
	"bot_id" bigint PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "local_telegram_bots_username_unique" UNIQUE("username"),
	CONSTRAINT "local_telegram_bots_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "telegram_bot_chats" (
	"alias" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "telegram_bot_chats_alias_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4503599627370496 CACHE 1),
	"bot_id" bigint NOT NULL,
	"chat_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_bots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"integration_id" uuid,
	"bot_id" bigint NOT NULL,
	"username" text NOT NULL,
	"sealed" text NOT NULL,
	"refused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_bots_integrationId_unique" UNIQUE("integration_id"),
	CONSTRAINT "telegram_bots_botId_unique" UNIQUE("bot_id")
);
--> statement-breakpoint
ALTER TABLE "local_telegram_chats" ADD COLUMN "bot_id" bigint;--> statement-breakpoint
ALTER TABLE "local_telegram_updates" ADD COLUMN "bot_id" bigint;--> statement-breakpoint
ALTER TABLE "telegram_threads" ADD COLUMN "own_queued_seq" integer;--> statement-breakpoint
ALTER TABLE "local_telegram_bots" ADD CONSTRAINT "local_telegram_bots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_bot_chats" ADD CONSTRAINT "telegram_bot_chats_bot_id_telegram_bots_bot_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."telegram_bots"("bot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_bots" ADD CONSTRAINT "telegram_bots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_bots" ADD CONSTRAINT "telegram_bots_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_telegram_bots_user" ON "local_telegram_bots" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "telegram_bot_chats_chat" ON "telegram_bot_chats" USING btree ("bot_id","chat_id");--> statement-breakpoint
CREATE INDEX "telegram_bots_account" ON "telegram_bots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "telegram_outbox_open" ON "telegram_outbox" USING btree ("chat_id","position") WHERE coalesce("telegram_outbox"."settled_at", 'infinity'::timestamptz) = 'infinity'::timestamptz;--> statement-breakpoint
CREATE INDEX "telegram_updates_open" ON "telegram_updates" USING btree ("chat_id","update_id") WHERE coalesce("telegram_updates"."processed_at", 'infinity'::timestamptz) = 'infinity'::timestamptz;