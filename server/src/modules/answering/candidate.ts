import type { Source } from 'shared-types'
import type { FactKind } from '../../ports/reader/fact.ts'

/** How much a text has to do with the question; each number from 0 to 1. */
export type Relevance = {
  /** Share of the question, by weight, that is found in the text or its surroundings. */
  coverage: number
  /** The same share, found in the text alone. */
  own: number
  /** How well the worst-matched distinctive word is matched. */
  least: number
  /** Share of the distinctive words found in the text or its surroundings, unweighted. */
  met: number
  /** Share of the distinctive words found in the text alone. */
  ownMet: number
  /** Share of the distinctive words that the text contains literally, not as a synonym. */
  exactly: number
  /** Share of the question's rare words found neither in the text nor in its surroundings. */
  missing: number
  /** The same share, counting only words that the knowledge mentions somewhere else. */
  elsewhere: number
  /** How distinctive the most distinctive word is that neither the text nor its surroundings contain. */
  gap: number
  /** Share of the question found in the text and its surroundings, each word weighted by how distinctive it is. */
  core: number
  /** How closely its heading is exactly what was asked. */
  topic: number
  /** How much of what is rare in the knowledge the text and the question share. */
  mass: number
  /** 1 when a name, a number or a day of the question is missing from the text and its surroundings. */
  lacksExact: number
  /** 1 when the rarest word of the question is missing from them too. */
  lacksRarest: number
}

/** What speaks for or against giving an answer; each number from 0 to 1. */
export type Features = Relevance & {
  /** The odds that this kind of answer is the kind the question asks for. */
  ofKind: number
  /** Whether it contains what an answer of that kind must contain: a price, a time, a name. */
  shows: number
  /** How far that is contained in the very sentence that mentions what is asked about. */
  beside: number
  /** How similar in spelling the unmatched distinctive words are to words of the text. */
  alike: number
  /** Share of the text's own words that were asked for. */
  point: number
  /** Share of the question's distinctive words that the knowledge does not contain at all. */
  unheard: number
  /** It is in the language of the question. */
  sameLanguage: number
  /** 1 when the question is negated and the text is not, or the other way round. */
  turned: number
  /** Position among the passages found: 1 for the first, less for later ones. */
  rank: number
  /** 1 when it has every name and number of the question, most of its words, and what is asked for. */
  isEnough: number
  /** How close it comes to the best match for the question, which has 1. */
  lead: number
  /** It is the row of a list or a table. */
  isRow: number
  /** Number of distinctive words in the question: none, one, two, more. */
  distinctive: number
}

/** What a candidate is made of: a typed fact, the list below a heading, or the words of a passage. */
export type CandidateKind = FactKind | 'list' | 'text'

/** A possible answer to a question. */
export type Candidate = {
  kind: CandidateKind
  text: string
  /** What is said instead of the text, which is as the page has it: in another language, or with what it means at this moment. */
  said?: string | null
  /**
   * The sentence, row or fact that answers, the headings above it, and the language of the page, ISO 639-1; that of the question when the
   * page's is not known.
   */
  place: { text: string; above: string; language: string }
  source: Source
  features: Features
  /** True when it tells what is usual and says that it knows no more: the question stays open. */
  leavesOpen?: boolean
  /** A lower bound for its odds, whatever its features suggest; null when there is none. */
  leastOdds?: number | null
  /** True when it is said without places that are not, as it is about everything. */
  isAlone?: boolean
}
