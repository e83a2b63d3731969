import * as z from 'zod/mini'
import type { ApiScope } from '../api-keys.ts'
import { Count, Moment, strict, TimeZone } from '../common.ts'
import type { Endpoint } from '../endpoint.ts'
import { SEARCH_MAX } from '../search.ts'

/**
 * One call of the API for other programs. Its answer is `response` itself, without the frame of the dashboard's calls, and what it
 * promises holds for every release of `/v1`: fields may be added, none is removed or changes its meaning.
 */
export type ApiEndpoint<P = unknown, Q = unknown, B = unknown, R = unknown> = Endpoint<
  P,
  Q,
  B,
  R
> & {
  /** Its name in generated clients. */
  operation: string
  /** The noun under which it is described. */
  tag: string
  /** What a key needs for it; `any` key will do. */
  scope: ApiScope | 'any'
  /** The most bytes of its body, where that is more than for other calls. */
  maxBytes?: number
  /** Its answer holds a secret, so that what is kept of it for repeated requests is sealed. */
  tellsSecret?: boolean
}

export const apiEndpoint = <R, P = undefined, Q = undefined, B = undefined>(
  definition: ApiEndpoint<P, Q, B, R>,
): ApiEndpoint<P, Q, B, R> => ({
  ...definition,
  // oxlint-disable-next-line no-restricted-properties -- `query` of an address, not of a database
  ...(definition.query && { query: strict(definition.query) }),
  ...(definition.body && { body: strict(definition.body) }),
})

// oxlint-disable-next-line typescript/no-explicit-any -- the parameters are inferred at every use
export type AnyApiEndpoint = ApiEndpoint<any, any, any, any>

/** The longest cursor, in characters: longer than any we make. */
const MAX_CURSOR = 200

export const apiPage = {
  /** The `next_cursor` of the page before; without it, the first page. */
  cursor: z.optional(z.string().check(z.maxLength(MAX_CURSOR))),
  /** How many entries at most. */
  limit: z._default(Count(1, 100), 50),
}

const moment = z.optional(Moment('Enter a time like 2026-11-23T17:04:12Z'))

/** What narrows a list by who and when. */
export const apiFilters = {
  agent_id: z.optional(z.uuid('Give the id of an agent')),
  /** Not before this time. */
  since: moment,
  /** Before this time. */
  until: moment,
}

/** A page of what a search finds. */
export const apiSearch = {
  /** Words, or a time such as `last week`. */
  q: z.string().check(z.trim(), z.minLength(1, 'Say what to look for'), z.maxLength(SEARCH_MAX)),
  /** Where a time in the words is reckoned; UTC without it. */
  time_zone: z.optional(TimeZone),
  ...apiPage,
}

/** A page of a list, the newest first. `next_cursor` is null on the last one. */
export const pageOf = <T extends z.ZodMiniType>(entry: T) =>
  z.object({ data: z.array(entry), next_cursor: z.nullable(z.string()) })

/** The OpenAPI document of these calls. */
export const API_DOCUMENT_PATH = '/v1/openapi.json'
