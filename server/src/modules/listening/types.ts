import type { FollowUp } from './follow-ups.ts'
import type { CallerCue } from './caller-cues.ts'
import type { Asked as AskedTime, NamedTime } from './entities/day.ts'
import type { DayPart } from './entities/day-part.ts'
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

/** What a speaker may be asked for: their name, why they call, or how they know the number. */
export type Asked = 'name' | 'reason' | 'referral'

/** What is known before a text is read. */
export type ListeningContext = {
  /** Language of the text, when it is known. */
  language?: string
  /** Languages of the knowledge, most used first. */
  languages: string[]
  /** Whether the knowledge, in the first of these languages, has a word, its small words included; absent where nothing is known of it. */
  isWritten?: (word: string) => boolean
  /** Language of the conversation so far; read only when it can change the result. */
  before: string | null
  /** What the speaker was asked for: the answer to a question for the name may be a single word. */
  asked?: Asked
  /** Country of telephone numbers without a country code, as ISO 3166-1. */
  country?: string
}

/** What was understood of an utterance; each property is computed only when it is first read. */
export type Heard = {
  text: string
  /** ISO 639-1 code: one of `LANGUAGES`, or another language when that is certain. */
  language: string
  /** The parts of the text between punctuation marks. */
  parts: string[]
  /** Odds for each part; when a model listened, for each intent it found. */
  intents: IntentOdds[]
  kind: QuestionKind
  odds: Record<QuestionKind, number>
  isQuestion: boolean
  /** Whether it tells something and asks for nothing: a complaint, a fact, a word to pass on. */
  onlyTells: boolean
  /** Odds that it means nothing without what was said before, from 0 to 1. */
  leaning: number
  /** Null when any part of the text is more than small talk. */
  smallTalk: SmallTalk | null
  /** The person wants to talk with a human being. */
  wantsPerson: boolean
  /** Odds of the wish for a human, by the words alone, from 0 to 1. */
  wishForPerson: number
  /** Whether something is happening that cannot wait. */
  isUrgent: boolean
  /** Odds of such an emergency, from 0 to 1. */
  trouble: number
  /** The same learnt from fewer lines, as the judge of answers has learnt to weigh it. Surer words than “perhaps” are never based on it. */
  urgency: number
  /** Odds that they want something booked, by the words alone, from 0 to 1. */
  bookingWish: number
  wantsAppointment: boolean
  /** Whether a time is proposed; only meaningful after an appointment was offered. */
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
  /** Whether they only say who they are, and nothing else. */
  onlyIntroduces: boolean
  /** Whether they speak of themselves, as an announcement hardly ever does. */
  speaksOfSelf: boolean
  /** Their email address or telephone number. */
  contact: string | null
  /** The future time they name; null when they name no day. The date parser is loaded when it is first needed. */
  day: (asked: AskedTime) => Promise<NamedTime | null>
  /** The part of the day they name. */
  dayPart: DayPart | null
  /** What they say of what they were told: an appointment, offered times, or words they did not hear. */
  followUp: FollowUp | null
  /** Cues in what a caller says about themselves and what they want, faint ones too. */
  cues: CallerCue[]
  /** Why they call, as a quote of their words. */
  reason: string | null
  /** How they got the number or know the person they call, as a quote. */
  referral: string | null
  /** The time or the thing of theirs that makes a reason specific, as a quote. */
  particular: string | null
  /** Whether they were cut off in mid-sentence and are about to continue. */
  isUnfinished: boolean
  /** Their words as one plain lower-case line. */
  plain: string
}
