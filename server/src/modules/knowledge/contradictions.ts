import { createHash } from 'node:crypto'
import type { StoredFact } from '../answering/facts/fact-store.ts'
import { saidBy, type Statement, wordsOf } from './statements.ts'

/** Facts of different pages that cannot all be right, one for each thing that is said. */
export type Contradiction = {
  /** The same for as long as both sides say the same, on whatever page. */
  id: string
  kind: StoredFact['kind']
  /** What it is about, as the first page calls it; empty for what the business itself has, as its hours. */
  label: string
  sides: StoredFact[]
}

/** Shown of one contradiction. */
const MOST_SIDES = 4
/** Of which a page that names two says that there are two. */
const TOGETHER: ReadonlySet<StoredFact['kind']> = new Set(['phone', 'email', 'address'])

/**
 * Where pages answer the same question otherwise. Only what is sure to be the same question counts: a page that answers it twice means
 * two things by it, such as a price list with an 'Adult' in each of its parts, and pages of two places have hours of their own.
 */
export function contradictionsOf(facts: StoredFact[]): Contradiction[] {
  const all = facts.flatMap(saidBy)
  const pages = pagesOf(facts, all)
  const questions = Map.groupBy(all, ({ question }) => question)
  const found = [...questions.values()].flatMap((said) => {
    const sides = sidesOf(withoutTwice(said), pages)
    return sides.length > 1 ? [toContradiction(sides)] : []
  })
  // The same two lines answer for every day they name.
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

/** Without the pages that give more than one answer. */
function withoutTwice(said: Statement[]): Statement[] {
  const pages = Map.groupBy(said, ({ fact }) => fact.pageId)
  return [...pages.values()].flatMap((ofPage) =>
    new Set(ofPage.map(({ answer }) => answer)).size === 1 ? [ofPage[0]!] : [],
  )
}

/** One for each answer that disagrees with the first; none where a page names both. */
function sidesOf(said: Statement[], pages: Pages): Statement[] {
  const [first] = said
  if (!first) return []
  const answers = new Map<string, Statement>([[first.answer, first]])
  for (const each of said) {
    if (!answers.has(each.answer) && disagree(first, each, pages)) answers.set(each.answer, each)
  }
  const sides = [...answers.values()]
  return sides.length > 1 && pages.nameTogether(sides) ? [] : sides.slice(0, MOST_SIDES)
}

/** Whether both cannot be right, of two that answer the same question otherwise. */
function disagree(one: Statement, other: Statement, { places }: Pages): boolean {
  const [here, there] = [places.get(one.fact.pageId), places.get(other.fact.pageId)]
  const { kind, role } = one.fact
  if (kind === 'address') return true
  // The same thing at another time of the year is the next one.
  if (kind === 'date') return overlap(one.answer, other.answer)
  // A number that is nobody's in particular is the business's own where its address stands beside it.
  if (role === 'general' && !(here && there)) return false
  return here && there ? [...here].some((line) => there.has(line)) : true
}

/** Of two runs of days, each 'FROM TO'; without a year one may go from one year into the next. */
function overlap(one: string, other: string): boolean {
  const [[from, to], [begins, ends]] = [one.split(' '), other.split(' ')] as [Run, Run]
  return isWithin(begins, from, to) || isWithin(from, begins, ends)
}
type Run = [string, string]
const isWithin = (day: string, from: string, to: string): boolean =>
  from <= to ? from <= day && day <= to : from <= day || day <= to

function toContradiction(said: Statement[]): Contradiction {
  const sides = said.map(({ fact }) => fact)
  const { kind, label } = sides[0]!
  const parts = sides.map(({ label: name, text }) => [wordsOf(name), wordsOf(text)].join('|'))
  const id = createHash('sha256')
    .update(JSON.stringify([kind, parts.toSorted()]))
    .digest('hex')
  return { id, kind, label, sides }
}

type Pages = {
  /** The addresses of each page that names some. */
  places: Map<string, Set<string>>
  /** Whether a page names more than one of these numbers or addresses, whomever they reach there: the business has both. */
  nameTogether(sides: Statement[]): boolean
}

function pagesOf(facts: StoredFact[], said: Statement[]): Pages {
  const places = new Map<string, Set<string>>()
  for (const fact of facts) {
    if (fact.kind === 'address') addTo(places, fact.pageId, wordsOf(fact.value.address))
  }
  const named = new Map<string, Set<string>>()
  for (const { fact, answer } of said) {
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
