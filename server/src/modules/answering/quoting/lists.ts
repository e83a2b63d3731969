import { type Asked, featuresOfQuestion, distinctiveOf } from '../asked.ts'
import type { Candidate } from '../candidate.ts'
import { MIN_ODDS } from '../judging/judge.ts'
import { LANGUAGE_OF_CONFIG } from '../language/stems.ts'
import { FOUND_MAX } from '../retrieval/retrieve.ts'
import type { Passage, Term } from '../retrieval/types.ts'
import { sourceOf } from '../source.ts'
import { alikeTo, missingOf } from './alike.ts'
import { massOf, match, metBy } from './matching.ts'
import { type Section, sectionsOf } from './sections.ts'
import { stemsOf } from './units.ts'

const ROWS_MAX = 10
const MAX = 3
const MIN_ODDS_OF_KIND = 0.2
/** With these odds the question asks for a list and nothing else. */
const PLAINLY = 0.8
/** A label must make up at least this share of the question. */
const HALF = 0.5

/** Answers "What services do you offer?" with the list below a heading that names what was asked. */
export function listCandidates(passages: Passage[], asked: Asked): Candidate[] {
  if (asked.heard.odds.list < MIN_ODDS_OF_KIND) return []
  const distinctive = distinctiveOf(asked.terms)
  const terms = distinctive.length > 0 ? distinctive : asked.terms
  if (terms.length === 0) return []
  return sectionsOf(passages)
    .flatMap((section) => candidateOf(section, terms, asked) ?? [])
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, MAX)
}

const worthOf = ({ features: { coverage, topic, rank } }: Candidate) =>
  coverage + topic + 0.1 * rank

function candidateOf(section: Section, terms: Term[], asked: Asked): Candidate | null {
  const listed = section.rows.length > 1 ? section.rows : section.below
  if (listed.length < 2) return null
  const { passage, heading, rank } = section
  const stems = stemsOf(heading, passage.config)
  const held = terms.map((term) => match(term, stems))
  const matched = held.reduce((sum, part) => sum + part, 0)
  if (matched === 0) return null
  const weight = terms.reduce((sum, term) => sum + term.weight, 0)
  const coverage = terms.reduce((sum, term, at) => sum + term.weight * held[at]!, 0) / (weight || 1)
  const words = Math.max(1, heading.split(/\s+/).length)
  const text = listed
    .slice(0, ROWS_MAX)
    .map((row) => `- ${row}`)
    .join('\n')
  const point = Math.min(1, matched / words)
  const topic = point * (matched / terms.length)
  const language = LANGUAGE_OF_CONFIG[passage.config] ?? null
  return {
    kind: 'list',
    text,
    place: { text, above: heading, language: language ?? asked.heard.language },
    leastOdds: section.isLabel && isWhatIsAsked(point, topic, asked) ? MIN_ODDS : null,
    source: sourceOf(passage, text),
    features: {
      ...featuresOfQuestion(asked, distinctiveOf(asked.terms), language),
      ofKind: asked.heard.odds.list,
      shows: 1,
      beside: 1,
      coverage,
      own: coverage,
      topic,
      ...metBy(terms, held, held),
      point,
      alike: alikeTo(missingOf(terms, held), [stems]),
      mass: massOf(terms, held),
      lacksExact: Number(terms.some((term, at) => term.exact && held[at] === 0)),
      lacksRarest: 0,
      turned: 0,
      rank: Math.max(0, 1 - rank / FOUND_MAX),
      isEnough: Number(terms.every((_, at) => held[at]! > 0)),
      lead: 1,
      isRow: 1,
    },
  }
}

/** Whether the label is exactly what is asked for: "Instruments: piano, guitar" for "Which instruments can one learn?". */
const isWhatIsAsked = (point: number, topic: number, { heard }: Asked): boolean =>
  heard.odds.list >= PLAINLY && point === 1 && topic >= HALF
