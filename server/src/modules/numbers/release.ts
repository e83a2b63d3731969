import type { Deps } from '../../deps.ts'
import { claimAbandoned, markReleased } from './release-store.ts'

/** Releases every number whose agent was deleted, and ends its subscription. Failures are logged and repeated in a minute; never throws. */
export async function releaseAbandoned(deps: Deps): Promise<void> {
  if (deps.telephony.kind === 'none') return
  try {
    for (;;) {
      // One at a time: a released number may be sold again at once, and must then not be released a second time.
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
  // Without payment keys at the moment it waits for them, because the subscription would go on forever.
  if (subscriptionId && deps.billing.kind === 'none') return
  try {
    // Cancelled first, so that nobody pays for a number that is gone.
    if (subscriptionId) await deps.billing.cancelSubscription(subscriptionId)
    const sid = providerSid ?? (await deps.telephony.findNumber(phone))?.sid
    if (sid) await deps.telephony.releaseNumber(sid)
    await markReleased(deps.db, number, deps.now())
  } catch (error) {
    deps.log.error({ err: error, number: id }, 'a number could not be released, trying again later')
  }
}
