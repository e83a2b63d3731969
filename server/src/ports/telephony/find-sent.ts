import type { Twilio } from 'twilio'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Sent } from './index.ts'

const TEXTS_LOOKED_AT = 20
/** Tolerance for times of the carrier, in ms: it has its own clock and reports whole seconds. */
const CLOCKS_DIFFER_MS = MINUTE_MS

/** @returns whether Twilio's message with this sid is another one with the same words */
export type IsAnother = (sid: string) => Promise<boolean>

type Wanted = {
  from: string
  to: string
  text: string
  since: Date
  isAnother?: IsAnother | undefined
}

/** This message, written at `since` or later, if Twilio has accepted it; null otherwise. */
export async function findSent(
  twilio: Twilio,
  { from, to, text, since, isAnother }: Wanted,
): Promise<Sent | null> {
  const lately = await twilio.messages.list({ from, to, limit: TEXTS_LOOKED_AT })
  const earliest = since.getTime() - CLOCKS_DIFFER_MS
  // Compares by date of creation: a message that still waits in a queue has no date of sending.
  const equal = lately.filter(
    ({ body, dateCreated }) => body === text && dateCreated.getTime() >= earliest,
  )
  for (const { sid } of equal) {
    if (!(await isAnother?.(sid))) return { sid }
  }
  return null
}
