CREATE TABLE "appointment_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "booked_appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"taken" "int8range" NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"conversation_id" uuid,
	"call_id" uuid,
	"outside_id" text,
	"outside_sequence" integer,
	"confirm_at" text,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"schedule_id" uuid NOT NULL,
	"lane" bigint GENERATED ALWAYS AS IDENTITY (sequence name "schedule_people_lane_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text,
	"position" integer NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid,
	"code" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"hours" jsonb NOT NULL,
	"length_minutes" integer NOT NULL,
	"before_minutes" integer DEFAULT 0 NOT NULL,
	"after_minutes" integer DEFAULT 0 NOT NULL,
	"notice_minutes" integer NOT NULL,
	"ahead_days" integer NOT NULL,
	"ask_phone" text NOT NULL,
	"remind_minutes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedules_agentId_unique" UNIQUE("agent_id"),
	CONSTRAINT "schedules_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "appointment_outbox" ADD CONSTRAINT "appointment_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_outbox" ADD CONSTRAINT "appointment_outbox_appointment_id_booked_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."booked_appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_appointments" ADD CONSTRAINT "booked_appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_appointments" ADD CONSTRAINT "booked_appointments_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_appointments" ADD CONSTRAINT "booked_appointments_person_id_schedule_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."schedule_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_appointments" ADD CONSTRAINT "booked_appointments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_appointments" ADD CONSTRAINT "booked_appointments_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_people" ADD CONSTRAINT "schedule_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_people" ADD CONSTRAINT "schedule_people_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_outbox_waiting" ON "appointment_outbox" USING btree ("due_at") WHERE "appointment_outbox"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_outbox_once" ON "appointment_outbox" USING btree ("appointment_id","recipient","kind","sequence") WHERE "appointment_outbox"."recipient" <> 'calendar';--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_outbox_calendar" ON "appointment_outbox" USING btree ("appointment_id") WHERE "appointment_outbox"."recipient" = 'calendar';--> statement-breakpoint
CREATE INDEX "appointment_outbox_account" ON "appointment_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booked_appointments_account" ON "booked_appointments" USING btree ("user_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "booked_appointments_schedule" ON "booked_appointments" USING btree ("schedule_id","ends_at");--> statement-breakpoint
CREATE INDEX "booked_appointments_person" ON "booked_appointments" USING btree ("person_id","ends_at");--> statement-breakpoint
CREATE INDEX "booked_appointments_conversation" ON "booked_appointments" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "booked_appointments_call" ON "booked_appointments" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "booked_appointments_held" ON "booked_appointments" USING btree ("held_until") WHERE "booked_appointments"."state" = 'held';--> statement-breakpoint
CREATE INDEX "schedule_people_schedule" ON "schedule_people" USING btree ("schedule_id","position");--> statement-breakpoint
CREATE INDEX "schedule_people_account" ON "schedule_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "schedules_account" ON "schedules" USING btree ("user_id");--> statement-breakpoint
-- Two appointments never take the same minute of one person, whoever writes them and from where.
ALTER TABLE booked_appointments ADD CONSTRAINT booked_appointments_apart EXCLUDE USING gist (taken WITH &&) WHERE (state <> 'cancelled');
--> statement-breakpoint
CREATE TRIGGER follow_booked AFTER UPDATE ON booked_appointments FOR EACH ROW WHEN (old.state = 'held' AND new.state = 'confirmed') EXECUTE FUNCTION follow_appointment();
--> statement-breakpoint
CREATE TRIGGER follow_booked_at_once AFTER INSERT ON booked_appointments FOR EACH ROW WHEN (new.state = 'confirmed') EXECUTE FUNCTION follow_appointment();
--> statement-breakpoint
CREATE FUNCTION webhook_of_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM webhook_event(new.user_id, tg_argv[0], 'booked:' || new.id || ':' || tg_argv[0] || ':' || new.sequence,
		jsonb_build_object('appointment_id', new.id, 'agent_id', s.agent_id, 'conversation_id', new.conversation_id, 'call_id', new.call_id,
			'title', s.title, 'with', p.name, 'starts_at', webhook_time(new.starts_at), 'ends_at', webhook_time(new.ends_at), 'time_zone', new.time_zone,
			'name', new.name, 'email', new.email, 'phone', new.phone, 'cancelled_by', new.cancelled_by),
		new.conversation_id, NULL, new.call_id)
	FROM schedules s, schedule_people p WHERE s.id = new.schedule_id AND p.id = new.person_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_booked AFTER UPDATE ON booked_appointments FOR EACH ROW WHEN (old.state = 'held' AND new.state = 'confirmed' AND webhook_wanted(new.user_id, 'appointment.booked')) EXECUTE FUNCTION webhook_of_booked('appointment.booked');
--> statement-breakpoint
CREATE TRIGGER webhook_moved AFTER UPDATE ON booked_appointments FOR EACH ROW WHEN (old.state = 'confirmed' AND new.state = 'confirmed' AND old.starts_at <> new.starts_at AND webhook_wanted(new.user_id, 'appointment.moved')) EXECUTE FUNCTION webhook_of_booked('appointment.moved');
--> statement-breakpoint
CREATE TRIGGER webhook_cancelled AFTER UPDATE ON booked_appointments FOR EACH ROW WHEN (old.state = 'confirmed' AND new.state = 'cancelled' AND new.cancelled_by <> 'erasure' AND webhook_wanted(new.user_id, 'appointment.cancelled')) EXECUTE FUNCTION webhook_of_booked('appointment.cancelled');
