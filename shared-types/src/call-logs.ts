import * as z from 'zod/mini'
import { AppointmentRequest } from './appointments.ts'
import { AgentType } from './agents.ts'
import { Count, Id, idParams, Nothing, PageNumber, Sentiment, Timestamp } from './common.ts'
import { Source } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { CALL_LOG_PAGE, CALL_WORDS_MAX } from './limits.ts'
import { searchQuery } from './search.ts'

/** One reason for (above 0) or against putting a call through; `because` is a sentence for the owner. */
export const CallSignal = z.object({ name: z.string(), weight: z.number(), because: z.string() })
export type CallSignal = z.infer<typeof CallSignal>

/** How a spoken reply came about, in milliseconds after the caller's last word was heard; null for what did not happen. */
export const CallTrace = z.object({
  /** When the caller's last word was heard. */
  heard: Timestamp,
  /** What was looked up was found. */
  retrieved: z.nullable(z.number()),
  /** The first word of the reply left the server. */
  first_token: z.nullable(z.number()),
  /** The carrier began to speak it. */
  spoken: z.nullable(z.number()),
})
export type CallTrace = z.infer<typeof CallTrace>

/** What a sales call brought. */
export const Lead = z.object({
  name: z.nullable(z.string()),
  need: z.nullable(z.string()),
  contact: z.nullable(z.string()),
})
export type Lead = z.infer<typeof Lead>

/** `promised`: the agent said so, and it is on its way. */
export const TextedLink = z.object({
  state: z.enum(['promised', 'sent', 'failed']),
  /** A sentence where it failed. */
  failure: z.nullable(z.string()),
  clicks: z.number(),
})
export type TextedLink = z.infer<typeof TextedLink>

/** What happens on the line of a call. */
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
  /** 0 to 100. */
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
  /** What the other side heard. */
  content: z.string(),
  created_at: Timestamp,
  /** Cut by an interruption or the end of the call. */
  cut: z.optional(z.boolean()),
  trace: z.optional(z.nullable(CallTrace)),
  /** What an answer was taken from. */
  sources: z.optional(z.array(Source)),
})
export type CallMessage = z.infer<typeof CallMessage>

export const VoiceMessage = z.object({
  /** Whether there is sound to play at `RECORDING_PATH`; a call from the browser carries words instead. */
  has_sound: z.boolean(),
  seconds: z.nullable(z.number()),
  /** What the carrier understood. */
  text: z.nullable(z.string()),
})
export type VoiceMessage = z.infer<typeof VoiceMessage>

/** WAV, in ranges where a player asks for them; session cookie. */
export const RECORDING_PATH = '/call-logs/recording/:id'

export const CallLog = z.object({
  id: Id,
  created_at: Timestamp,
  from_number: z.string(),
  /** Whose number it is in the address book; null where it is in none. */
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
  /** The call is in progress; its messages grow. */
  live: z.optional(z.boolean()),
  stage: z.optional(CallStage),
  control: z.optional(z.enum(['bot', 'admin'])),
  channel: z.optional(z.enum(['phone', 'browser'])),
  /** What the agent decided; null before it did, and for agents that screen nobody. */
  decision: z.optional(z.nullable(z.enum(['connect', 'take_message', 'end']))),
  /** What came of ringing the owner's phone; null where it was not rung. */
  rang: z.optional(z.nullable(z.enum(['ringing', 'answered', 'unanswered']))),
  signals: z.optional(z.array(CallSignal)),
  lead: z.optional(z.nullable(Lead)),
  /** The link to the booking page that was texted to the caller; null where none was. */
  booking: z.optional(z.nullable(TextedLink)),
  /** The times this caller asked for, oldest first. */
  appointments: z.optional(z.array(AppointmentRequest)),
  /** Seconds; null while it is in progress. */
  duration: z.optional(z.nullable(z.number())),
  /** What the caller left after the tone; null where nothing was recorded. */
  voice_message: z.optional(z.nullable(VoiceMessage)),
  /** Where the newest words of the transcript that a search found have them; absent when only the caller does. */
  match: z.optional(z.string()),
})
export type CallLog = z.infer<typeof CallLog>

const Percentiles = z.nullable(z.object({ p50: z.number(), p95: z.number() }))

/** Milliseconds after the caller's last word; null where there is nothing to measure. */
export const CallLatency = z.object({
  replies: z.number(),
  retrieved: Percentiles,
  first_token: Percentiles,
  spoken: Percentiles,
})
export type CallLatency = z.infer<typeof CallLatency>

export const callLogs = {
  list: endpoint({
    method: 'GET',
    path: '/call-logs',
    summary:
      'Call logs, newest first; those with the words of `q` in the caller or the transcript, or in the time it names.',
    query: z.object({
      page: PageNumber,
      limit: z._default(Count(1, 100), CALL_LOG_PAGE),
      ...searchQuery,
    }),
    response: z.object({ logs: z.array(CallLog), meta: z.object({ total: z.number() }) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/call-logs/:id',
    summary: 'A call log, wherever it stands in the list.',
    params: idParams,
    response: CallLog,
  }),
  exported: endpoint({
    method: 'GET',
    path: '/call-logs/export',
    summary: 'Call logs as CSV, a line a call; those the list finds for `q`.',
    query: z.object(searchQuery),
    response: z.string(),
  }),
  unread: endpoint({
    method: 'GET',
    path: '/call-logs/unread',
    summary: 'The newest 100 call logs nobody has opened.',
    response: z.array(z.object({ id: Id })),
  }),
  markRead: endpoint({
    method: 'PATCH',
    path: '/call-logs/mark-read/:id',
    summary: 'Marks a call log read.',
    params: idParams,
    response: Nothing,
  }),
  analysis: endpoint({
    method: 'GET',
    path: '/call-logs/analysis/:id',
    summary: 'What to make of a call; made once and kept.',
    params: idParams,
    response: CallAnalysis,
  }),
  switchControl: endpoint({
    method: 'PATCH',
    path: '/call-logs/switch-control/:id',
    summary: 'Takes over a call in progress, or gives it back to the agent.',
    params: idParams,
    response: z.object({ control: z.enum(['bot', 'admin']) }),
  }),
  say: endpoint({
    method: 'POST',
    path: '/call-logs/say/:id',
    summary: 'Words for the caller, spoken to them; only while an admin is in control.',
    params: idParams,
    body: z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CALL_WORDS_MAX)),
    }),
    response: CallMessage,
  }),
  connect: endpoint({
    method: 'POST',
    path: '/call-logs/connect/:id',
    summary: "Puts a call in progress through to the owner's verified phone.",
    params: idParams,
    response: Nothing,
  }),
  hangUp: endpoint({
    method: 'POST',
    path: '/call-logs/hang-up/:id',
    summary: 'Ends a call in progress.',
    params: idParams,
    response: Nothing,
  }),
  latency: endpoint({
    method: 'GET',
    path: '/call-logs/latency/:id',
    summary: 'How fast an agent answers on the telephone, over its last 1000 replies.',
    params: idParams,
    response: CallLatency,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/call-logs/:id',
    summary: 'Deletes a call log.',
    params: idParams,
    response: Nothing,
  }),
}
