/** A question its owner answered, with other ways to ask it. */
export type Taught = {
  id: string
  question: string
  phrasings: string[]
  /** Null for a question that is still open, so that somebody who asks it is not given the answer to another one. */
  answer: string | null
}
