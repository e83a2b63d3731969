import type { Deps } from '../../deps.ts'
import { releaseHeldIn } from '../appointments/change.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { countCall, recountCall } from '../usage/count.ts'
import type { Call } from './call.ts'
import { lastWords } from './node.ts'
import { correctDuration, endCall, lockCall } from './store.ts'

/** Ends a call in the log, with everything said in it; repeated calls change nothing. */
export async function finishCall(
  deps: Deps,
  call: Call,
  end: { status: string; durationSeconds?: number | undefined; endedAt?: Date },
): Promise<void> {
  await lastWords(deps, call)
  const ended = await deps.db.transaction(async (tx) => {
    const row = await endCall(tx, call.id, end)
    if (row) await countCall(deps, tx, row)
    return row
  })
  if (!ended) return
  await releaseHeldIn(deps, call.id)
  notifyDashboards(deps, 'call', call)
}

/** Stores the length that the carrier reports, even late; repeated calls change nothing. */
export const noteDuration = (deps: Deps, id: string, seconds: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const call = await lockCall(tx, id)
    if (!call || call.durationSeconds === seconds) return
    await correctDuration(tx, id, seconds)
    await recountCall(deps, tx, call, seconds)
  })
