import * as z from 'zod'

/** A paragraph of an encyclopaedia, and what is asked about it. */
export const Article = z.strictObject({
  topic: z.string(),
  title: z.string(),
  paragraph: z.string(),
  /** A right reply contains one of the answers, as whole words and numbers. */
  questions: z.array(z.strictObject({ question: z.string(), answers: z.array(z.string()).min(1) })),
  /** Questions that the paragraph nearly answers, but does not: the right reply is to say so. */
  lookalikes: z.array(z.string()),
})

export const OffTopic = z.strictObject({
  /** Questions that no article says anything about. */
  offtopic: z.string(),
})

export type Article = z.infer<typeof Article>
export type Encyclopaedia = { articles: Article[]; offTopic: string[] }
