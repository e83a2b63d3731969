import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** What was looked up: the words of one question, and what was said before that led it. */
export const WhyAsked = z.object({
  text: z.string(),
  /** The words that tell what is asked about, as they were understood. */
  words: z.array(z.string()),
  /** Words of earlier turns. */
  context: z.array(z.string()),
})
export type WhyAsked = z.infer<typeof WhyAsked>

/** A passage that was found. */
export const WhyFound = z.object({
  title: z.string(),
  url: z.nullable(z.string()),
  page: z.nullable(z.number()),
  text: z.string(),
  /** Higher is nearer; comparable within one reply only. */
  score: z.number(),
})
export type WhyFound = z.infer<typeof WhyFound>

/** Something that could have been said. */
export const WhyWeighed = z.object({
  /** `text`, `list`, `facts`, a kind of fact, or `answer`: the owner's own. */
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** From 0 to 1, that it answers; null where nobody judged: the model chose. */
  odds: z.nullable(z.number()),
  /** It was said, or cited. */
  kept: z.boolean(),
  /** Of an answer of the owner. */
  answer_id: z.optional(Id),
})
export type WhyWeighed = z.infer<typeof WhyWeighed>

/** Why a reply says what it says. Bounded: a few of each, with the beginning of its text. */
export const Why = z.object({
  asked: z.array(WhyAsked),
  /** ISO 639-1; null where nothing was looked up. */
  language: z.nullable(z.string()),
  found: z.array(WhyFound),
  weighed: z.array(WhyWeighed),
  /** Odds from which something is said; null where a model chose. */
  least_odds: z.nullable(z.number()),
  model: z.nullable(
    z.object({
      name: z.string(),
      calls: z.number(),
      tokens_in: z.number(),
      tokens_out: z.number(),
      /** Counted from the length of the texts, as the vendor did not tell. */
      is_estimate: z.boolean(),
      /** Millionths of a US dollar; 0 where prices are not known. */
      cost_micros: z.number(),
    }),
  ),
  times: z.object({
    heard: Timestamp,
    /** Milliseconds after it was heard; null where it did not come to that. */
    found: z.nullable(z.number()),
    first: z.nullable(z.number()),
    last: z.nullable(z.number()),
  }),
})
export type Why = z.infer<typeof Why>

/** Null where it was not kept: an older reply, or words that answer nothing. */
const KeptWhy = z.object({ why: z.nullable(Why) })

export const why = {
  ofReply: endpoint({
    method: 'GET',
    path: '/conversation/why/:id/:messageId',
    summary: 'Why a reply of the agent says what it says.',
    params: z.object({ id: Id, messageId: Id }),
    response: KeptWhy,
  }),
  ofCallLine: endpoint({
    method: 'GET',
    path: '/call-logs/why/:id/:lineId',
    summary: 'Why the agent said a sentence of a call.',
    params: z.object({ id: Id, lineId: Id }),
    response: KeptWhy,
  }),
}
