import { createHash } from 'node:crypto'
import type { Hours, PriceFact } from '../../ports/reader/fact.ts'
import type { StoredFact } from '../answering/facts/fact-store.ts'

/** Facts of different pages that cannot all be right, one for each thing that is said. */
export type Contradiction = {
  /** The same for as long as both sides say the same, on whatever page. */
  id: string
  kind: StoredFact['kind']
  /** What it is about, as the first page calls it; empty for the hours of the business itself. */
  label: string
  sides: StoredFact[]
}

/** What a fact says to a question: two that answer the same one are compared. */
type Statement = { fact: StoredFact; question: string; answer: string }

/** Shown of one contradiction. */
const MOST_SIDES = 4

/**
 * Where pages answer the same question otherwise. Only what is sure to be the same question counts: a page that answers it twice means
 * two things by it, such as a price list with an 'Adult' in each of its parts, and pages of two places have hours of their own.
 */
export function contradictionsOf(facts: StoredFact[]): Contradiction[] {
  const addresses = addressesOf(facts)
  const questions = Map.groupBy(facts.flatMap(saidBy), ({ question }) => question)
  const found = [...questions.values()].flatMap((said) => {
    const sides = sidesOf(withoutTwice(said), addresses)
    return sides.length > 1 ? [toContradiction(sides)] : []
  })
  // The same two lines answer for every day they name.
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

function saidBy(fact: StoredFact): Statement[] {
  const label = wordsOf(fact.label)
  switch (fact.kind) {
    case 'price':
      return label ? [priceSaid(fact, fact.value, label)] : []
    case 'hours':
      return hoursSaid(fact, fact.value, label)
    default:
      // A business may have any number of telephones and addresses, and a date beside a name is when somebody wrote something.
      return []
  }
}

function priceSaid(fact: StoredFact, value: PriceFact['value'], label: string): Statement {
  const { amount, to, currency, isFrom, per } = value
  const question = ['price', label, wordsOf(per ?? ''), currency, isFrom].join('|')
  return { fact, question, answer: `${amount} ${to}` }
}

/** A question for each day of the week: what holds for a season or a date is no contradiction to what holds else. */
function hoursSaid(
  fact: StoredFact,
  { days, spans, season, date }: Hours,
  label: string,
): Statement[] {
  if (season || date) return []
  const answer = spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')
  return days.map((day) => ({ fact, question: `hours|${label}|${day}`, answer }))
}

/** Without the pages that give more than one answer. */
function withoutTwice(said: Statement[]): Statement[] {
  const pages = Map.groupBy(said, ({ fact }) => fact.pageId)
  return [...pages.values()].flatMap((ofPage) =>
    new Set(ofPage.map(({ answer }) => answer)).size === 1 ? [ofPage[0]!] : [],
  )
}

/** One for each answer; of pages that name other addresses than the first, none. */
function sidesOf(said: Statement[], addresses: Map<string, Set<string>>): Statement[] {
  const [first] = said
  if (!first) return []
  const here = addresses.get(first.fact.pageId)
  const isElsewhere = ({ fact }: Statement) => {
    const there = addresses.get(fact.pageId)
    return here && there ? ![...here].some((line) => there.has(line)) : false
  }
  const answers = new Map<string, Statement>()
  for (const each of said) {
    if (!answers.has(each.answer) && !isElsewhere(each)) answers.set(each.answer, each)
  }
  return [...answers.values()].slice(0, MOST_SIDES)
}

function toContradiction(said: Statement[]): Contradiction {
  const sides = said.map(({ fact }) => fact)
  const { kind, label } = sides[0]!
  const parts = sides.map(({ label: name, text }) => [wordsOf(name), wordsOf(text)].join('|'))
  const id = createHash('sha256')
    .update(JSON.stringify([kind, parts.toSorted()]))
    .digest('hex')
  return { id, kind, label, sides }
}

/** Of each page that names some. */
function addressesOf(facts: StoredFact[]): Map<string, Set<string>> {
  const named = facts.filter((fact) => fact.kind === 'address')
  const pages = Map.groupBy(named, ({ pageId }) => pageId)
  return new Map(
    [...pages].map(([page, ofPage]) => [
      page,
      new Set(ofPage.map(({ value }) => wordsOf(value.address))),
    ]),
  )
}

const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')
