import type { Source } from 'shared-types'
import type { FactKind } from '../../ports/reader/fact.ts'

/** How far something speaks of the question, each from 0 to 1. */
export type Relevance = {
  /** Share of the question, by weight, that it and its surroundings speak of. */
  coverage: number
  /** The same of it alone. */
  own: number
  /** How well the telling word is met that it meets the least. */
  least: number
  /** Share of the telling words that it and its surroundings speak of, all alike. */
  met: number
  /** Share of them that it speaks of by itself. */
  ownMet: number
  /** Share of them that it says by itself, in the very word. */
  exactly: number
  /** Share of what is rare in the question that neither it nor its surroundings speak of. */
  missing: number
  /** The same, of what the knowledge speaks of somewhere else. */
  elsewhere: number
  /** How telling the most telling word is that neither it nor its surroundings speak of. */
  gap: number
  /** How much of the question they speak of, each word by how telling it is. */
  core: number
  /** How far its heading is just what was asked. */
  topic: number
  /** How much of what is rare in the knowledge it and the question share. */
  mass: number
  /** A name, a number or a day of the question is nowhere near. */
  lacksExact: number
  /** Nor is the rarest thing of the question. */
  lacksRarest: number
}

/** What speaks for and against saying something, each from 0 to 1. */
export type Features = Relevance & {
  /** The odds that what it gives is what is asked for. */
  ofKind: number
  /** It shows what an answer of that kind must show: a price, a time, a name. */
  shows: number
  /** How far the sentence of it that speaks of what is asked shows that itself. */
  beside: number
  /** How near the telling words it does not speak of come to the words around it, letter by letter. */
  alike: number
  /** Share of its own words that were asked for. */
  point: number
  /** Share of the telling words of the question the knowledge holds nowhere at all. */
  unheard: number
  /** It is in the language of the question. */
  sameLanguage: number
  /** The question is negated and it is not, or the other way round. */
  turned: number
  /** Its place among what retrieval found, 1 is the first. */
  rank: number
  /** It has every name and number of the question, most of its words, and shows what is asked for. */
  isEnough: number
  /** How near it comes to the place that speaks most to the question, which is 1. */
  lead: number
  /** It is the row of a list or a table. */
  isRow: number
  /** Telling words of the question: none, one, two, more. */
  telling: number
}

/** What it is made of: a typed fact, what stands below a heading, or the words of a passage. */
export type CandidateKind = FactKind | 'list' | 'text'

/** Something that could be said to a question. */
export type Candidate = {
  kind: CandidateKind
  text: string
  source: Source
  features: Features
  /** It is at least this likely, whatever is judged of its features; null where nothing but those is known. */
  leastOdds?: number | null
}
