/** A small business: its pages, questions with the fact that a right answer quotes, and questions that the pages do not answer. */
export type EvaluationSet = {
  business: string
  pages: { title: string; url: string; sections: { heading: string; text: string }[] }[]
  /** `after` is what the visitor asked just before, for questions that depend on it. */
  answerable: { question: string; fact: RegExp; after?: string }[]
  unanswerable: string[]
}
