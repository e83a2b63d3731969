import type { Deps } from '../../deps.ts'
import { listAbandoned, markReleased } from './release-store.ts'

/** A purchase may be under way that long after its agent was deleted. */
const PURCHASE_MS = 2 * 60_000

/** Gives back every number whose agent is gone. What fails is logged and tried again by the next call; never throws. */
export async function releaseAbandoned(deps: Deps): Promise<void> {
  if (deps.telephony.kind === 'none') return
  try {
    const since = new Date(deps.now().getTime() - PURCHASE_MS)
    for (const { id, phone, providerSid } of await listAbandoned(deps.db, since)) {
      const sid = providerSid ?? (await deps.telephony.findNumber(phone))?.sid
      if (sid) await deps.telephony.releaseNumber(sid)
      await markReleased(deps.db, id, deps.now())
    }
  } catch (error) {
    deps.log.error({ err: error }, 'a number could not be released, trying again later')
  }
}
