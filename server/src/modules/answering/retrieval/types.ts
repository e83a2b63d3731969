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
  /** How much the term tells, from its rarity in the agent's knowledge. */
  weight: number
  /** An answer has to speak of it: a name, a number, or any word that is not a mere helper. */
  informative: boolean
  /** A name or a number: nothing else will do. */
  exact: boolean
}

/** What ranking needs to know of all passages of an agent together. */
export type Corpus = {
  passages: number
  averageLength: number
  /** Text search configurations in use, most used first. */
  configs: string[]
  /** Passages that hold a lexeme. */
  frequency: Map<string, number>
}
