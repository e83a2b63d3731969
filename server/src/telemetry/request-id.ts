import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const WELL_FORMED = /^[\w.-]{8,64}$/
const current = new AsyncLocalStorage<string>()

/** The request id from a proxy in front, if it is well-formed, otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}

/** Runs `work`, and everything it starts, in the context of this request. */
export const forRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** The id of the request that the running code belongs to; undefined for work that the server does by itself. */
export const currentRequestId = (): string | undefined => current.getStore()
