import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from './refuse.ts'

export type Place = { limit: string; key: string; most: number }

/** A place frees itself when a tab is closed or a file is sent, and nobody knows when: worth another look by then. */
const AGAIN_MS = 15_000

// What is open on one running server: tests start several in one process.
const open = new WeakMap<Deps, Map<string, number>>()

/**
 * Takes a place in each of these for something that costs for as long as it is open, so that its number counts, not how often one is
 * opened.
 * @returns gives the places back
 * @throws 429 when one of them has none left; no place is taken then
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
