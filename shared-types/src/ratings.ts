import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { RATING_PATH } from './events.ts'
import { RATING_WORDS_MAX } from './limits.ts'

export const RatingChoice = z.enum(['good', 'bad'])
export type RatingChoice = z.infer<typeof RatingChoice>

/** A visitor's rating of their conversation. */
export const RateConversation = z.object({
  rating: RatingChoice,
  words: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(RATING_WORDS_MAX, `Keep it under ${RATING_WORDS_MAX} characters`),
      ),
  ),
})
export type RateConversation = z.infer<typeof RateConversation>

export const Rating = z.object({
  rating: RatingChoice,
  words: z.nullable(z.string()),
  date: Timestamp,
  /** The member of the workspace who wrote last; null where only the agent replied. */
  person: z.nullable(z.string()),
})
export type Rating = z.infer<typeof Rating>

const Rated = z.object({ id: Id, name: z.string(), good: z.number(), bad: z.number() })
export type Rated = z.infer<typeof Rated>

export const ratings = {
  ofConversation: endpoint({
    method: 'GET',
    path: RATING_PATH,
    summary: 'What the visitor thought of a conversation; null where they did not say.',
    params: idParams,
    response: z.nullable(Rating),
  }),
  totals: endpoint({
    method: 'GET',
    path: '/ratings',
    summary: 'Ratings by agent, and by the person who wrote last.',
    response: z.object({ agents: z.array(Rated), people: z.array(Rated) }),
  }),
}
