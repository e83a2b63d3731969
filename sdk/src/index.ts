import createClient, { type Client } from 'openapi-fetch'
import { sendAgain } from './again.ts'
import type { components, paths } from './api.ts'

export { answerOf, every, type Answer, NexusError, type Page } from './answers.ts'
export type { components, operations, paths } from './api.ts'

/** What the API answers with, by name: `Schemas['Conversation']`. */
export type Schemas = components['schemas']

/** Calls by method and path, as they are described: `api.GET('/v1/conversations', …)`. */
export type Nexus = Client<paths, 'application/json'>

export type NexusOptions = {
  /** Where the server is reached: `https://nexus.example`. */
  url: string
  /** An API key. Anybody who has it may do what it may: keep it on a server. */
  key: string
  /** How requests are sent; the runtime's own `fetch` unless told otherwise. */
  fetch?: (request: Request) => Promise<Response>
  /** How often a request is sent before it counts as failed; 3 unless told otherwise. */
  attempts?: number
}

const ATTEMPTS = 3

/**
 * A client of one workspace. A request that found no server, too many requests or a busy one is sent again after a while; a change
 * carries one `Idempotency-Key` in all its attempts, so that it is done once.
 */
export function nexus({ url, key, fetch: send, attempts = ATTEMPTS }: NexusOptions): Nexus {
  return createClient<paths, 'application/json'>({
    baseUrl: new URL('/api', url).href,
    headers: { authorization: `Bearer ${key}` },
    // Asked for with every request, so that whoever replaces the global one later is heard.
    fetch: sendAgain(send ?? ((request) => fetch(request)), attempts),
  })
}
