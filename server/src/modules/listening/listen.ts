import { followUpIn } from './follow-ups.ts'
import { intentsWithName } from './business-name.ts'
import { bookingWishIn, SURE_OF_BOOKING_WISH } from './booking-wishes.ts'
import { callerCuesIn } from './caller-cues.ts'
import { featuresOf } from './classifier/features.ts'
import { partIn } from './entities/caller-part.ts'
import { contactIn } from './entities/contact.ts'
import { namedTime } from './entities/day.ts'
import { dayPartIn } from './entities/day-part.ts'
import { organisationIn } from './entities/organisation.ts'
import { ownNameIn } from './entities/own-name.ts'
import { spells } from './entities/spelled.ts'
import { withDigits } from './entities/spoken-number.ts'
import { speaksOfSelfIn } from './first-person.ts'
import { type Head, hear, sureness } from './heads.ts'
import { type IntentOdds, likeliestOf } from './intents.ts'
import { detectLanguage } from './language/detect.ts'
import { writtenOut } from './language/shorthand.ts'
import { lazily } from './lazily.ts'
import { leaningOf } from './leans.ts'
import { normalise } from './normalise.ts'
import { isPuzzled } from './puzzled.ts'
import { partsOf, sentencesOf } from './sentences.ts'
import { isOfBusiness, smallTalkIn } from './small-talk.ts'
import { onlyTells } from './tells.ts'
import { type Heard, type ListeningContext, QUESTION_KINDS, type QuestionKind } from './types.ts'
import { isUnfinished } from './unfinished.ts'
import * as wishes from './wishes.ts'

/**
 * Least odds of a wish for a person, and of an emergency. A false wish only flags a conversation; a false alarm wakes somebody, so the
 * second is higher.
 */
const SURE_OF_PERSON = 0.6
/** The same by their intent, of words that sound like one, and by the words of a single part. */
const LIKELY_PERSON = 0.3
const SURE_OF_PART = 0.7
const SURE_OF_TROUBLE = 0.93
const SURE_OF_QUESTION = 0.5
/** Least odds of a wish for an appointment that outweigh words as for one that exists. */
const SURE_OF_BOOKING = 0.8
/** A longer text is always more than small talk. */
const LONGEST_SMALL_TALK = 160

type Source = { text: string; language: string; context: ListeningContext }
/** Intermediate results that are not part of `Heard`. */
type Sentences = { sentences: string[]; features: string[][]; whole: string[][] }

/**
 * Interprets what somebody wrote or said. Pure; each result is computed only once, in time linear in the length of the text.
 * @param known results known already, such as those of a model; the others are derived from them.
 */
export function listen(text: string, context: ListeningContext, known: Partial<Heard> = {}): Heard {
  const language = known.language ?? context.language ?? detectLanguage(text, context)
  return Object.defineProperties(
    heardOf({ text: writtenOut(text, language, context.isWritten), language, context }),
    Object.fromEntries(
      Object.entries(known).map(([name, value]) => [name, { value, enumerable: true }]),
    ),
  )
}

const heardOf = lazily<Heard & Sentences, Source>({
  text: (_, { text }) => text,
  language: (_, { language }) => language,
  sentences: ({ text }) => sentencesOf(text),
  features: ({ sentences, language }) =>
    sentences.map((sentence) => featuresOf(sentence, language)),
  whole: ({ sentences, features, language }) =>
    sentences.length > 1 ? [...features, featuresOf(sentences.join(' '), language)] : features,
  parts: ({ text }) => partsOf(text),
  intents: ({ parts, language }) => parts.map((part) => intentsWithName(part, language)),
  kind: ({ odds }) =>
    QUESTION_KINDS.reduce((one, other) => (odds[other] > odds[one] ? other : one)),
  odds: ({ features }) => oddsOfKinds(features),
  isQuestion: ({ text, whole }) =>
    /[?¿？؟]/.test(text) || most('question', whole) >= SURE_OF_QUESTION,
  onlyTells: ({ text, language }) => onlyTells(text, language),
  leaning: ({ text, language }) => leaningOf(text, language),
  smallTalk: (self) => {
    const { text, isUrgent, intents } = self
    const talk = text.length > LONGEST_SMALL_TALK || isUrgent ? null : smallTalkIn(intents)
    return isOfBusiness(talk, self) ? null : talk
  },
  wantsPerson: (self) => {
    const { wishForPerson, intents, parts, language } = self
    if (intents.every(wishes.isOtherThanPerson)) return false
    const isLikely = ({ person }: IntentOdds) => person >= LIKELY_PERSON
    if (wishForPerson >= SURE_OF_PERSON && intents.some(isLikely)) return true
    // A wish in one part may be lost among the words of others.
    const surenessOf = (part: string) => sureness('person', featuresOf(part, language))
    return parts.some(
      (part, at) =>
        (intents[at]?.person ?? 0) >= SURE_OF_PERSON && surenessOf(part) >= SURE_OF_PART,
    )
  },
  wishForPerson: ({ whole }) => most('person', whole),
  isUrgent: ({ trouble }) => trouble >= SURE_OF_TROUBLE,
  trouble: ({ whole }) => most('trouble', whole),
  urgency: ({ whole }) => most('urgent', whole),
  bookingWish: ({ text, language }) => bookingWishIn(text, language),
  wantsAppointment: ({ intents, bookingWish }) =>
    wishes.wantsAppointmentIn(intents) ||
    (bookingWish >= SURE_OF_BOOKING_WISH && !wishes.wantsChangeIn(intents, false)),
  proposesTime: ({ intents }) => wishes.proposesTimeIn(intents),
  wantsCallback: ({ intents }) => wishes.wantsCallbackIn(intents),
  asksForText: ({ intents }) => wishes.asksForTextIn(intents),
  saysYes: ({ intents }) => wishes.saysYesIn(intents),
  saysNo: ({ intents }) => wishes.saysNoIn(intents),
  saysGoodbye: ({ intents }) => wishes.saysGoodbyeIn(intents),
  name: (self, { context }) => ownNameIn(self, context.asked === 'name'),
  organisation: ({ text, language }, { context }) =>
    organisationIn(text, { language, isAsked: context.asked === 'name' }),
  onlyIntroduces: ({ smallTalk, intents }) => smallTalk !== null && intents.some(isIntroduction),
  speaksOfSelf: ({ text, language }) => speaksOfSelfIn(text, language),
  contact: ({ text, language }, { context }) =>
    contactIn(withDigits(text, language), context.country),
  day:
    ({ text, language }) =>
    (asked) =>
      namedTime(text, { ...asked, language }),
  followUp: (self) => {
    const { parts, language, smallTalk, intents } = self
    // “N G U Y E N” sounds like “pardon?”.
    const told = parts.filter((part) => !spells(part))
    const found = isPuzzled(self) ? 'repeat' : followUpIn(told, language)
    if (found === 'recall' && intents.some(({ book }) => book >= SURE_OF_BOOKING)) return null
    // “See you later” wants no later time; “pardon?” is small talk too.
    return smallTalk && found !== 'repeat' ? null : found
  },
  dayPart: ({ text, language }) => dayPartIn(text, language),
  cues: ({ text, language }) => callerCuesIn(text, language),
  reason: (self, { context }) => partIn('reason', self, context.asked),
  referral: (self, { context }) => partIn('referral', self, context.asked),
  particular: (self, { context }) => partIn('particular', self, context.asked),
  isUnfinished: ({ text, language }) => isUnfinished(text, language),
  plain: ({ text }) => normalise(text),
})

const most = (head: Exclude<Head, 'kind' | 'businessName'>, whole: string[][]): number =>
  Math.max(0, ...whole.map((features) => sureness(head, features)))

/** The same utterance with other odds of its question kinds, when its context changes what it asks for. */
export const withOdds = (heard: Heard, odds: Heard['odds']): Heard =>
  // The cast is needed because `Object.create` does not keep the type.
  Object.create(heard, { odds: { value: odds, enumerable: true } }) as Heard

const isIntroduction = (odds: IntentOdds): boolean => likeliestOf(odds) === 'introduction'

/** The odds of the sentence that asks most clearly, because the sentences around a question have no kind. */
function oddsOfKinds(heard: string[][]): Record<QuestionKind, number> {
  const other = QUESTION_KINDS.indexOf('other')
  const all = heard.map((features) => hear('kind', features))
  const clearest = all.reduce<number[] | null>(
    (best, odds) => (best && best[other]! <= odds[other]! ? best : odds),
    null,
  )
  const odds = clearest ?? QUESTION_KINDS.map((kind) => (kind === 'other' ? 1 : 0))
  // The cast is needed because `fromEntries` does not keep the type of its keys.
  return Object.fromEntries(QUESTION_KINDS.map((kind, at) => [kind, odds[at]!])) as Record<
    QuestionKind,
    number
  >
}
