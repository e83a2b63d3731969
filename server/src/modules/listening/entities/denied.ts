import { intentsOf } from '../intents.ts'
import { CLOCK_WORDS } from './clock-words.ts'
import { phraseAt, tokensOf } from './phrases.ts'

/** The indexes of the first character and of the one after the last. */
export type Span = { from: number; to: number }

/** Least odds of a wish in which a negation denies nothing: “can't we do Tuesday at three”. */
const SURE_OF_WISH = 0.85
/** The most words between a negation and the day that it denies: “not on Monday”. */
const BEFORE_DENIED = 1
/** A mark ends a clause, but not inside a number. */
const MARK = /(?<!\d)[.,;:!?…]|[.,;:!?…](?!\d)|\n/g

/**
 * The days, hours or parts of the day that a text denies: “Wednesday doesn't work”, “not in the morning”.
 * @param spans where they are named, in their order
 */
export function deniedOf<S extends Span>(text: string, language: string, spans: S[]): Set<S> {
  const denied = new Set<S>()
  for (const { negation, own } of negationsOf(text, language, spans)) {
    const span =
      own.find(({ from }) => isJustBefore(text, negation, from)) ??
      own.findLast(({ to }) => to <= negation.from) ??
      own[0]!
    for (const one of listedWith(span, own, text, language)) denied.add(one)
  }
  return denied
}

/** Characters on each side that are read, so that the time stays proportional to the text. */
const AROUND = 200

/** Whether a negation stands in the clause in which something is named, but not in its own words, such as “not before three”. */
export function isDenied(text: string, language: string, { from, to }: Span): boolean {
  const start = Math.max(0, from - AROUND)
  const span = { from: from - start, to: to - start }
  const around = text.slice(start, to + AROUND)
  return negationsOf(around, language, [span]).some(({ negation }) => !meet(negation, span))
}

/** The clause in which something is named, with the mark that ends it. */
export function clauseOf(text: string, language: string, span: Span): Span {
  const touched = clausesOf(text, language).filter((clause) => meet(clause, span))
  return { from: touched[0]?.from ?? span.from, to: touched.at(-1)?.to ?? span.to }
}

/** The text with blanks for the negations in the clause of a span, so that everything else stays in its place. */
export function withoutNegations(text: string, language: string, span: Span): string {
  const clause = clauseOf(text, language, span)
  return notsIn(text, language)
    .filter((not) => meet(not, clause))
    .reduce(
      (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
      text,
    )
}

function notsIn(text: string, language: string): Span[] {
  const { not = [], noProblem } = CLOCK_WORDS[language] ?? {}
  const tokens = tokensOf(text)
  return tokens.filter(
    (token, at) => not.includes(token.text) && phraseAt(tokens, at, noProblem) === null,
  )
}

/** Each negation that denies something, with what is named in its clause. */
function negationsOf<S extends Span>(text: string, language: string, spans: S[]) {
  return notsIn(text, language).flatMap((negation) => {
    const clause = clauseOf(text, language, negation)
    const own = spans.filter((span) => meet(clause, span))
    const isWish = own.length === 1 && asksFor(text.slice(clause.from, clause.to), language)
    return own.length === 0 || isWish ? [] : [{ negation, own }]
  })
}

function asksFor(clause: string, language: string): boolean {
  const { book, propose } = intentsOf(clause, language)
  return clause.includes('?') || book + propose >= SURE_OF_WISH
}

function clausesOf(text: string, language: string): Span[] {
  const tokens = tokensOf(text)
  const { conjunctions } = CLOCK_WORDS[language] ?? {}
  const begins = tokens.filter((_, at) => phraseAt(tokens, at, conjunctions) !== null)
  const ends = [...text.matchAll(MARK)].map(({ index }) => index + 1)
  const cuts = new Set([0, ...ends, ...begins.map(({ from }) => from), text.length])
  const sorted = [...cuts].toSorted((one, other) => one - other)
  return sorted.slice(1).map((to, at) => ({ from: sorted[at]!, to }))
}

const meet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

const isJustBefore = (text: string, { to }: Span, from: number): boolean =>
  to <= from && tokensOf(text.slice(to, from)).length <= BEFORE_DENIED

/** “Monday and Tuesday don't work” denies both. */
function listedWith<S extends Span>(span: S, own: S[], text: string, language: string): S[] {
  const isListed = (one: S, next: S) => {
    const [word, ...others] = tokensOf(text.slice(one.to, next.from)).map((token) => token.text)
    const isNot = word !== undefined && CLOCK_WORDS[language]!.not.includes(word)
    return others.length === 0 && !isNot
  }
  const at = own.indexOf(span)
  const before = own.findLastIndex((one, n) => n < at && !isListed(one, own[n + 1]!))
  const after = own.findIndex((one, n) => n > at && !isListed(own[n - 1]!, one))
  return own.slice(before + 1, after < 0 ? undefined : after)
}
