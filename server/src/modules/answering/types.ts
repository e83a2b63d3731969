import type { Source } from 'shared-types'
import type { Rehearsal } from '../actions/running/book.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import type { Caller } from '../appointments/talk-types.ts'
import type { Heard } from '../listening/types.ts'
import type { Given } from './given.ts'
import type { Reasons } from './reasons.ts'
import type { Taught } from './taught/taught.ts'

export type Turn = { role: 'customer' | 'agent' | 'admin'; text: string }

export type Question = {
  agent: AgentProfile
  /** What was said before, oldest first, without the question itself. */
  history: Turn[]
  text: string
  /** True when the customer sent a file without a message: the text is the file's name. */
  isFileAlone?: boolean
  /** Present when the text has been interpreted already. */
  heard?: Heard
  /** Id of the conversation, or of the call. */
  conversationId: string
  /** True when the answer is spoken and so cannot contain a link: the call offers the booking page by text message. */
  isSpoken?: boolean
  /** Who is on the telephone; absent in chats and test calls. */
  caller?: Caller
  /** Revision of the agent's knowledge when the question was accepted: no older one may answer it. */
  knowledgeRevision?: number
  /** Present when the taught answers have been read already. */
  taught?: Taught[]
  /** IANA name of the customer's time zone, when known; never known for a caller. */
  customerZone?: string | null
  /** Language of the customer's widget, ISO 639-1, when known. */
  customerLanguage?: string | null
  /** True for a draft that a person edits and sends: nothing is recorded, nobody is called and nothing is offered. */
  isDraft?: boolean
  /** True when nothing but an answer is of use: what comes closest to one is not shown. */
  onlyAnswers?: boolean
  /** Present in a test: the agent acts as it would, and changes nothing outside. */
  rehearsal?: Rehearsal
  /** Id of the reply, the same on every node that works on it; absent on the telephone. */
  turn?: string
  /** Collects why the answer says what it says. */
  reasons?: Reasons
  /** True when a person was asked for and has not come yet: none is offered again. */
  personAsked?: boolean
}

/**
 * A reply as it is made. `end` is always last; `sources` and `person` may come at any time before it. `awaits` is set when the customer was
 * asked for something that an action needs; `isAgreeing` says whether an appointment is being arranged, when this answer was about one.
 */
export type AnswerPart =
  | { type: 'text'; text: string }
  | { type: 'sources'; sources: Source[] }
  /** The customer wants an appointment, as the model understood. Only in a spoken answer; a written one contains the link. */
  | { type: 'booking' }
  /** The customer wants a person. Whoever writes the reply must call one before the next words, which promise one. */
  | { type: 'person' }
  /** The customer said who they are or how they are reached. */
  | ({ type: 'given' } & Partial<Given>)
  | {
      type: 'end'
      outcome: 'answered' | 'not_known'
      offerPerson: boolean
      awaits?: true
      isAgreeing?: boolean
    }

/** Stops without `end` when `signal` aborts; throws when it cannot answer. */
export type Answer = (question: Question, signal: AbortSignal) => AsyncIterable<AnswerPart>
