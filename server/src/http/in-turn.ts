import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Pace, paces } from '../lib/paces.ts'
import { refuse } from './refuse.ts'

/** A request that comes too early waits for up to so many ms; where it would have to wait longer, it is refused. */
const PATIENCE_MS = 3_000

/**
 * Waits until each of these limits lets the request in.
 * @throws 429 where that would take too long
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
