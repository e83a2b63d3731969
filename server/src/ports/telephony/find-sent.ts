import type { Twilio } from 'twilio'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Sent } from './index.ts'

const TEXTS_LOOKED_AT = 20
/** Tolerance for times of the carrier, in ms: it has its own clock and reports whole seconds. */
const CLOCKS_DIFFER_MS = MINUTE_MS

/** This message, written at `since` or later, if Twilio has accepted it; null otherwise. */
export async function findSent(
  twilio: Twilio,
  { from, to, text, since }: { from: string; to: string; text: string; since: Date },
): Promise<Sent | null> {
  const lately = await twilio.messages.list({ from, to, limit: TEXTS_LOOKED_AT })
  const earliest = since.getTime() - CLOCKS_DIFFER_MS
  // Compares by date of creation: a message that still waits in a queue has no date of sending.
  const found = lately.find(
    ({ body, dateCreated }) => body === text && dateCreated.getTime() >= earliest,
  )
  return found ? { sid: found.sid } : null
}
