import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const WELL_FORMED = /^[\w.-]{8,64}$/
const current = new AsyncLocalStorage<string>()

/** The id a proxy in front gave the request, where it has the form of one, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}

/** Whatever `work` begins is done for this request. */
export const forRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** The request that whatever runs right now is done for; undefined for what the server does by itself. */
export const currentRequestId = (): string | undefined => current.getStore()
