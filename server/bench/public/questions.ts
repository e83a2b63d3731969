import type { SiteQuestion } from '../sites/site.ts'
import type { Article } from './article.ts'

/** The kind of questions from the encyclopaedia. */
export const ANSWERABLE = 'answerable'
export const LOOKALIKE = 'look-alike'
export const OFF_TOPIC = 'off-topic'

/** The questions for an agent that has read the articles. */
export const questionsOf = (articles: Article[], offTopic: string[]): SiteQuestion[] => [
  ...articles.flatMap(({ questions }) =>
    questions.map(({ question, answers }) => ({
      ...asked(question, ANSWERABLE),
      must: [answers],
      unknown: false,
    })),
  ),
  ...articles.flatMap(({ lookalikes }) => lookalikes.map((text) => asked(text, LOOKALIKE))),
  ...offTopic.map((text) => asked(text, OFF_TOPIC)),
]

const asked = (question: string, kind: string): SiteQuestion => ({
  question,
  language: 'en',
  kind,
  must: [],
  never: [],
  unknown: true,
  person: false,
})
