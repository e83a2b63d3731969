import type { CapNotice } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { monthOf } from '../usage/month.ts'
import { readNotices } from '../usage/service.ts'
import { takeSpenders } from '../usage/spenders.ts'
import { insertEvent } from './event-store.ts'

/**
 * Notes for those who are told of it which cap is near or reached: once a month for each cap and level, and anew for a cap of another
 * height. What a node that dies had not looked at is looked at with the next that is spent.
 */
export async function noteCaps(deps: Deps): Promise<void> {
  for (const userId of takeSpenders(deps)) {
    for (const notice of await readNotices(deps, userId)) await noteCap(deps, userId, notice)
  }
}

function noteCap({ db, now }: Deps, userId: string, { level, agent, cap_micros }: CapNotice) {
  const fact = ['cap', agent?.id ?? 'account', monthOf(now()), cap_micros, level].join(':')
  const detail = { of: agent?.name ?? 'Your account', level }
  return insertEvent(db, { userId, kind: 'cap_near', fact, agentId: agent?.id ?? null, detail })
}
