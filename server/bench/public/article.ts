import * as z from 'zod'

/** A paragraph of an encyclopaedia, and what is asked about it. */
export const Article = z.strictObject({
  topic: z.string(),
  title: z.string(),
  paragraph: z.string(),
  /** A right reply holds one of the answers, as whole words and numbers. */
  questions: z.array(z.strictObject({ question: z.string(), answers: z.array(z.string()).min(1) })),
  /** What the paragraph nearly answers, but does not: right is to say so. */
  lookalikes: z.array(z.string()),
})

export const OffTopic = z.strictObject({
  /** What no article says a word about. */
  offtopic: z.string(),
})

export type Article = z.infer<typeof Article>
export type Encyclopaedia = { articles: Article[]; offTopic: string[] }
