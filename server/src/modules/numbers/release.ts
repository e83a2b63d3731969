import type { Deps } from '../../deps.ts'
import { listAbandoned, markReleased } from './release-store.ts'

/** A purchase may be under way that long after its agent was deleted. */
const PURCHASE_MS = 2 * 60_000

/**
 * Gives back every number whose agent is gone, and ends the subscription that paid for it. What fails is logged and tried again by the
 * next call; never throws.
 */
export async function releaseAbandoned(deps: Deps): Promise<void> {
  if (deps.telephony.kind === 'none') return
  try {
    const since = new Date(deps.now().getTime() - PURCHASE_MS)
    for (const number of await listAbandoned(deps.db, since)) await release(deps, number)
  } catch (error) {
    deps.log.error({ err: error }, 'abandoned numbers could not be listed')
  }
}

type Abandoned = Awaited<ReturnType<typeof listAbandoned>>[number]

async function release(deps: Deps, { id, phone, providerSid, subscriptionId }: Abandoned) {
  // Without keys for the moment, it waits for them: the subscription would go on for ever.
  if (subscriptionId && deps.billing.kind === 'none') return
  try {
    // First, so that nobody pays for a number that is gone.
    if (subscriptionId) await deps.billing.cancelSubscription(subscriptionId)
    const sid = providerSid ?? (await deps.telephony.findNumber(phone))?.sid
    if (sid) await deps.telephony.releaseNumber(sid)
    await markReleased(deps.db, id, deps.now())
  } catch (error) {
    deps.log.error({ err: error, number: id }, 'a number could not be released, trying again later')
  }
}
