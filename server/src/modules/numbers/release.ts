import type { Deps } from '../../deps.ts'
import { claimAbandoned, markReleased } from './release-store.ts'

/**
 * Gives back every number whose agent is gone, and ends the subscription that paid for it. What fails is logged and tried again in a
 * minute; never throws.
 */
export async function releaseAbandoned(deps: Deps): Promise<void> {
  if (deps.telephony.kind === 'none') return
  try {
    for (;;) {
      // One only: a number that is given back may be sold again at once, and is then not to be given back a second time.
      const number = await claimAbandoned(deps.db)
      if (!number) return
      await release(deps, number)
    }
  } catch (error) {
    deps.log.error({ err: error }, 'abandoned numbers could not be looked for')
  }
}

type Abandoned = NonNullable<Awaited<ReturnType<typeof claimAbandoned>>>

async function release(deps: Deps, number: Abandoned) {
  const { id, phone, providerSid, subscriptionId } = number
  // Without keys for the moment, it waits for them: the subscription would go on for ever.
  if (subscriptionId && deps.billing.kind === 'none') return
  try {
    // First, so that nobody pays for a number that is gone.
    if (subscriptionId) await deps.billing.cancelSubscription(subscriptionId)
    const sid = providerSid ?? (await deps.telephony.findNumber(phone))?.sid
    if (sid) await deps.telephony.releaseNumber(sid)
    await markReleased(deps.db, number, deps.now())
  } catch (error) {
    deps.log.error({ err: error, number: id }, 'a number could not be released, trying again later')
  }
}
