import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Pace, paces } from '../lib/paces.ts'
import { refuse } from './refuse.ts'

/** Whoever came a little early waits for its turn and notices nothing; who would wait longer is told to come back. */
const PATIENCE_MS = 3_000

/** Waits until it is the turn of a request in each of these. @throws 429 where that is not soon */
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
