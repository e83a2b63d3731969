import type { ParsedResult } from 'chrono-node'
import { intentsOf } from '../intents.ts'
import { clauseOf, deniedOf, type Span, withoutNegations } from './denied.ts'

/** Least odds of a wish in a clause that names a denied day again: “not Monday morning, but Monday afternoon”. */
const SURE_AGAIN = 0.5
/** How much likelier a wish in the clause of a later day must be: “Thursday I have to work, Friday is better”. */
const SURER = 0.3

type Mention = Span & { day: string; clause: Span; wish: number; result: ParsedResult }

/**
 * Tells the days that somebody wants from those that they only mention: “Wednesday doesn't work, can we do Thursday?”
 * @param days what the library found in the text
 * @param context.hours where the earliest or latest hour is named: a negation beside it denies no day: “I can't come before three on Tuesday”
 * @returns the text without the others and what is said of them, null when there are none or no day is wanted; and all days when none is
 */
export function wantedOf(
  text: string,
  days: ParsedResult[],
  { language, hours }: { language: string; hours: Span | null },
): { rest: string | null; denied: ParsedResult[] } {
  const mentions = days.map((result) => mentionOf(text, result, language))
  const denied = deniedOf(
    hours ? withoutNegations(text, language, hours) : text,
    language,
    mentions,
  )
  const deniedDays = new Set([...denied].map(({ day }) => day))
  const open = mentions.filter(
    (one) => !denied.has(one) && (!deniedDays.has(one.day) || one.wish >= SURE_AGAIN),
  )
  const best = open
    .slice(1)
    .reduce((one, other) => (other.wish > (one?.wish ?? 0) + SURER ? other : one), open[0])
  if (!best) return { rest: null, denied: days }
  const wanted = open.filter(
    ({ day, clause }) => day === best.day || clause.from === best.clause.from,
  )
  const others = mentions.filter((one) => !wanted.includes(one))
  return {
    rest: others.length > 0 ? withoutMentions(text, language, others, wanted) : null,
    denied: [],
  }
}

function mentionOf(text: string, result: ParsedResult, language: string): Mention {
  const { index: from, start } = result
  const span = { from, to: from + result.text.length }
  const clause = clauseOf(text, language, span)
  const { book, propose } = intentsOf(text.slice(clause.from, clause.to), language)
  const day = [start.get('year'), start.get('month'), start.get('day')].join('-')
  return { ...span, day, clause, wish: book + propose, result }
}

/** A whole clause goes; of one in which a day that is wanted stands as well, only the day and what denies it. */
function withoutMentions(
  text: string,
  language: string,
  mentions: Mention[],
  wanted: Mention[],
): string {
  const isShared = ({ clause }: Mention) => wanted.some((one) => one.clause.from === clause.from)
  const spans = new Map(
    mentions.map((one) => (isShared(one) ? one : one.clause)).map(({ from, to }) => [from, to]),
  )
  const plain = mentions
    .filter(isShared)
    .reduce((left, mention) => withoutNegations(left, language, mention), text)
  return [...spans].reduceRight((left, [from, to]) => left.slice(0, from) + left.slice(to), plain)
}
