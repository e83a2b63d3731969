import { setTimeout as sleep } from 'node:timers/promises'
import type { Summary } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { fairLanes } from '../../lib/fair-lanes.ts'
import { modelFor } from '../usage/models.ts'
import { summarizeByModel } from './summary-by-model.ts'
import { extractSummary } from './extract-summary.ts'
import { claimSummary, findSummary, keepSummary, type KeptSummary } from './summary-store.ts'
import { findTalk, listSpoken } from './talk-store.ts'

/** Lease of a summary, in ms: longer than the model's time limit. */
const CLAIM_MS = 20_000
const LOOK_EVERY_MS = 200
/** Summaries that a model writes at a time on one node, and for one account. */
const inTurn = fairLanes({ count: 8, perKey: 2 })

/**
 * The summary of a conversation. It is stored until the conversation continues, so that the model is paid once for each state, even when
 * two people ask at once, on one node or two.
 * @throws 404
 */
export async function summarize(deps: Deps, userId: string, id: string): Promise<Summary> {
  const talk = await findTalk(deps.driver, userId, id)
  if (!talk) throw notFound('Conversation')
  const kept = await findSummary(deps.db, id)
  if (kept && kept.revision >= talk.revision) return shown(kept)
  const made = await inTurn(userId, () => make(deps, userId, id, talk))
  if (made) return shown(made)
  // Another request is asking the model; if its node dies, its lease expires.
  await sleep(LOOK_EVERY_MS)
  return summarize(deps, userId, id)
}

/** @returns null while another request makes it. */
async function make(
  deps: Deps,
  userId: string,
  id: string,
  { agentId, revision }: { agentId: string; revision: number },
): Promise<KeptSummary | null> {
  if (!(await claimSummary(deps.db, id, revision, CLAIM_MS))) return null
  const spoken = await listSpoken(deps.driver, id)
  const model = await modelFor(deps, { userId, agentId })
  const summary =
    (model && (await summarizeByModel({ log: deps.log, model }, spoken))) ?? extractSummary(spoken)
  const madeAt = await keepSummary(deps.db, id, revision, summary)
  return { revision, summary, madeAt: madeAt ?? deps.now() }
}

const shown = ({ summary, revision, madeAt }: KeptSummary): Summary => ({
  ...summary,
  revision,
  made_at: madeAt.toISOString(),
})
