import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Pace, paces } from '../lib/paces.ts'
import { refuse } from './refuse.ts'

/** A request that comes too early waits for up to this many ms; with a longer wait it is refused. */
const PATIENCE_MS = 3_000

/**
 * Waits until each of these limits admits the request.
 * @throws 429 when that would take too long
 */
export async function inTurn(
  deps: Deps,
  reply: FastifyReply,
  turn: ReturnType<typeof paces>,
  limits: Pace[],
): Promise<void> {
  const waitMs = turn(limits, PATIENCE_MS)
  if (waitMs > PATIENCE_MS) refuse(deps, reply, 'pace', waitMs)
  if (waitMs > 0) await sleep(waitMs)
}
