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

/** What an answer has to say: `hours` is opening hours, `when` dates and events, `list` what there is of something. */
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** What is known before a word is read. */
export type ListeningContext = {
  /** The language spoken, where it is known already. */
  language?: string
  /** Languages of its knowledge, most used first. */
  languages: string[]
  /** The language of the conversation so far; only read where it may decide. */
  before: string | null
  /** Whoever speaks was asked for their name, so that a bare one counts. */
  askedName?: boolean
  /** Where a telephone number without its country is from, ISO 3166-1. */
  country?: string
}

/** What somebody said, understood once: what nobody asks for is not worked out. */
export type Heard = {
  text: string
  /** ISO 639-1: one of `LANGUAGES`, or another that the text surely is in. */
  language: string
  /** What was said between one mark and the next. */
  parts: string[]
  /** Of each part; where a model listened, of each thing they do. */
  intents: IntentOdds[]
  kind: QuestionKind
  odds: Record<QuestionKind, number>
  isQuestion: boolean
  /** Only where all of it is. */
  smallTalk: SmallTalk | null
  /** They want to talk with a human being. */
  wantsPerson: boolean
  /** How likely that is by the words alone, from 0 to 1. */
  wishForPerson: number
  /** Something is happening that cannot wait. */
  isUrgent: boolean
  /** How sure that is, from 0 to 1. */
  urgency: number
  wantsAppointment: boolean
  /** Means something only after an offer. */
  proposesTime: boolean
  wantsCallback: boolean
  asksForText: boolean
  saysYes: boolean
  saysNo: boolean
  saysGoodbye: boolean
  /** How whoever speaks calls themselves. */
  name: string | null
  /** The business or office they say they call for. */
  organisation: string | null
  /** Says who they are, and nothing else. */
  onlyIntroduces: boolean
  /** An email address or a telephone number of theirs. */
  contact: string | null
  /** The time they name, as it lies ahead on a clock; null where no day is named. The readers of days are loaded when first asked. */
  day: (clock: Clock) => Promise<NamedTime | null>
  /** What a caller says of themselves and of what they want, also faintly. */
  cues: CallerCue[]
}
