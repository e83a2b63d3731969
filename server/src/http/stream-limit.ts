import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Place, takePlaces } from './places.ts'

/**
 * Takes the places of one event stream.
 * @returns a function that gives them back
 * @throws 429 when there is none left
 */
export function takeStream(deps: Deps, reply: FastifyReply, places: Place[]): () => void {
  const leave = takePlaces(deps, reply, places)
  deps.metrics.streams.inc()
  let isOpen = true
  return () => {
    if (!isOpen) return
    isOpen = false
    deps.metrics.streams.dec()
    leave()
  }
}
