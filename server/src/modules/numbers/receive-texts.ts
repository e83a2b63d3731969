import type { Deps } from '../../deps.ts'
import { webhooksOf } from '../../ports/telephony/twilio.ts'
import { findUnannounced, setTextUrl } from './store.ts'

/**
 * Has the carrier announce texts to numbers that were bought before it was told to, by another release, or while this server had
 * another address. Doing it twice changes nothing.
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
