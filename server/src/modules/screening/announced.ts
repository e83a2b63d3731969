import { decideOfMachine, isMachine } from './decide.ts'
import { type Evidence, gatherEvidence } from './evidence.ts'
import { NOTHING_KNOWN } from './nothing-known.ts'
import type { CallerFacts, Decision, ScreeningState } from './types.ts'

type Known = Pick<CallerFacts, 'from' | 'language'>

/**
 * What screening decides about a call that a machine places, such as one with an offer or a notice; null for everybody else, so that a
 * person who asks for a gift card stays a customer.
 * @param said everything that the caller said, oldest first
 */
export function decideAnnounced(said: string[], known: Known): Decision | null {
  const state: ScreeningState = {
    facts: { ...NOTHING_KNOWN, ownerName: '', ...known },
    turns: said.map((heard, at) => ({ asked: at === 0 ? 'who' : 'why', said: '', heard })),
    asking: 'why',
    saying: '',
    decision: null,
  }
  const evidence = gatherEvidence(state)
  return isSurelyMachine(evidence) ? decideOfMachine(state, evidence) : null
}

/** Least odds of words for a recording: those of Italian customers sound a little like one. */
const SURE_OF_RECORDING = 0.95

const isSurelyMachine = (evidence: Evidence): boolean =>
  isMachine(evidence) ||
  evidence.found.some(({ name, odds }) => name === 'recorded' && odds >= SURE_OF_RECORDING)
