import type { Deps } from '../../deps.ts'
import type { Call } from './call.ts'
import { nodeOf } from './node.ts'
import { endCall } from './store.ts'
import { tellOwner } from './tell.ts'

/** The call is over, whoever says so first; saying it again changes nothing. */
export async function finishCall(
  deps: Deps,
  call: Call,
  end: { status: string; durationSeconds?: number | undefined; endedAt?: Date },
): Promise<void> {
  const ended = await endCall(deps.db, call.id, end)
  if (!ended) return
  nodeOf(deps).sessions.get(call.id)?.replace()
  tellOwner(deps, call)
}
