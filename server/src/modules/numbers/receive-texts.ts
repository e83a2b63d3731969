import type { Deps } from '../../deps.ts'
import { webhooksOf } from '../../ports/telephony/twilio.ts'
import { findUnannounced, setTextUrl } from './store.ts'

/**
 * Makes the carrier announce texts to numbers for which it does not yet: those bought by an older release, or while this server had another
 * address. Repeating it changes nothing.
 */
export async function receiveTexts(deps: Deps): Promise<void> {
  if (deps.telephony.kind === 'none') return
  const { smsUrl } = webhooksOf(deps.config)
  for (;;) {
    const number = await findUnannounced(deps.db, smsUrl)
    if (!number) return
    await deps.telephony.receiveTexts(number.sid)
    await setTextUrl(deps.db, number.id, smsUrl)
  }
}
