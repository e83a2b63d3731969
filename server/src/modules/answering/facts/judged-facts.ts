import { BETWEEN } from '../../../ports/reader/index.ts'
import type { Relevance } from '../candidate.ts'
import type { Term } from '../retrieval/types.ts'
import { aboutOf } from './about.ts'
import type { StoredFact } from './fact-store.ts'

/** A fact, and how well it is what is asked about: the higher the score, the better. */
export type Judged = { fact: StoredFact; about: Relevance; score: number }

/**
 * What facts of one kind answer. `said` is said instead of the text. `best` is null when the owner set it. `lacksDay`: these hours say nothing about the day asked for, or
 * name no day at all. `isSure`: nothing else can be the answer. `leavesOpen`: it tells the usual hours only.
 */
export type Found = {
  text: string
  said?: string
  best: Judged | null
  lacksDay?: boolean
  isSure?: boolean
  leavesOpen?: boolean
}

/** Facts whose score is this close to the best are equally good answers. */
export const TIE = 0.04

/** The facts with how much they have to do with these words, the best first. */
export function judgedFacts(facts: StoredFact[], terms: Term[]): Judged[] {
  return facts
    .map((fact) => {
      const about = aboutOf(fact, terms)
      return { fact, about, score: about.coverage + 0.2 * about.own + 0.3 * about.topic }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** The facts of the page and section that have the most of them. */
export function fullestPlace(near: Judged[]): Judged[] {
  const places = new Map<string, Judged[]>()
  for (const judged of near) {
    const place = `${judged.fact.pageId} ${headingOf(judged.fact)}`
    places.set(place, [...(places.get(place) ?? []), judged])
  }
  return [...places.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** Times of arrival and of departure stand each below a heading of its own, and belong together. */
const headingOf = ({ heading, label, ...fact }: StoredFact): string =>
  fact.kind === 'hours' && fact.value.days.length === 0 && heading.endsWith(`${BETWEEN}${label}`)
    ? heading.slice(0, -BETWEEN.length - label.length)
    : heading
