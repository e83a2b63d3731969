import type { CapNotice } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { monthOf } from '../usage/month.ts'
import { readNotices } from '../usage/service.ts'
import { noteRecentSpenders, noteSpending, takeSpenders } from '../usage/spenders.ts'
import { insertEvent } from './event-store.ts'

/**
 * Creates notices for caps that are near or reached: once a month for each cap and level, and again when a cap is changed.
 * @throws the first failure after all accounts were checked; failed ones are checked again
 */
export async function noteCaps(deps: Deps): Promise<void> {
  const failures: unknown[] = []
  for (const userId of takeSpenders(deps)) {
    try {
      for (const notice of await readNotices(deps, userId)) await noteCap(deps, userId, notice)
    } catch (error) {
      noteSpending(deps, userId)
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** @returns a function that runs `noteCaps`; its first run also checks accounts left over by a node that died. */
export function capRounds(deps: Deps): () => Promise<void> {
  let hasLookedBack = false
  return async () => {
    if (!hasLookedBack) await noteRecentSpenders(deps)
    hasLookedBack = true
    await noteCaps(deps)
  }
}

function noteCap({ db, now }: Deps, userId: string, { level, agent, cap_micros }: CapNotice) {
  const fact = ['cap', agent?.id ?? 'account', monthOf(now()), cap_micros, level].join(':')
  const detail = { of: agent?.name ?? 'Your account', level }
  return insertEvent(db, { userId, kind: 'cap_near', fact, agentId: agent?.id ?? null, detail })
}
