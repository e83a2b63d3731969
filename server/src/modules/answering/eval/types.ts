/** A small business: its pages, and questions with the fact a right answer quotes, or none. */
export type EvaluationSet = {
  business: string
  pages: { title: string; url: string; sections: { heading: string; text: string }[] }[]
  /** `after` is what the visitor asked just before, for questions that lean on it. */
  answerable: { question: string; fact: RegExp; after?: string }[]
  unanswerable: string[]
}
