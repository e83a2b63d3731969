import createClient, { type Client } from 'openapi-fetch'
import { sendAgain } from './again.ts'
import type { components, paths } from './api.ts'

export { answerOf, every, type Answer, NexusError, type Page } from './answers.ts'
export type { components, operations, paths } from './api.ts'

/** The types of the API's objects by name: `Schemas['Conversation']`. */
export type Schemas = components['schemas']

/** Calls by method and path, as in the description of the API: `api.GET('/v1/conversations', …)`. */
export type Nexus = Client<paths, 'application/json'>

export type NexusOptions = {
  /** The server's address: `https://nexus.example`. */
  url: string
  /** An API key. Whoever has it can do everything it permits: keep it on a server. */
  key: string
  /** Sends the requests; the default is the runtime's own `fetch`. */
  fetch?: (request: Request) => Promise<Response>
  /** How often a request is sent before it counts as failed; 3 by default. */
  attempts?: number
}

const ATTEMPTS = 3

/**
 * A client for one workspace. A request is repeated after a while when the server could not be reached, was busy or received too many
 * requests; a change has the same `Idempotency-Key` in all its attempts, so that it is made once.
 * @throws TypeError when the address is none
 */
export function nexus({ url, key, fetch: send, attempts = ATTEMPTS }: NexusOptions): Nexus {
  if (!url.startsWith('http://') && !url.startsWith('https://')) {
    throw new TypeError(`url is an address such as https://nexus.example, not ${url}`)
  }
  return createClient<paths, 'application/json'>({
    baseUrl: new URL('/api', url).href,
    headers: { authorization: `Bearer ${key}` },
    // `fetch` is looked up at every request, so that replacing the global function later takes effect.
    fetch: sendAgain(send ?? ((request) => fetch(request)), attempts),
  })
}
