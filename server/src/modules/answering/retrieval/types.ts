/** A part of the knowledge, as found by retrieval. */
export type Passage = {
  id: string
  pageId: string
  /** Order within its page, from 0. */
  position: number
  heading: string
  text: string
  pageNumber: number | null
  config: string
  title: string
  url: string | null
  score: number
}

/** One informative word of a question, and everything that may replace it in a text. */
export type Term = {
  word: string
  /** Closeness of each lexeme: 1 for the word itself, less for a synonym or a corrected misspelling. */
  forms: ReadonlyMap<string, number>
  /** How much an answer gains by containing it, from its rarity in the knowledge and the kind of word. */
  weight: number
  /** How rare it is, whatever kind of word it is; 0 for an auxiliary word. */
  rarity: number
  /** Whether the knowledge contains it, or a synonym, anywhere. */
  isHeld: boolean
  /** How commonly people use it whatever they ask about, from 0 to 1. */
  usual: number
  /** True for a thing; false for an auxiliary word or a verb. */
  informative: boolean
  /** True for the verb of a question that asks when, how or how much: a page may use another verb. */
  optional: boolean
  /** True for a name or a number, which nothing can replace. */
  exact: boolean
}

/** Word statistics over all passages of an agent, for ranking. */
export type Corpus = {
  passages: number
  averageLength: number
  /** Text search configurations in use, most used first. */
  configs: string[]
  /** The languages of these configurations, ISO 639-1. */
  languages: string[]
  /** Number of passages that contain a lexeme. */
  frequency: Map<string, number>
}
