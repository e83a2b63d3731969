import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OpeningHours } from 'shared-types'
import { createdAt, id, leasedUntil, moment } from '../columns.ts'
import { agents } from './agents.ts'
import { calls } from './calls.ts'
import { conversations } from './conversations.ts'
import { account } from './users.ts'

const int8range = customType<{ data: string }>({ dataType: () => 'int8range' })

/** When appointments with an agent's people may be booked, and what is asked for. One for each agent. */
export const schedules = pgTable(
  'schedules',
  {
    id: id(),
    userId: account(),
    /** Null once the agent is deleted: nothing more can be booked, and existing appointments stay. */
    agentId: uuid()
      .unique()
      .references(() => agents.id, { onDelete: 'set null' }),
    /** Part of the address of its public page; impossible to guess. */
    code: text().notNull().unique(),
    isOn: boolean().notNull().default(true),
    title: text().notNull(),
    hours: jsonb().$type<OpeningHours>().notNull(),
    lengthMinutes: integer().notNull(),
    /** Minutes kept free before and after each appointment. */
    beforeMinutes: integer().notNull().default(0),
    afterMinutes: integer().notNull().default(0),
    /** Minimum notice: an appointment begins at least this long after it is booked. */
    noticeMinutes: integer().notNull(),
    aheadDays: integer().notNull(),
    askPhone: text({ enum: ['no', 'optional', 'required'] }).notNull(),
    /** Minutes before the appointment at which the visitor is reminded; null for no reminder. */
    remindMinutes: integer(),
    createdAt: createdAt(),
  },
  (table) => [index('schedules_account').on(table.userId)],
)

/** The people who take the appointments of a schedule, in turn. */
export const schedulePeople = pgTable(
  'schedule_people',
  {
    id: id(),
    userId: account(),
    scheduleId: uuid()
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    /** A number that no other person has, so that the database can compare times of one person; see `taken`. */
    lane: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Where invitations are sent; null for nowhere. */
    email: text(),
    position: integer().notNull(),
    /** When they were removed from the schedule: they get no new appointments, and keep those they have. */
    leftAt: moment(),
  },
  (table) => [
    index('schedule_people_schedule').on(table.scheduleId, table.position),
    index('schedule_people_account').on(table.userId),
  ],
)

/**
 * Appointments of visitors with a person. An exclusion constraint, which Drizzle cannot express, prevents `taken` of two appointments from
 * overlapping unless one is cancelled: see the migration.
 */
export const bookedAppointments = pgTable(
  'booked_appointments',
  {
    /** Without its dashes, also the id of the event in an outside calendar. */
    id: id(),
    userId: account(),
    scheduleId: uuid()
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => schedulePeople.id, { onDelete: 'cascade' }),
    /** `held`: chosen by a visitor who is still asked for their name; free again after `heldUntil`. */
    state: text({ enum: ['held', 'confirmed', 'cancelled'] }).notNull(),
    heldUntil: moment(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The minutes since 1970 that it occupies, including those before and after it, offset by the person's lane times 2^32. */
    taken: int8range().notNull(),
    /** Increased with each change of the time, as in an iCalendar file. */
    sequence: integer().notNull().default(0),
    name: text().notNull().default(''),
    email: text(),
    phone: text(),
    /** What the visitor wants it for, and with whom, in their own words; null where they only chose a time. */
    note: text(),
    /** The visitor's time zone (IANA) and language, for emails to them. */
    timeZone: text().notNull(),
    language: text().notNull(),
    /** The conversation in which it was agreed; null for the public page. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'set null' }),
    callId: uuid().references(() => calls.id, { onDelete: 'set null' }),
    /**
     * The agent on whose public page it was booked; null when it was agreed in a conversation or a call. The database fills it in. Without a
     * foreign key, so that the reports still know it when the agent is deleted.
     */
    pageAgentId: uuid(),
    /** Its id in an outside calendar, and the `sequence` last sent there; null when nothing was sent. */
    outsideId: text(),
    outsideSequence: integer(),
    /** Address at which the visitor must also confirm it, for vendors that require that. */
    confirmAt: text(),
    confirmedAt: moment(),
    cancelledAt: moment(),
    cancelledBy: text({ enum: ['visitor', 'owner', 'calendar', 'erasure'] }),
    createdAt: createdAt(),
  },
  (table) => [
    index('booked_appointments_account').on(table.userId, table.startsAt, table.id),
    index('booked_appointments_schedule').on(table.scheduleId, table.endsAt),
    index('booked_appointments_person').on(table.personId, table.endsAt),
    index('booked_appointments_conversation').on(table.conversationId),
    index('booked_appointments_call').on(table.callId),
    index('booked_appointments_held')
      .on(table.heldUntil)
      .where(sql`${table.state} = 'held'`),
  ],
)

/** Messages to send about an appointment: by email or text to the people involved, and to an outside calendar. */
export const appointmentOutbox = pgTable(
  'appointment_outbox',
  {
    /** Part of the Message-ID, so that mail programs recognize a mail that is sent twice. */
    id: id(),
    userId: account(),
    appointmentId: uuid()
      .notNull()
      .references(() => bookedAppointments.id, { onDelete: 'cascade' }),
    /** `calendar` has a single row, which becomes due again after each change. */
    recipient: text({ enum: ['visitor', 'person', 'calendar'] }).notNull(),
    kind: text({ enum: ['booked', 'moved', 'cancelled', 'reminder', 'event'] }).notNull(),
    /** The `sequence` of the appointment that the message is about; when that has increased meanwhile, it is not sent. */
    sequence: integer().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** Earliest time to send it. */
    dueAt: moment().notNull().defaultNow(),
    leasedUntil: leasedUntil('leased_until'),
    /** When it was sent or given up; null while it waits to be sent. */
    settledAt: moment(),
    /** A sentence for the owner when it was given up; null otherwise. */
    failure: text(),
  },
  (table) => [
    index('appointment_outbox_waiting')
      .on(table.dueAt)
      .where(sql`${table.settledAt} is null`),
    uniqueIndex('appointment_outbox_once')
      .on(table.appointmentId, table.recipient, table.kind, table.sequence)
      .where(sql`${table.recipient} <> 'calendar'`),
    uniqueIndex('appointment_outbox_calendar')
      .on(table.appointmentId)
      .where(sql`${table.recipient} = 'calendar'`),
    index('appointment_outbox_account').on(table.userId),
    index('appointment_outbox_appointment').on(table.appointmentId),
  ],
)
