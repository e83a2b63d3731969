CREATE TABLE "local_telegram_chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"chat_id" bigint NOT NULL,
	"migrated_from" bigint,
	"title" text NOT NULL,
	"type" text DEFAULT 'group' NOT NULL,
	"has_bot" boolean DEFAULT true NOT NULL,
	"last_message_id" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_telegram_chats_chatId_unique" UNIQUE("chat_id"),
	CONSTRAINT "local_telegram_chats_migratedFrom_unique" UNIQUE("migrated_from")
);
--> statement-breakpoint
CREATE TABLE "local_telegram_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat" uuid NOT NULL,
	"message_id" bigint NOT NULL,
	"message" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_telegram_updates" (
	"update_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_telegram_updates_update_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000 CACHE 1),
	"update" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_telegram_webhook" (
	"bot_id" bigint PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"integration_id" uuid,
	"chat_id" bigint NOT NULL,
	"title" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_groups_chatId_unique" UNIQUE("chat_id")
);
--> statement-breakpoint
CREATE TABLE "telegram_outbox" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "telegram_outbox_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chat_id" bigint NOT NULL,
	"text" text,
	"reply_to" bigint,
	"message_id" uuid,
	"part" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"sent_id" bigint
);
--> statement-breakpoint
CREATE TABLE "telegram_polling" (
	"bot_id" bigint PRIMARY KEY NOT NULL,
	"node" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_threads" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"group_title" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"last_message_id" bigint,
	"queued_seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_updates" (
	"bot_id" bigint NOT NULL,
	"update_id" bigint NOT NULL,
	"chat_id" bigint NOT NULL,
	"update" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "telegram_updates_bot_id_update_id_pk" PRIMARY KEY("bot_id","update_id")
);
--> statement-breakpoint
ALTER TABLE "local_telegram_chats" ADD CONSTRAINT "local_telegram_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_telegram_messages" ADD CONSTRAINT "local_telegram_messages_chat_local_telegram_chats_id_fk" FOREIGN KEY ("chat") REFERENCES "public"."local_telegram_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_groups" ADD CONSTRAINT "telegram_groups_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_outbox" ADD CONSTRAINT "telegram_outbox_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_threads" ADD CONSTRAINT "telegram_threads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_threads" ADD CONSTRAINT "telegram_threads_group_id_telegram_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."telegram_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_telegram_chats_user" ON "local_telegram_chats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "local_telegram_messages_chat" ON "local_telegram_messages" USING btree ("chat","message_id");--> statement-breakpoint
CREATE INDEX "telegram_groups_integration" ON "telegram_groups" USING btree ("integration_id","linked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "telegram_outbox_message" ON "telegram_outbox" USING btree ("message_id","part");--> statement-breakpoint
CREATE INDEX "telegram_outbox_waiting" ON "telegram_outbox" USING btree ("chat_id","position") WHERE "telegram_outbox"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "telegram_outbox_settled" ON "telegram_outbox" USING btree ("settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "telegram_threads_sender" ON "telegram_threads" USING btree ("group_id","sender_id");--> statement-breakpoint
CREATE INDEX "telegram_updates_waiting" ON "telegram_updates" USING btree ("chat_id","update_id") WHERE "telegram_updates"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "telegram_updates_processed" ON "telegram_updates" USING btree ("processed_at");