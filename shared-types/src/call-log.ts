import * as z from 'zod/mini'
import { AppointmentRequest } from './appointments.ts'
import { AgentType } from './agents.ts'
import { Id, Sentiment, Timestamp } from './common.ts'
import { Source } from './messages.ts'

/** One reason for (`weight` above 0) or against putting a call through; `because` is a sentence for the owner. */
export const CallSignal = z.object({ name: z.string(), weight: z.number(), because: z.string() })
export type CallSignal = z.infer<typeof CallSignal>

/**
 * When each step of a spoken reply happened, in milliseconds after the caller's last word was heard; null for a step that never
 * did.
 */
export const CallTrace = z.object({
  /** When the caller's last word was heard. */
  heard: Timestamp,
  /** The knowledge had been searched. */
  retrieved: z.nullable(z.number()),
  /** The first word of the reply left the server. */
  first_token: z.nullable(z.number()),
  /** The carrier began to speak the reply. */
  spoken: z.nullable(z.number()),
})
export type CallTrace = z.infer<typeof CallTrace>

/** What a sales agent learnt about the caller. */
export const Lead = z.object({
  name: z.nullable(z.string()),
  need: z.nullable(z.string()),
  contact: z.nullable(z.string()),
})
export type Lead = z.infer<typeof Lead>

/** Text message with a link. `promised`: the agent announced it to the caller, and it is being sent. */
export const TextedLink = z.object({
  state: z.enum(['promised', 'sent', 'failed']),
  /** Why the message could not be sent, in a sentence for the owner; null otherwise. */
  failure: z.nullable(z.string()),
  clicks: z.number(),
})
export type TextedLink = z.infer<typeof TextedLink>

/** What is happening on the line. */
export const CallStage = z.enum([
  'talking',
  'dialling',
  'connected',
  'voicemail',
  'ending',
  'ended',
])
export type CallStage = z.infer<typeof CallStage>

export const CallAnalysis = z.object({
  sentiment: z.string(),
  /** From 0 to 100. */
  confidence: z.number(),
  suggested_action: z.string(),
  type: Sentiment,
  red_flags: z.union([z.string(), z.array(z.string())]),
})
export type CallAnalysis = z.infer<typeof CallAnalysis>

export const CallMessage = z.object({
  id: Id,
  /** `user` is the caller; anything else is the agent. */
  entity_type: z.string(),
  /** What was actually spoken, which is less than the whole reply where it was cut. */
  content: z.string(),
  created_at: Timestamp,
  /** The speech was cut off by an interruption or by the end of the call. */
  cut: z.optional(z.boolean()),
  trace: z.optional(z.nullable(CallTrace)),
  /** Knowledge from which the answer was taken. */
  sources: z.optional(z.array(Source)),
})
export type CallMessage = z.infer<typeof CallMessage>

export const VoiceMessage = z.object({
  /** Whether there is sound to play at `RECORDING_PATH`; a call from the browser leaves text only. */
  has_sound: z.boolean(),
  seconds: z.nullable(z.number()),
  /** Transcript by the carrier; null where there is none. */
  text: z.nullable(z.string()),
})
export type VoiceMessage = z.infer<typeof VoiceMessage>

/** Path of a WAV recording. It serves byte ranges to players that ask for them, and needs the session cookie. */
export const RECORDING_PATH = '/call-logs/recording/:id'

/** An appointment that was agreed on in a call. Its fields are repeated here, because `schedules.ts` would be loaded with every inbox. */
export const BookedInCall = z.object({
  id: Id,
  state: z.enum(['confirmed', 'cancelled']),
  starts_at: Timestamp,
  /** The person who takes it. */
  person: z.string(),
  /** The name it was booked under; empty after the caller was erased. */
  name: z.string(),
})
export type BookedInCall = z.infer<typeof BookedInCall>

export const CallLog = z.object({
  id: Id,
  created_at: Timestamp,
  from_number: z.string(),
  /** Name that the address book has for the caller's number; null where it has none. */
  contact: z.optional(z.nullable(z.string())),
  caller_country: z.nullable(z.string()),
  caller_state: z.nullable(z.string()),
  zip_code: z.nullable(z.string()),
  read: z.boolean(),
  agent: z.object({ id: Id, name: z.string(), type: AgentType }),
  logEntry: z.nullable(
    z.object({
      callerName: z.nullable(z.string()),
      callReason: z.nullable(z.string()),
      referral: z.nullable(z.string()),
    }),
  ),
  analysis: z.nullable(CallAnalysis),
  messages: z.array(CallMessage),
  /** True while the call is in progress, so that messages may still be added. */
  live: z.optional(z.boolean()),
  stage: z.optional(CallStage),
  control: z.optional(z.enum(['bot', 'admin'])),
  channel: z.optional(z.enum(['phone', 'browser'])),
  /** What the agent decided to do with the call; null before it decided, and for agents that do not screen calls. */
  decision: z.optional(z.nullable(z.enum(['connect', 'take_message', 'end']))),
  /** What came of ringing the owner's phone; null where it was not rung. */
  rang: z.optional(z.nullable(z.enum(['ringing', 'answered', 'unanswered']))),
  signals: z.optional(z.array(CallSignal)),
  lead: z.optional(z.nullable(Lead)),
  /** The text message with the booking link that was sent to the caller; null where none was. */
  booking: z.optional(z.nullable(TextedLink)),
  /** The times this caller asked for, oldest first. */
  appointments: z.optional(z.array(AppointmentRequest)),
  /** The appointments that were booked in the call, in the order in which they were made. */
  booked: z.optional(z.array(BookedInCall)),
  /** Length in seconds; null while the call is in progress. */
  duration: z.optional(z.nullable(z.number())),
  /** The message the caller left after the tone; null where nothing was recorded. */
  voice_message: z.optional(z.nullable(VoiceMessage)),
  /** Excerpt of the newest transcript line that matches the search; absent where only the caller's name or number matches. */
  match: z.optional(z.string()),
})
export type CallLog = z.infer<typeof CallLog>

const Percentiles = z.nullable(z.object({ p50: z.number(), p95: z.number() }))

/** How long replies took, in milliseconds after the caller's last word; null where nothing was measured. */
export const CallLatency = z.object({
  replies: z.number(),
  retrieved: Percentiles,
  first_token: Percentiles,
  spoken: Percentiles,
})
export type CallLatency = z.infer<typeof CallLatency>
