import { asks } from '../clauses.ts'
import { intentsOf, likeliestOf } from '../intents.ts'
import { partsOf } from '../sentences.ts'
import type { Heard } from '../types.ts'
import { isCommon } from './known-names.ts'
import { nameIn } from './name.ts'
import { wordsOf } from './name-features.ts'
import { isReported } from './person-reported.ts'
import { isWanted, SURE_WITH_PERSON, titledPersonIn } from './person-wanted.ts'
import { spokenClock } from './spoken-clock.ts'
import { soleNumber } from './spoken-number.ts'

type Said = Pick<
  Heard,
  'text' | 'language' | 'followUp' | 'cues' | 'bookingWish' | 'saysNo' | 'intents'
>

/**
 * The speaker's own name, and not that of somebody whom they want, ask after, or bring news of.
 * @param wasAsked whether they were asked for it: an hour or a wish for other times is no answer to that
 */
export function ownNameIn(said: Said, wasAsked: boolean): string | null {
  const { text, language, followUp } = said
  const isReply = followUp === null && spokenClock(text, language) === null
  const name = nameIn(text, { language, isAsked: wasAsked && isReply })
  if (!name) return null
  if (mayWantSomebody(said) && isWanted(name, text, language)) return null
  return isReported(name, said) || isAskedAfter(name, said) || isAgreement(name, said) ? null : name
}

/** “Met Tim” introduces Tim, but “een afspraak met Tim”, “nee, met Tim” and “kan ik met Tim praten” do not. */
const mayWantSomebody = ({ text, language, bookingWish, saysNo, intents }: Said): boolean =>
  bookingWish >= SURE_WITH_PERSON ||
  saysNo ||
  intents.some((odds) => likeliestOf(odds) === 'person') ||
  titledPersonIn(text, language) !== null

/** “Is Dr Patel in today?” is about somebody else; “how are you, I'm Priya” names who speaks even where nobody asked. */
function isAskedAfter(name: string, { text, language }: Said): boolean {
  const part = partWith(name, text)
  if (!part || !asks(part) || part.startsWith(name)) return false
  return nameIn(part, { language, isAsked: false }) !== name
}

/** Least odds of a yes or of agreement, and the most of an introduction, in “ten is fine”. */
const AGREES = 0.4
const INTRODUCES = 0.2

/** Whether the words only agree: nobody is called Fine who says “yes, ten is fine”. */
function isAgreement(name: string, { text, language }: Said): boolean {
  const words = wordsOf(name)
  const isUsual = !text.includes(name) && words.every(({ plain }) => isCommon(plain))
  const part = isUsual && partWith(name, text)
  if (!part || wordsOf(part).length === words.length) return false
  // In a text without capitals a name has none either.
  const isWritten = text !== text.toLowerCase() || soleNumber(text, language) !== null
  const { yes, acknowledged, introduction } = intentsOf(part, language)
  return isWritten && yes + acknowledged >= AGREES && introduction < INTRODUCES
}

const partWith = (name: string, text: string): string | undefined =>
  partsOf(text).find((part) => part.toLowerCase().includes(name.toLowerCase()))
