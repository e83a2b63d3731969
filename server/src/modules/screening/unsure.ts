import { gatherEvidence } from './evidence.ts'
import type { ScreeningState } from './types.ts'

/** Language of nearly all calls that the classifiers were trained on. */
const LEARNT_IN = 'en'

/**
 * Whether the last turn may contain more than was understood, so that it is worth asking a model: it was in another language, or nothing
 * was recognized. A turn that has decided the call is not questioned.
 */
export function isUnsure(before: ScreeningState, after: ScreeningState): boolean {
  const turn = after.turns.at(-1)
  if (!turn || !/\p{L}/u.test(turn.heard)) return false
  if (after.decision === 'end' || after.decision === 'connect') return false
  const evidence = gatherEvidence(after)
  if (evidence.language !== LEARNT_IN) return true
  return after.decision === null && summaryOf(gatherEvidence(before)) === summaryOf(evidence)
}

const summaryOf = ({ found, told, organisation }: ReturnType<typeof gatherEvidence>): string =>
  JSON.stringify([found.map(({ name }) => name), told, organisation])
