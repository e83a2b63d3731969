/** A question its owner answered, with other ways to ask it. */
export type Taught = {
  id: string
  question: string
  phrasings: string[]
  /** Null of a question that is still open: whoever asks for it is not given the answer to another one. */
  answer: string | null
}
