import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A question that was looked up, with the earlier words that were taken into account. */
export const WhyAsked = z.object({
  text: z.string(),
  /** The words of the question that name its subject, as they were understood. */
  words: z.array(z.string()),
  /** Words taken from earlier turns. */
  context: z.array(z.string()),
})
export type WhyAsked = z.infer<typeof WhyAsked>

/** A passage that the search found. */
export const WhyFound = z.object({
  title: z.string(),
  url: z.nullable(z.string()),
  page: z.nullable(z.number()),
  text: z.string(),
  /** Higher means nearer to the question; comparable only within one reply. */
  score: z.number(),
  /** Id of the page; absent in older replies. */
  page_id: z.optional(Id),
  /** Id of the data source that has the page; absent once the page is gone. */
  kb_id: z.optional(Id),
})
export type WhyFound = z.infer<typeof WhyFound>

/** A candidate for the answer. */
export const WhyWeighed = z.object({
  /** `text`, `list`, `facts` or a kind of fact; `answer` is one that the owner taught. */
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Probability from 0 to 1 that it answers the question; null where a model chose instead. */
  odds: z.nullable(z.number()),
  /** Whether it was said or cited in the reply. */
  kept: z.boolean(),
  /** It was not said as the answer, but shown as what comes closest to one. */
  closest: z.optional(z.boolean()),
  /** Id of the taught answer; only for `answer`. */
  answer_id: z.optional(Id),
})
export type WhyWeighed = z.infer<typeof WhyWeighed>

/** What was done for the visitor. */
export const WhyAction = z.object({
  name: z.string(),
  state: z.string(),
  inputs: z.array(z.string()),
  /** What came of it. */
  said: z.nullable(z.string()),
  took_ms: z.nullable(z.number()),
})
export type WhyAction = z.infer<typeof WhyAction>

/** Why a reply says what it says. Its size is bounded: a few entries of each kind, with the beginning of their texts. */
export const Why = z.object({
  asked: z.array(WhyAsked),
  /** Language of the question as ISO 639-1; null where nothing was looked up. */
  language: z.nullable(z.string()),
  found: z.array(WhyFound),
  weighed: z.array(WhyWeighed),
  /** Least odds a candidate needs to be said; null where a model chose. */
  least_odds: z.nullable(z.number()),
  /** Absent where nothing was done. */
  actions: z.optional(z.array(WhyAction)),
  model: z.nullable(
    z.object({
      name: z.string(),
      calls: z.number(),
      tokens_in: z.number(),
      tokens_out: z.number(),
      /** Whether the tokens were estimated from the length of the texts, because the vendor did not report them. */
      is_estimate: z.boolean(),
      /** Cost in millionths of a US dollar; 0 where prices are unknown. */
      cost_micros: z.number(),
    }),
  ),
  times: z.object({
    heard: Timestamp,
    /** Milliseconds after `heard`; null for a step that did not happen. */
    found: z.nullable(z.number()),
    first: z.nullable(z.number()),
    last: z.nullable(z.number()),
  }),
})
export type Why = z.infer<typeof Why>

/** Null where no reasons are stored: an older reply, or one that answers no question. */
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
