import type { AgentType, Source, TextsByLanguage } from 'shared-types'
import type { Rehearsal } from '../actions/running/book.ts'
import type { Caller } from '../appointments/talk-types.ts'
import type { Heard } from '../listening/types.ts'
import type { Hours } from '../hours/presence.ts'
import type { Reasons } from './reasons.ts'
import type { Taught } from './taught/taught.ts'

/** What an answer needs to know of the agent that gives it. */
export type AgentProfile = Hours & {
  id: string
  userId: string
  name: string
  type: AgentType
  instructions: string
  /** `auto` or a language code. */
  language: string
  allowHandover: boolean
  handoverMessage: string
  panelTexts: TextsByLanguage
  brandName: string
  /** The name its owner gave it to say; see `agents/said-name.ts`. */
  spokenName: string | null
  /** It may write the link to a page where an appointment is chosen. */
  hasBookingPage: boolean
  /** Appointments with its people may be booked, which come before the page. */
  hasSchedule: boolean
  /** It has something to do beside answering. */
  hasActions: boolean
  /** IANA name of the zone of the business; null where it is not known. */
  timeZone: string | null
}

export type Turn = { role: 'customer' | 'agent' | 'admin'; text: string }

export type Question = {
  agent: AgentProfile
  /** What was said before, oldest first, without the question itself. */
  history: Turn[]
  text: string
  /** The customer sent a file without a word: the text is its name. */
  isFileAlone?: boolean
  /** Where the text was heard already. */
  heard?: Heard
  /** Of the conversation, or of the call. */
  conversationId: string
  /** The answer is spoken, so that it can hold no link: the call offers the booking page by text. */
  isSpoken?: boolean
  /** Who is on the telephone; absent where nobody really calls. */
  caller?: Caller
  /** Of what the agent knew when the question was taken: nothing older may answer it. */
  knowledgeRevision?: number
  /** Where what the agent was taught is read already. */
  taught?: Taught[]
  /** IANA name of the customer's time zone, where it is known; a caller's is not. */
  customerZone?: string | null
  /** Language of the customer's widget, ISO 639-1, where it is known. */
  customerLanguage?: string | null
  /** For a person to edit and send: nothing is kept of it, nobody is called and nothing is offered. */
  isDraft?: boolean
  /** Of a test: a draft in which the agent does what it can do, and changes nothing out there. */
  rehearsal?: Rehearsal
  /** Of the reply, the same for every node that makes it; absent on the telephone. */
  turn?: string
  /** Where it is noted why the answer says what it says. */
  reasons?: Reasons
  /** A person was asked for already and has not come yet: none is offered again. */
  personAsked?: boolean
}

/** A reply as it comes into being; `end` is always last, `sources` and `person` may come at any time before it. It `awaits` where something was asked of the customer that an action needs; `isAgreeing` tells whether an appointment is being agreed on, where this answer was about one. */
export type AnswerPart =
  | { type: 'text'; text: string }
  | { type: 'sources'; sources: Source[] }
  /** The customer wants an appointment, as the model heard it. Of a spoken answer only; a written one holds the link. */
  | { type: 'booking' }
  /** The customer wants a person. Whoever writes the reply sees to it before what follows is said: that promises one. */
  | { type: 'person' }
  /** The customer left an address, to be reached at. */
  | { type: 'email'; email: string }
  | {
      type: 'end'
      outcome: 'answered' | 'not_known'
      offerPerson: boolean
      awaits?: true
      isAgreeing?: boolean
    }

/** Stops without `end` when `signal` aborts; throws when it cannot answer. */
export type Answer = (question: Question, signal: AbortSignal) => AsyncIterable<AnswerPart>
