import type { Deps } from '../../deps.ts'
import { webhooksOf } from '../../ports/telephony/twilio.ts'
import { claimUnannounced, setTextUrl } from './store.ts'

/**
 * Makes the carrier announce calls and texts to this address for numbers for which it does not yet: those bought by an older release, or
 * while this server had another address. A failure is logged, and repeated after some minutes. Repeating it changes nothing.
 */
export async function announceHere(deps: Deps): Promise<void> {
  if (deps.telephony.kind === 'none') return
  const { smsUrl } = webhooksOf(deps.config)
  for (;;) {
    const number = await claimUnannounced(deps.db, smsUrl)
    if (!number) return
    const { id, sid } = number
    try {
      await deps.telephony.announceHere(sid)
      await setTextUrl(deps.db, id, smsUrl)
    } catch (error) {
      deps.log.error({ err: error, number: id }, 'a number could not be announced here')
    }
  }
}
