import type { CapNotice } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { monthOf } from '../usage/month.ts'
import { readNotices } from '../usage/service.ts'
import { noteRecentSpenders, noteSpending, takeSpenders } from '../usage/spenders.ts'
import { insertEvent } from './event-store.ts'

/**
 * Notes for those who are told of it which cap is near or reached: once a month for each cap and level, and anew for a cap of another
 * height. @throws the first failure when every account was looked at; those that failed are looked at again
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

/** @returns rounds of `noteCaps`, of which the first also looks at what a node that died had not looked at. */
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
