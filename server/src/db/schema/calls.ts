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
/** What happens on the line: the agent talks, the owner's phone rings, both talk, a message is recorded, the call is over. */
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

/**
 * Condition: a call that left a message, or rang the owner in vain, and that nobody has opened. Word for word the condition of its index.
 */
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
    /** Number that forwarded the call, where the carrier reports it. */
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
    /** State of the agent's script, from which a call continues after its connection dropped. */
    script: jsonb().$type<unknown>(),
    callerName: text(),
    callReason: text(),
    referral: text(),
    /** What a sales call brought; null for screened calls. */
    lead: jsonb().$type<Lead>(),
    /** The analysis; null until somebody asked for it, and never changed after that. */
    analysis: jsonb().$type<CallAnalysis>(),
    /** Since when a request is making the analysis. */
    analysingSince: moment(),
    /** How the caller sounds, -1 to 1; null before a word was said. */
    sentimentScore: real(),
    sentiment: sentimentType(),
    control: control().notNull().default('bot'),
    /** Grows with every change of `control`. */
    epoch: integer().notNull().default(0),
    /** `seq` of the newest message. */
    lastSeq: integer().notNull().default(0),
    /** Ticket that lets in one relay socket, once; null when it was used. */
    relayTicket: text(),
    /** Twilio's `sessionId` of the relay in use or last used. */
    relaySession: text(),
    /** Language of the call as ISO 639-1, where it changed from the agent's; null otherwise. */
    language: text(),
    /** How often the relay was opened: a line that keeps dropping is given up. */
    relays: integer().notNull().default(0),
    /** When the owner's phone began to ring, and the number it rang. */
    dialledAt: moment(),
    dialledNumber: text(),
    /** When the phone that rings now was picked up, by a person or a mailbox; null before that. */
    pickedUpAt: moment(),
    /** When the owner pressed 1; null if nobody took the call. */
    acceptedAt: moment(),
    recordingUrl: text(),
    recordingSeconds: integer(),
    /** Last sign of life; without one for long, the call counts as over. */
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
    // Only missed calls that nobody has opened yet.
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
    /** Filled in by a trigger, like `userId`. */
    agentId: accountOfParent(),
    callId: uuid()
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    /** Order within the call, starting at 1. */
    seq: integer().notNull(),
    entityType: callSpeaker().notNull(),
    /** What the other side heard. */
    content: text().notNull(),
    /** The whole text that was to be said, when the caller interrupted it; null otherwise. */
    said: text(),
    /** True when it was cut by an interruption or the end of the call. */
    cut: boolean().notNull().default(false),
    /** When an admin's words were sent to be spoken; null before that, and for others. */
    spokenAt: moment(),
    /** Sources of an answer. */
    sources: jsonb().$type<Source[]>().notNull().default([]),
    /** Null for people, and for words that answer nothing. */
    trace: jsonb().$type<CallTrace>(),
    /** Reasons for the answer, as in messages of conversations. */
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

/** Messages recorded by the carrier. One without a call has to be deleted at the carrier, because its log was deleted. */
export const callRecordings = pgTable(
  'call_recordings',
  {
    /** The carrier's identifier. */
    sid: text().primaryKey(),
    userId: accountOfParent(),
    callId: uuid().references(() => calls.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Number of attempts to delete it. */
    attempts: integer().notNull().default(0),
    /** Earliest time of the next attempt to delete it. */
    dueAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('call_recordings_call').on(table.callId),
    index('call_recordings_left')
      .on(table.dueAt)
      .where(sql`${table.callId} is null`),
  ],
)

/** Screening rules of an agent; none without a row. */
export const screeningRules = pgTable('screening_rules', {
  userId: accountOfParent(),
  agentId: uuid()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Numbers as E.164. */
  allowNumbers: jsonb().$type<string[]>().notNull().default([]),
  blockNumbers: jsonb().$type<string[]>().notNull().default([]),
  /** Names for numbers on either list, by number; a number may have no name. */
  numberNames: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Quiet hours as the previous release writes them; a trigger turns them into opening hours of the agent. */
  quietFrom: text(),
  quietTo: text(),
  timeZone: text().notNull().default('America/New_York'),
})
