import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from './refuse.ts'

export type Place = { limit: string; key: string; most: number }

/** When a refused client should try again, in ms. It is unknown when a stream or an upload will end and free its place. */
const AGAIN_MS = 15_000

// Places taken on each running server: tests start several in one process.
const open = new WeakMap<Deps, Map<string, number>>()

/**
 * Takes one place for each key, for something that has a cost as long as it is open, such as a stream: the number open at a time is
 * limited.
 * @returns a function that gives the places back
 * @throws 429 when one key has no place left; then none is taken
 */
export function takePlaces(deps: Deps, reply: FastifyReply, places: Place[]): () => void {
  const taken = open.get(deps) ?? new Map<string, number>()
  open.set(deps, taken)
  const used = (key: string) => taken.get(key) ?? 0
  const full = places.find(({ key, most }) => used(key) >= most)
  if (full && deps.config.rateLimit) refuse(deps, reply, full.limit, AGAIN_MS)
  for (const { key } of places) taken.set(key, used(key) + 1)
  let isTaken = true
  return () => {
    if (!isTaken) return
    isTaken = false
    for (const { key } of places) {
      if (used(key) > 1) taken.set(key, used(key) - 1)
      else taken.delete(key)
    }
  }
}
