/** A piece of the knowledge as retrieval found it. */
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

/** One informative word of a question and what else may stand for it in a text. */
export type Term = {
  word: string
  /** Lexeme to closeness: 1 the word itself, less for a synonym or a corrected misspelling. */
  forms: Map<string, number>
  /** How much an answer gains by speaking of it, from its rarity in the agent's knowledge and what kind of word it is. */
  weight: number
  /** How rare it is whatever kind of word it is; 0 of a mere helper. */
  rarity: number
  /** The knowledge has it somewhere, as it is or in another word for it. */
  isHeld: boolean
  /** How far people say it whatever they ask about, from 0 to 1. */
  usual: number
  /** A thing and not a helper or what is done with it. */
  informative: boolean
  /** What is done, where the question asks when, how or how much: a page may put it in another way. */
  optional: boolean
  /** A name or a number: nothing else will do. */
  exact: boolean
}

/** What ranking needs to know of all passages of an agent together. */
export type Corpus = {
  passages: number
  averageLength: number
  /** Text search configurations in use, most used first. */
  configs: string[]
  /** The languages they stand for, ISO 639-1. */
  languages: string[]
  /** Passages that hold a lexeme. */
  frequency: Map<string, number>
}
