import { SURE_OF_BOOKING_WISH } from '../listening/booking-wishes.ts'
import { asks } from '../listening/clauses.ts'
import { isCommon, isKnownName } from '../listening/entities/known-names.ts'
import { type Word, wordsOf } from '../listening/entities/name-features.ts'
import { isFunctionWord } from '../listening/language/function-words.ts'
import type { Heard, QuestionKind } from '../listening/types.ts'

/** Kinds of questions that may be for a free time: “is eleven possible?”, “what about Friday?” */
const OF_TIMES: QuestionKind[] = ['yes_no', 'when', 'list', 'other']
/** Least odds of another kind, or the most of one of these in words that are surely no wish. */
const SURE_OF_KIND = 0.8
const MOST_OF_TIMES = 0.6
const SURE_OF_OTHER = 0.9
/** Least odds of a wish for another time, and of words that mean nothing without what was said before: “which times are there on Friday?” */
const LIKELY_TIME = 0.4
const LEANS = 0.7
/** Least odds of no wish at all beside a kind, because free times are asked for like opening hours. */
const LIKELY_OTHER = 0.6
/** Least odds of a question whether somebody is there, which sounds like banter too: “ist Bea heute da?” */
const LIKELY_PRESENCE = 0.5

/** Whether somebody for whom a time is kept asks something else, in which a day may be named: “is Bea in today?”, “are you open on Saturday?” */
export function asksOfElse({ text, heard }: { text: string; heard: Heard }): boolean {
  if ((!text.includes('?') && !asks(text)) || mayWantTime(heard)) return false
  const { odds, kind, intents, language } = heard
  const isNoWish = (least: number) => intents.every(({ other }) => other >= least)
  const isFact = !OF_TIMES.includes(kind) && odds[kind] >= SURE_OF_KIND && isNoWish(LIKELY_OTHER)
  const isOther = odds[kind] < MOST_OF_TIMES && isNoWish(SURE_OF_OTHER)
  const asksIfPresent = intents.some(({ presence, banter }) => presence + banter >= LIKELY_PRESENCE)
  return isFact || isOther || asksIfPresent || namesSomebody(text, language)
}

const mayWantTime = ({ intents, leaning, followUp, bookingWish }: Heard): boolean =>
  followUp !== null ||
  leaning >= LEANS ||
  bookingWish >= SURE_OF_BOOKING_WISH ||
  intents.some(({ book, propose, move }) => book + propose + move >= LIKELY_TIME)

/** Whether some word is a known name, or written as one in a language in which other words are not. */
function namesSomebody(text: string, language: string): boolean {
  const isName = ({ text: written, plain }: Word, at: number) =>
    isKnownName(plain) ||
    (at > 0 && language !== 'de' && written !== written.toLowerCase() && !isFunctionWord(plain))
  return wordsOf(text).some((word, at) => !isCommon(word.plain) && isName(word, at))
}
