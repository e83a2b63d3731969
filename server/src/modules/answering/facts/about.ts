import type { Relevance } from '../candidate.ts'
import { CONFIG_OF_LANGUAGE } from '../language/stems.ts'
import { alikeTo, missingOf } from '../quoting/alike.ts'
import { lacksExact, lacksRarest, massOf, match, metBy } from '../quoting/matching.ts'
import { stemsOf } from '../quoting/units.ts'
import type { Term } from '../retrieval/types.ts'
import type { StoredFact } from './fact-store.ts'

const LABEL = 1
const LINE = 0.9
const HEADING = 0.85
const PAGE = 0.6

/** Of what answers a question in which no word needs to be matched. */
export const WHOLLY_ABOUT: Relevance = {
  coverage: 1,
  own: 1,
  topic: 0,
  least: 1,
  met: 1,
  ownMet: 1,
  exactly: 1,
  missing: 0,
  elsewhere: 0,
  gap: 0,
  core: 1,
  mass: 0,
  lacksExact: 0,
  lacksRarest: 0,
}

/**
 * How far a fact is about the question. Its own words are its label and line; its surroundings are its headings and page.
 * @param terms the distinctive words: a word that only names the kind of fact is matched by the fact itself.
 */
export function aboutOf(fact: StoredFact, terms: Term[]): Relevance {
  if (terms.length === 0) return WHOLLY_ABOUT
  const config = configOf(fact)
  const label = stemsOf(fact.label, config)
  const line = stemsOf(fact.text, config)
  const heading = stemsOf(fact.heading, config)
  const page = stemsOf(`${fact.title} ${fact.itemTitle}`, config)
  const own = terms.map((term) => Math.max(LABEL * match(term, label), LINE * match(term, line)))
  const near = terms.map((term, at) =>
    Math.max(own[at]!, HEADING * match(term, heading), PAGE * match(term, page)),
  )
  const missing = terms.filter((_, at) => near[at] === 0)
  return {
    coverage: shareOf(terms, near),
    own: shareOf(terms, own),
    topic: topicOf(label, terms),
    ...metBy(terms, near, own),
    mass: massOf(terms, near),
    lacksExact: Number(lacksExact(missing)),
    lacksRarest: Number(lacksRarest(missing, terms)),
  }
}

/** How similar in spelling the distinctive words missing from a fact are to the words of the fact. */
export function alikeOf(fact: StoredFact, terms: Term[]): number {
  const config = configOf(fact)
  const stemSets = [fact.label, fact.text, fact.heading].map((text) => stemsOf(text, config))
  const near = terms.map((term) => Math.max(...stemSets.map((words) => match(term, words))))
  return alikeTo(missingOf(terms, near), stemSets)
}

const configOf = ({ language }: StoredFact) => CONFIG_OF_LANGUAGE[language ?? ''] ?? 'simple'

function shareOf(terms: Term[], parts: number[]): number {
  const total = terms.reduce((sum, term) => sum + term.weight, 0)
  const found = terms.reduce((sum, term, at) => sum + term.weight * parts[at]!, 0)
  return total ? found / total : 1
}

/** The share of the label's words that were asked for, times the share of the question that they make up. */
function topicOf(label: ReadonlySet<string>, terms: Term[]): number {
  const asked = terms.reduce((sum, term) => sum + match(term, label), 0)
  // The set holds a word and its stem as two entries.
  const words = Math.max(1, label.size / 1.6)
  return Math.min(1, asked / words) * (asked / terms.length)
}
