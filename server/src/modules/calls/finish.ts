import type { Deps } from '../../deps.ts'
import { countCall, recountCall } from '../usage/count.ts'
import type { Call } from './call.ts'
import { lastWords } from './node.ts'
import { correctDuration, endCall, lockCall } from './store.ts'
import { tellOwner } from './tell.ts'

/** The call is over, whoever says so first, and holds all that was said in it; saying it again changes nothing. */
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
  if (ended) tellOwner(deps, call)
}

/** The carrier knows best how long a call was, also when it tells late; telling it again changes nothing. */
export const noteDuration = (deps: Deps, id: string, seconds: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const call = await lockCall(tx, id)
    if (!call || call.durationSeconds === seconds) return
    await correctDuration(tx, id, seconds)
    await recountCall(deps, tx, call, seconds)
  })
