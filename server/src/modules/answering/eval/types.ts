/** A small business: its pages, and questions with the fact a right answer quotes, or none. */
export type EvaluationSet = {
  business: string
  pages: { title: string; url: string; sections: { heading: string; text: string }[] }[]
  answerable: { question: string; fact: RegExp }[]
  unanswerable: string[]
}
