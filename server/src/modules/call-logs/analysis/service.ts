import { setTimeout as sleep } from 'node:timers/promises'
import type { CallAnalysis } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { notFound, refused } from '../../../errors.ts'
import { fairLanes } from '../../../lib/fair-lanes.ts'
import { modelFor } from '../../usage/models.ts'
import { analyseByModel } from './by-model.ts'
import { analyseByRules } from './by-rules.ts'
import { claimAnalysis, findAnalysis, findEndedCall, keepAnalysis } from './store.ts'

/** How long one request may take for an analysis, in ms: longer than the model is given. */
const CLAIM_MS = 15_000
const LOOK_EVERY_MS = 200
/** Analyses by a model at a time: in all on one node, and for one account, so that nobody with many calls blocks the others. */
const inTurn = fairLanes({ count: 8, perKey: 2 })

/**
 * The analysis of a call. It is made once and stored, even when two requests ask at the same moment, on one node or on two.
 * @throws 404, 409 `call_live` while it is in progress.
 */
export async function analyse(deps: Deps, userId: string, id: string): Promise<CallAnalysis> {
  const call = await findEndedCall(deps.db, userId, id)
  if (!call) throw notFound('Call log')
  if (call.analysis) return call.analysis
  if (call.isLive) throw refused('call_live', 'The call is still in progress.')
  const rules = analyseByRules(call)
  const model = await modelFor(deps, { userId, agentId: call.agentId })
  if (!model) return keepAnalysis(deps.db, id, rules)
  // The claim has a time limit, so it is made only when it is the account's turn.
  const made = await inTurn(userId, async () => {
    if (!(await claimAnalysis(deps.db, id, CLAIM_MS))) return null
    const analysis = await analyseByModel({ log: deps.log, model }, call, rules)
    return keepAnalysis(deps.db, id, analysis ?? rules)
  })
  if (made) return made
  return (await madeByAnother(deps, id)) ?? analyse(deps, userId, id)
}

/** Waits for another request that is asking the model. @returns null where its node died, or the call was deleted */
async function madeByAnother({ db }: Deps, id: string): Promise<CallAnalysis | null> {
  for (;;) {
    await sleep(LOOK_EVERY_MS)
    const made = await findAnalysis(db, id, CLAIM_MS)
    if (!made || made.analysis || made.isGivenUp) return made?.analysis ?? null
  }
}
