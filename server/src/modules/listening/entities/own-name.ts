import type { CueName } from '../caller-cues.ts'
import { asks } from '../clauses.ts'
import { speaksOfSelfIn } from '../first-person.ts'
import { intentsOf, likeliestOf } from '../intents.ts'
import { followUpIn } from '../follow-ups.ts'
import { partsOf, sentencesOf } from '../sentences.ts'
import type { Heard } from '../types.ts'
import { spelledName } from './corrected-name.ts'
import { isCommon, isKnownName } from './known-names.ts'
import { nameIn } from './name.ts'
import { wordsOf } from './name-features.ts'
import { isReported } from './person-reported.ts'
import { isWanted, SURE_WITH_PERSON, titledPersonIn } from './person-wanted.ts'
import { spokenClock } from './spoken-clock.ts'
import { onlySpelledIn, withoutSpelling } from './spelled.ts'
import { soleNumber } from './spoken-number.ts'

type Said = Pick<
  Heard,
  'text' | 'language' | 'followUp' | 'cues' | 'bookingWish' | 'saysNo' | 'intents' | 'contact'
>

/**
 * The speaker's own name, and not that of somebody whom they want, ask after, or bring news of.
 * @param wasAsked whether they were asked for it: an hour or a wish for other times is no answer to that
 */
export function ownNameIn(said: Said, wasAsked: boolean): string | null {
  const name = nameHeardIn(said, withoutSpelling(said.text), wasAsked)
  // Letters may also spell an address.
  if (!wasAsked || said.contact !== null) return name
  return name ? spelledName(name, said.text) : onlySpelledIn(said.text)
}

function nameHeardIn(said: Said, text: string, wasAsked: boolean): string | null {
  const { language, cues } = said
  const answer = answerIn(text, said)
  const name = nameIn(answer ?? text, { language, isAsked: wasAsked && answer !== null })
  if (!name) return null
  if (mayWantSomebody(said) && isWanted(name, text, language)) return null
  const part = partsOf(text).find((one) => one.toLowerCase().includes(name.toLowerCase()))
  const isOther =
    part &&
    (isAskedAfter(name, part, language) ||
      isAgreement(name, part, said) ||
      isLeave(name, part, language))
  return isOther || isReported(name, { text, cues }) || isAnnounced(name, said) ? null : name
}

/** Least odds that a recording is heard, which introduces nobody. */
const SURE_OF_RECORDING = 0.8
const RECORDINGS: CueName[] = ['recorded', 'press-a-key']

/** Whether an announcement says it, and nobody is known to be called so: “Suspicious Transaction”. */
const isAnnounced = (name: string, { text, language, cues }: Said): boolean =>
  cues.some((cue) => RECORDINGS.includes(cue.name) && cue.odds >= SURE_OF_RECORDING) &&
  !speaksOfSelfIn(text, language) &&
  !wordsOf(name).some(({ plain }) => isKnownName(plain))

/** What may be the answer: an hour or a wish for other times is none, but a name may stand in the sentence before it. */
function answerIn(text: string, { language, followUp }: Said): string | null {
  const isOther = (words: string) => spokenClock(words, language) !== null
  if (followUp === null && !isOther(text)) return text
  const [first, ...others] = sentencesOf(text)
  const isAnswer = first && others.length > 0 && followUpIn(partsOf(first), language) === null
  return isAnswer && !isOther(first) ? first : null
}

/** “Met Tim” introduces Tim, but “een afspraak met Tim”, “nee, met Tim” and “kan ik met Tim praten” do not. */
const mayWantSomebody = ({ text, language, bookingWish, saysNo, intents }: Said): boolean =>
  bookingWish >= SURE_WITH_PERSON ||
  saysNo ||
  intents.some((odds) => likeliestOf(odds) === 'person') ||
  titledPersonIn(text, language) !== null

/** “Is Dr Patel in today?” is about somebody else; “how are you, I'm Priya” names who speaks even where nobody asked. */
const isAskedAfter = (name: string, part: string, language: string): boolean =>
  asks(part) && !part.startsWith(name) && nameIn(part, { language, isAsked: false }) !== name

/** Least odds of a goodbye that names nobody: “Wiederhören”. */
const TAKES_LEAVE = 0.65

const isLeave = (name: string, part: string, language: string): boolean =>
  intentsOf(part, language).goodbye >= TAKES_LEAVE &&
  !wordsOf(name).some(({ plain }) => isKnownName(plain))

/** Least odds of a yes or of agreement, and the most of an introduction, in “ten is fine”. */
const AGREES = 0.4
const INTRODUCES = 0.2

/** Whether the part only agrees: nobody is called Fine who says “yes, ten is fine”. */
function isAgreement(name: string, part: string, { text, language }: Said): boolean {
  const words = wordsOf(name)
  const isUsual = !text.includes(name) && words.every(({ plain }) => isCommon(plain))
  if (!isUsual || wordsOf(part).length === words.length) return false
  // In a text without capitals a name has none either.
  const isWritten = text !== text.toLowerCase() || soleNumber(text, language) !== null
  const { yes, acknowledged, introduction } = intentsOf(part, language)
  return isWritten && yes + acknowledged >= AGREES && introduction < INTRODUCES
}
