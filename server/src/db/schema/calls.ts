import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CallAnalysis, CallSignal, CallTrace, Lead, Source } from 'shared-types'
import { accountOfParent, createdAt, id, moment } from '../columns.ts'
import { callerWords, NO_PENDING_LIST, numberEnds, wordsOf } from '../search.ts'
import { agents } from './agents.ts'
import { control, sentimentType } from './conversations.ts'
import { users } from './users.ts'

export const callChannel = pgEnum('call_channel', ['phone', 'browser'])
/** What happens on the line: the agent talks, the owner's phone rings, the two talk, a message is recorded, it is over. */
export const callStage = pgEnum('call_stage', [
  'talking',
  'dialling',
  'connected',
  'voicemail',
  'ending',
  'ended',
])
export const callDecision = pgEnum('call_decision', ['connect', 'take_message', 'end'])
export const callSpeaker = pgEnum('call_speaker', ['user', 'agent', 'admin'])

/** A call that left a message, or rang the owner in vain, and that nobody has opened: as its index has it. */
export const MISSED_CALL = `read_at is null and channel = 'phone' and ended_at is not null and accepted_at is null
  and (decision = 'take_message' or dialled_at is not null or recording_url is not null)`

export const calls = pgTable(
  'calls',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agentId: uuid()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Twilio's identifier; a repeated webhook meets the same row. */
    callSid: text().notNull().unique(),
    channel: callChannel().notNull(),
    /** E.164, or `anonymous`, or `client:…` for a call from the browser. */
    fromNumber: text().notNull(),
    toNumber: text().notNull(),
    /** As the carrier said, which it need not. */
    forwardedFrom: text(),
    /** Caller name of the network (CNAM). */
    networkName: text(),
    /** ISO 3166 alpha-2. */
    callerCountry: text(),
    callerState: text(),
    callerZip: text(),
    stirVerstat: text(),
    /** In Twilio's words: ringing, in-progress, completed, busy, failed, no-answer, canceled. */
    status: text().notNull(),
    stage: callStage().notNull().default('talking'),
    readAt: moment(),
    decision: callDecision(),
    signals: jsonb().$type<CallSignal[]>().notNull().default([]),
    /** What the agent has to remember to go on after a dropped socket; the script's own shape. */
    script: jsonb().$type<unknown>(),
    callerName: text(),
    callReason: text(),
    referral: text(),
    /** What a sales call brought; null for screened calls. */
    lead: jsonb().$type<Lead>(),
    /** Null until somebody asked for it; the same ever after. */
    analysis: jsonb().$type<CallAnalysis>(),
    /** Somebody is making the analysis since then. */
    analysingSince: moment(),
    /** How the caller sounds, -1 to 1; null before a word was said. */
    sentimentScore: real(),
    sentiment: sentimentType(),
    control: control().notNull().default('bot'),
    /** Grows with every change of `control`. */
    epoch: integer().notNull().default(0),
    /** `seq` of the newest message. */
    lastSeq: integer().notNull().default(0),
    /** Admits one relay socket, once; null when it was used. */
    relayTicket: text(),
    /** Twilio's `sessionId` of the relay in use or last used. */
    relaySession: text(),
    /** ISO 639-1, where it became another than the agent's. */
    language: text(),
    /** How often the relay was opened: a line that always drops is given up. */
    relays: integer().notNull().default(0),
    /** When the owner's phone began to ring, and the number it rang. */
    dialledAt: moment(),
    dialledNumber: text(),
    /** When the owner pressed 1; null when nobody took the call. */
    acceptedAt: moment(),
    recordingUrl: text(),
    recordingSeconds: integer(),
    /** Last sign of life; a call without one for long is over. */
    seenAt: moment().notNull().defaultNow(),
    startedAt: createdAt(),
    endedAt: moment(),
    durationSeconds: integer(),
  },
  (table) => [
    uniqueIndex('calls_account').on(table.userId, table.id),
    index('calls_newest').on(table.userId, table.startedAt, table.id),
    index('calls_agent').on(table.agentId),
    index('calls_caller').on(table.userId, table.fromNumber),
    // Holds only the calls in progress.
    index('calls_live')
      .on(table.userId, table.seenAt)
      .where(sql`${table.endedAt} is null`),
    index('calls_not_read')
      .on(table.userId, table.startedAt)
      .where(sql`${table.readAt} is null`),
    // Holds only messages and calls nobody took, until somebody opens them.
    index('calls_missed').on(table.userId, table.startedAt).where(sql.raw(MISSED_CALL)),
    index('calls_words')
      .using('gin', sql.raw(wordsOf(callerWords(), 'started_at')))
      .with(NO_PENDING_LIST),
    index('calls_digits')
      .using('gin', sql.raw(wordsOf(numberEnds(), 'started_at')))
      .with(NO_PENDING_LIST),
  ],
)

export const callMessages = pgTable(
  'call_messages',
  {
    id: id(),
    userId: accountOfParent(),
    /** Filled in as `userId` is. */
    agentId: accountOfParent(),
    callId: uuid()
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    /** Order within the call, from 1. */
    seq: integer().notNull(),
    entityType: callSpeaker().notNull(),
    /** What the other side heard. */
    content: text().notNull(),
    /** What would have been said, where the caller cut in; null otherwise. */
    said: text(),
    /** Cut by an interruption or the end of the call. */
    cut: boolean().notNull().default(false),
    /** When an admin's words went out to the caller; null for what is to be spoken, and for others. */
    spokenAt: moment(),
    /** What an answer was taken from. */
    sources: jsonb().$type<Source[]>().notNull().default([]),
    /** Null for people, and for words that answer nothing. */
    trace: jsonb().$type<CallTrace>(),
    /** As of a message of a conversation. */
    why: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('call_messages_seq').on(table.callId, table.seq),
    index('call_messages_measured')
      .on(table.userId, table.agentId, table.createdAt)
      .where(sql`${table.trace} is not null`),
    index('call_messages_words')
      .using('gin', sql.raw(wordsOf('content', 'created_at')))
      .with(NO_PENDING_LIST),
  ],
)

/** Messages the carrier recorded. Without a call it is to be deleted at the carrier: its log is gone. */
export const callRecordings = pgTable(
  'call_recordings',
  {
    /** The carrier's identifier. */
    sid: text().primaryKey(),
    userId: accountOfParent(),
    callId: uuid().references(() => calls.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** To delete it. */
    attempts: integer().notNull().default(0),
    /** Not to be deleted before. */
    dueAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('call_recordings_call').on(table.callId),
    index('call_recordings_left')
      .on(table.dueAt)
      .where(sql`${table.callId} is null`),
  ],
)

/** The owner's rules for screening, per agent; no row means none. */
export const screeningRules = pgTable('screening_rules', {
  userId: accountOfParent(),
  agentId: uuid()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** E.164. */
  allowNumbers: jsonb().$type<string[]>().notNull().default([]),
  blockNumbers: jsonb().$type<string[]>().notNull().default([]),
  /** Whose a number on either list is, by the number; not every one has a name. */
  numberNames: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** What the release before this one writes of hours at which nobody is disturbed; a trigger keeps it as opening hours of the agent. */
  quietFrom: text(),
  quietTo: text(),
  timeZone: text().notNull().default('America/New_York'),
})
