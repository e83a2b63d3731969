import type { CallerCue } from './caller-cues.ts'
import type { Clock, NamedTime } from './entities/day.ts'
import type { IntentOdds } from './intents.ts'
import type { SmallTalk } from './small-talk.ts'

export const QUESTION_KINDS = [
  'phone',
  'email',
  'address',
  'hours',
  'price',
  'list',
  'yes_no',
  'duration',
  'amount',
  'age',
  'who',
  'when',
  'how',
  'other',
] as const

/** What an answer has to contain: `hours` are opening hours, `when` dates and events, `list` what there is of something. */
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** What is known before a text is read. */
export type ListeningContext = {
  /** Language of the text, where it is known. */
  language?: string
  /** Languages of the knowledge, most used first. */
  languages: string[]
  /** Language of the conversation so far; only read where it can decide. */
  before: string | null
  /** The speaker was asked for their name, so that a single word may be one. */
  askedName?: boolean
  /** Country of telephone numbers without a country code, as ISO 3166-1. */
  country?: string
}

/** What was understood of an utterance; each property is only computed when it is first read. */
export type Heard = {
  text: string
  /** ISO 639-1 code: one of `LANGUAGES`, or another language where that is sure. */
  language: string
  /** The parts of the text between punctuation marks. */
  parts: string[]
  /** Odds for each part; where a model listened, for each intent it found. */
  intents: IntentOdds[]
  kind: QuestionKind
  odds: Record<QuestionKind, number>
  isQuestion: boolean
  /** Null where any part of the text is more than small talk. */
  smallTalk: SmallTalk | null
  /** The person wants to talk with a human being. */
  wantsPerson: boolean
  /** Odds of that by the words alone, from 0 to 1. */
  wishForPerson: number
  /** Something is happening that cannot wait. */
  isUrgent: boolean
  /** Odds of that, from 0 to 1. */
  urgency: number
  wantsAppointment: boolean
  /** A time is proposed; only meaningful after an appointment was offered. */
  proposesTime: boolean
  wantsCallback: boolean
  asksForText: boolean
  saysYes: boolean
  saysNo: boolean
  saysGoodbye: boolean
  /** The speaker's own name. */
  name: string | null
  /** The business or office they say they call for. */
  organisation: string | null
  /** They say who they are, and nothing else. */
  onlyIntroduces: boolean
  /** Their email address or telephone number. */
  contact: string | null
  /** The future time they name; null where they name no day. The reader of days is loaded when it is first needed. */
  day: (clock: Clock) => Promise<NamedTime | null>
  /** Cues in what a caller says about themselves and what they want, faint ones too. */
  cues: CallerCue[]
}
