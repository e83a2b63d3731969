import { createHash } from 'node:crypto'
import type { StoredFact } from '../answering/facts/fact-store.ts'
import { statementsOf, type Statement, wordsOf } from './statements.ts'

/** Facts of different pages that cannot all be right, one for each version. */
export type Contradiction = {
  /** Stays the same as long as both sides say the same, on whatever page. */
  id: string
  kind: StoredFact['kind']
  /** What it is about, as the first page calls it; empty when it is about the business itself, such as its hours. */
  label: string
  sides: StoredFact[]
}

/** Sides shown of one contradiction. */
const MAX_SIDES = 4
/** Kinds of which a business may have several: a page that names two of them shows that there are two. */
const TOGETHER: ReadonlySet<StoredFact['kind']> = new Set(['phone', 'email', 'address'])

/**
 * Finds pages that answer the same question differently. Only what is certainly the same question counts: a page that answers it twice
 * means two different things, such as a price list with an 'Adult' in each of its parts, and pages of two places each have their own hours.
 */
export function contradictionsOf(facts: StoredFact[]): Contradiction[] {
  const all = facts.flatMap(statementsOf)
  const pages = pagesOf(facts, all)
  const questions = Map.groupBy(all, ({ question }) => question)
  const found = [...questions.values()].flatMap((statements) => {
    const sides = sidesOf(withoutTwice(statements), pages)
    return sides.length > 1 ? [toContradiction(sides)] : []
  })
  // The same two lines contradict each other on every day they name, and are listed once.
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

/** Leaves out pages that give more than one answer. */
function withoutTwice(statements: Statement[]): Statement[] {
  const pages = Map.groupBy(statements, ({ fact }) => fact.pageId)
  return [...pages.values()].flatMap((ofPage) =>
    new Set(ofPage.map(({ answer }) => answer)).size === 1 ? [ofPage[0]!] : [],
  )
}

/** One fact for each answer that disagrees with the first; empty when a page names both answers. */
function sidesOf(statements: Statement[], pages: Pages): Statement[] {
  const [first] = statements
  if (!first) return []
  const answers = new Map<string, Statement>([[first.answer, first]])
  for (const each of statements) {
    if (!answers.has(each.answer) && disagree(first, each, pages)) answers.set(each.answer, each)
  }
  const sides = [...answers.values()]
  return sides.length > 1 && pages.nameTogether(sides) ? [] : sides.slice(0, MAX_SIDES)
}

/** Whether two different answers to the same question cannot both be right. */
function disagree(one: Statement, other: Statement, { places }: Pages): boolean {
  const [here, there] = [places.get(one.fact.pageId), places.get(other.fact.pageId)]
  const { kind, role } = one.fact
  if (kind === 'address') return true
  // The same event at another time of the year is the next one.
  if (kind === 'date') return overlap(one.answer, other.answer)
  // A number with no particular role counts as the business's own only when its address is on the same page.
  if (role === 'general' && !(here && there)) return false
  return here && there ? [...here].some((line) => there.has(line)) : true
}

/** Whether two runs of days, each 'FROM TO', overlap; a run without a year may extend into the next one. */
function overlap(one: string, other: string): boolean {
  const [[from, to], [begins, ends]] = [one.split(' '), other.split(' ')] as [Run, Run]
  return isWithin(begins, from, to) || isWithin(from, begins, ends)
}
type Run = [string, string]
const isWithin = (day: string, from: string, to: string): boolean =>
  from <= to ? from <= day && day <= to : from <= day || day <= to

function toContradiction(statements: Statement[]): Contradiction {
  const sides = statements.map(({ fact }) => fact)
  const { kind, label } = sides[0]!
  const parts = sides.map(({ label: name, text }) => [wordsOf(name), wordsOf(text)].join('|'))
  const id = createHash('sha256')
    .update(JSON.stringify([kind, parts.toSorted()]))
    .digest('hex')
  return { id, kind, label, sides }
}

type Pages = {
  /** The addresses on each page that names any. */
  places: Map<string, Set<string>>
  /** Whether a page names more than one of these numbers or addresses, in whatever role: then the business has both. */
  nameTogether(sides: Statement[]): boolean
}

function pagesOf(facts: StoredFact[], statements: Statement[]): Pages {
  const places = new Map<string, Set<string>>()
  for (const fact of facts) {
    if (fact.kind === 'address') addTo(places, fact.pageId, wordsOf(fact.value.address))
  }
  const named = new Map<string, Set<string>>()
  for (const { fact, answer } of statements) {
    if (TOGETHER.has(fact.kind)) addTo(named, fact.pageId, `${fact.kind} ${answer}`)
  }
  return {
    places,
    nameTogether: (sides) => {
      const keys = sides.map(({ fact, answer }) => `${fact.kind} ${answer}`)
      return [...named.values()].some((all) => keys.filter((key) => all.has(key)).length > 1)
    },
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string) {
  const known = sets.get(key)
  if (known) known.add(value)
  else sets.set(key, new Set([value]))
}
