import type { Deps } from '../../deps.ts'
import type { CallerFacts, Decision } from '../screening/index.ts'
import { rulesFor } from '../screening-rules/service.ts'
import type { Fields } from './answer-call.ts'
import { lookUpCaller } from './look-up.ts'
import { type Answering } from './answering-store.ts'
import { listFormerCalls } from './store.ts'

const OUTCOMES_TOLD = 5

/**
 * What a screening agent knows of a caller before anybody speaks.
 * @param contact the caller's name in the address book.
 */
export async function factsOfCaller(
  deps: Deps,
  { agentId, userId, ownerName }: Pick<Answering, 'agentId' | 'userId' | 'ownerName'>,
  { from, contact }: { from: string; contact: string | null },
  fields: Fields,
): Promise<CallerFacts> {
  const hasNumber = from.startsWith('+')
  const [{ listedName, ...rules }, former] = await Promise.all([
    rulesFor(deps, agentId, from),
    hasNumber ? listFormerCalls(deps.db, userId, from, fields['CallSid']!) : [],
  ])
  const isStranger = contact === null && !rules.onAllowList && !rules.onBlockList
  const found = isStranger ? await lookUpCaller(deps, { userId, agentId }, from) : null
  const decided = former.map(({ decision }) => decision)
  return {
    from,
    // The owner's name for a contact or a listed number counts, whatever the network reports.
    callerName: contact ?? listedName ?? (fields['CallerName'] || (found?.name ?? null)),
    isContact: contact !== null,
    stirVerstat: fields['StirVerstat'] || null,
    lineType: found?.lineType ?? null,
    registeredName: found?.name ?? null,
    callsBefore: former.length,
    lastOutcomes: decided
      .filter((decision): decision is Decision => decision !== null)
      .slice(0, OUTCOMES_TOLD),
    ...rules,
    ownerName,
  }
}
