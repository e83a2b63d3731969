import type { Deps } from '../../deps.ts'
import { inTime } from '../../lib/in-time.ts'
import type { NumberRecord } from '../../ports/telephony/index.ts'
import { capReached } from '../usage/caps.ts'

/** How long the network may take for information about a caller, in ms: the caller hears it ring until then. */
const PATIENCE_MS = 1_500

/** What the networks know about an unknown caller; null when lookups are not bought, not available, or late. */
export async function lookUpCaller(
  deps: Deps,
  payer: { userId: string; agentId: string },
  from: string,
): Promise<NumberRecord | null> {
  if (!deps.config.lookUpCallers || !from.startsWith('+')) return null
  if (await capReached(deps, payer)) return null
  const asked = deps.telephony.lookUp(from)
  // When the answer is late, its failure does not matter any more.
  asked.catch(() => undefined)
  return inTime(asked, PATIENCE_MS).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'a caller could not be looked up')
    return null
  })
}
