import type { Deps } from '../../deps.ts'
import { inTime } from '../../lib/in-time.ts'
import type { NumberRecord } from '../../ports/telephony/index.ts'
import { capReached } from '../usage/caps.ts'

/** The phone of the caller rings on for so long. */
const PATIENCE_MS = 1_500

/** What the networks have on record of a caller nobody knows; null where it is not bought, not to be had, or late. */
export async function lookUpCaller(
  deps: Deps,
  payer: { userId: string; agentId: string },
  from: string,
): Promise<NumberRecord | null> {
  if (!deps.config.lookUpCallers || !from.startsWith('+')) return null
  if (await capReached(deps, payer)) return null
  const asked = deps.telephony.lookUp(from)
  // Late, its failure is nobody's business any more.
  asked.catch(() => undefined)
  return inTime(asked, PATIENCE_MS).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'a caller could not be looked up')
    return null
  })
}
