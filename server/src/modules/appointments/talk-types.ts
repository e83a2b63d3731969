import type { Deps } from '../../deps.ts'
import type { Heard } from '../listening/types.ts'
import type { Manner } from './manner.ts'
import type { ScheduleRow } from './schedule-store.ts'
import type { WantedPerson } from './wanted-person.ts'

/** A conversation or call in which an appointment is arranged. */
export type Talk = { conversationId: string } | { callId: string }

/** The caller. */
export type Caller = {
  /** E.164, or the carrier's placeholder for a hidden number. */
  number: string
  /** Whether the number failed its check by the networks, so that it may be anybody's. */
  isForged: boolean
  /** The number of ours that they called. */
  to: string
  /** The language the agent speaks with them. */
  language: string
  /** Null until they say it. */
  name: string | null
  /** True when times were offered, or the caller was asked who comes. */
  isAgreeing: boolean
}

/** One message or utterance, with its context. */
export type TalkMessage = {
  agentId: string
  talk: Talk
  /** Null in a written conversation. */
  call: Caller | null
  /** The earlier turns, oldest first. */
  history: { role: 'customer' | 'agent' | 'admin'; text: string }[]
  text: string
  heard: Heard
  /** Language of the answer. */
  language: string
  /** The visitor's time zone, IANA; null when unknown. */
  zone: string | null
}

/** The context of one turn. */
export type Scene = {
  deps: Deps
  schedule: ScheduleRow
  message: TalkMessage
  zone: string
  manner: Manner
  /** What they said of this appointment, the present message last. */
  turns: string[]
} & WantedPerson

/** Name and email address that somebody books with; null where they gave none. */
export type Attendee = { name: string | null; email: string | null }

/** A reply about an appointment. */
export type Talked = {
  text: string
  /** Who booked. */
  attendee?: Attendee
  /** True when it asks something that the next message may answer. */
  isOpen: boolean
}
