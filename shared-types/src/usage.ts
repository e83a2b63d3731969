import * as z from 'zod/mini'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Kinds of use that cost money at a vendor. */
export const UsageKind = z.enum(['model', 'embedding', 'text_message', 'call'])
export type UsageKind = z.infer<typeof UsageKind>

/** An amount of money in millionths of a US dollar. */
const Micros = z.number()

/** Highest cap, $1,000,000: nobody means more, so that a higher one is a typing error. */
export const CAP_MAX_MICROS = 1_000_000 * 1_000_000

/** What was used of one kind in a month. */
export const Used = z.object({
  kind: UsageKind,
  /** Number of requests to a model, of calls or of text messages. */
  times: z.number(),
  tokens_in: z.number(),
  tokens_out: z.number(),
  /** How many of the tokens are our estimate, because the vendor did not report them. */
  estimated_tokens: z.number(),
  seconds: z.number(),
  /** Null: no price is configured for it. */
  cost_micros: z.nullable(Micros),
})
export type Used = z.infer<typeof Used>

export const Cap = z.object({
  /** The owner's cap; null: none. */
  own_micros: z.nullable(Micros),
  /** The server operator's cap; null: none. The lower of the two counts. */
  operator_micros: z.nullable(Micros),
  spent_micros: Micros,
})
export type Cap = z.infer<typeof Cap>

/** A notice that a cap is nearly or fully spent. */
export const CapNotice = z.object({
  level: z.enum(['near', 'reached']),
  by: z.enum(['owner', 'operator']),
  /** Null: the cap of the whole account. */
  agent: z.nullable(z.object({ id: Id, name: z.string() })),
  spent_micros: Micros,
  cap_micros: Micros,
})
export type CapNotice = z.infer<typeof CapNotice>

export const Holding = z.object({
  what: z.enum(['agents', 'pages', 'pdfs', 'bytes']),
  held: z.number(),
  most: z.number(),
})
export type Holding = z.infer<typeof Holding>

export const Usage = z.object({
  /** The month as `YYYY-MM`; months and days are in UTC. */
  month: z.string(),
  /** Kinds that have a price. What the other kinds cost is unknown, so that no cap counts it. */
  priced: z.array(UsageKind),
  account: Cap,
  agents: z.array(
    z.object({
      id: Id,
      /** Null: the agent has been deleted. */
      name: z.nullable(z.string()),
      cap: Cap,
      used: z.array(Used),
    }),
  ),
  /** Every day of the month so far, oldest first. */
  days: z.array(z.object({ day: z.string(), cost_micros: Micros, tokens: z.number() })),
  notices: z.array(CapNotice),
  holdings: z.array(Holding),
})
export type Usage = z.infer<typeof Usage>

export const SetCap = z.object({
  /** Null: the cap is for the whole account. */
  agent_id: z.nullable(Id),
  /** Null removes the cap; 0 allows no spending. */
  cap_micros: z.nullable(
    z.number().check(z.int(), z.minimum(0), z.maximum(CAP_MAX_MICROS, 'Enter a smaller amount')),
  ),
})
export type SetCap = z.infer<typeof SetCap>

export const usage = {
  read: endpoint({
    method: 'GET',
    path: '/usage',
    summary: 'What was used this month, by agent and day, and what may be.',
    response: Usage,
  }),
  notices: endpoint({
    method: 'GET',
    path: '/usage/notices',
    summary: 'Monthly caps that are near or reached.',
    response: z.array(CapNotice),
  }),
  setCap: endpoint({
    method: 'PATCH',
    path: '/usage/cap',
    summary: 'Sets or removes what an agent or the account may cost in a month.',
    body: SetCap,
    response: Usage,
  }),
}
