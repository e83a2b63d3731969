import type { Deps } from '../../deps.ts'
import {
  type Answer,
  type Claim,
  claimRequest,
  keepAnswer,
  type Known,
  releaseRequest,
} from './store.ts'

export type { Known }

/**
 * Begins a request with an idempotency key.
 * @returns undefined when the caller should handle it now; otherwise what is known of an earlier one with the same key
 */
export const beginRequest = (deps: Deps, claim: Claim): Promise<Known | undefined> =>
  claimRequest(deps.driver, claim)

/** Stores an answer for repetitions, unless it says that nothing was done. */
export async function endRequest(
  deps: Deps,
  claim: Pick<Claim, 'apiKeyId' | 'key'>,
  answer: Answer,
): Promise<void> {
  const isFinal = answer.status < 500 && answer.status !== 429
  await (isFinal ? keepAnswer(deps.driver, claim, answer) : releaseRequest(deps.driver, claim))
}
