import type { Deps } from '../../deps.ts'
import type { Fields } from './answer-call.ts'
import type { Call } from './call.ts'
import { noteForwarded } from './forwarding-check/service.ts'
import { addSignal, type Answering, listDialling, listOwnNumbers } from './store.ts'
import { tellOwner } from './tell.ts'

/** A call that comes back does so while the owner's phone rings, or as soon as it gave up. */
const COMES_BACK_WITHIN_MS = 60_000

const LOOP = {
  name: 'forwarding-loop',
  weight: 0,
  because:
    'The forwarding number sends its calls back to this agent, so it could not be rung. Forward only unanswered or busy calls.',
}

/**
 * An owner who forwards every call to the agent gets the calls back that the agent puts through. The call that comes back is turned
 * away as busy, so that the one that waits goes to the mailbox.
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
  const cause = dialling.find((call) => cameBack(call, from, forwardedFrom, own))
  if (!cause) return own.includes(from)
  await addSignal(deps.db, cause.id, LOOP)
  tellOwner(deps, cause)
  return true
}

const cameBack = (call: Call, from: string, forwardedFrom: string | undefined, own: string[]) =>
  forwardedFrom === call.dialledNumber || from === call.fromNumber || own.includes(from)
