import type { Deps } from '../../deps.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import type { Fields } from './answer-call.ts'
import type { Call } from './call.ts'
import { noteForwarded } from './forwarding-check/service.ts'
import { shownNumber } from './put-through.ts'
import { type Answering, listOwnNumbers } from './answering-store.ts'
import { listDialling } from './under-way-store.ts'
import { addSignal } from './store.ts'

/** How soon a call that is forwarded in a circle comes back, in ms: while the owner's phone rings, or right after. */
const COMES_BACK_WITHIN_MS = MINUTE_MS

const LOOP = {
  name: 'forwarding-loop',
  weight: 0,
  because:
    'The forwarding number sends its calls back to this agent, so it could not be rung. Forward only unanswered or busy calls.',
}

/**
 * Detects calls forwarded in a circle: an owner who forwards every call to the agent gets back those that the agent puts through.
 * The returning call is told that the line is busy, so that the waiting one goes to the mailbox.
 * @returns whether this is such a call.
 */
export async function breakLoop(
  deps: Deps,
  { userId, agentId }: Pick<Answering, 'userId' | 'agentId'>,
  fields: Fields,
): Promise<boolean> {
  const { From: from = '', ForwardedFrom: forwardedFrom } = fields
  const own = await listOwnNumbers(deps.db, userId)
  if (own.includes(from)) await noteForwarded(deps, agentId)
  const since = new Date(deps.now().getTime() - COMES_BACK_WITHIN_MS)
  const dialling = await listDialling(deps.db, userId, since)
  const cause = dialling.find((call) => cameBack(call, from, forwardedFrom))
  if (!cause) return own.includes(from)
  await addSignal(deps.db, cause.id, LOOP)
  notifyDashboards(deps, 'call', cause)
  return true
}

/**
 * A call that comes back shows the number with which it was put through, or that of the phone which forwarded it. Other people call
 * in the same minute, so a phone that the carrier names has to be the owner's.
 */
function cameBack(call: Call, from: string, forwardedFrom: string | undefined): boolean {
  const { dialledNumber } = call
  if (!dialledNumber || (from !== shownNumber(call) && from !== dialledNumber)) return false
  return !forwardedFrom || isSameLine(forwardedFrom, dialledNumber)
}

/** Compares the last digits, because some carriers leave out the country. */
const isSameLine = (one: string, other: string) => one.slice(-8) === other.slice(-8)
