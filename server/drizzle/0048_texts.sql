CREATE TABLE "local_carrier_opt_outs" (
	"number" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "local_carrier_opt_outs_number_phone_pk" PRIMARY KEY("number","phone")
);
--> statement-breakpoint
CREATE TABLE "received_texts" (
	"sid" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "received_texts_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"text" text NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"opt_out" text,
	"country_code" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "text_opt_outs" (
	"number" text NOT NULL,
	"phone_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_opt_outs_number_phone_hash_pk" PRIMARY KEY("number","phone_hash")
);
--> statement-breakpoint
CREATE TABLE "text_outbox" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_outbox_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"text" text NOT NULL,
	"segments" integer NOT NULL,
	"is_shortened" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "text_threads" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"queued_seq" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "local_carrier_numbers" ADD COLUMN "sms_url" text;--> statement-breakpoint
ALTER TABLE "phone_numbers" ADD COLUMN "text_url" text;--> statement-breakpoint
ALTER TABLE "text_outbox" ADD CONSTRAINT "text_outbox_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_outbox" ADD CONSTRAINT "text_outbox_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_threads" ADD CONSTRAINT "text_threads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_threads" ADD CONSTRAINT "text_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_threads" ADD CONSTRAINT "text_threads_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_texts_waiting" ON "received_texts" USING btree ("ours","theirs","position") WHERE "received_texts"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "received_texts_processed" ON "received_texts" USING btree ("processed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "text_outbox_message" ON "text_outbox" USING btree ("message_id","part");--> statement-breakpoint
CREATE INDEX "text_outbox_conversation" ON "text_outbox" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "text_outbox_waiting" ON "text_outbox" USING btree ("position") WHERE "text_outbox"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "text_threads_pair" ON "text_threads" USING btree ("agent_id","ours","theirs");--> statement-breakpoint
CREATE INDEX "text_threads_account" ON "text_threads" USING btree ("user_id","theirs");--> statement-breakpoint
CREATE INDEX "text_threads_numbers" ON "text_threads" USING btree ("ours","theirs");