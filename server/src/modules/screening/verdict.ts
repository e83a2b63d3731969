import { sigmoid } from '../listening/classifier/each.ts'
import { CUE_GROUPS } from '../listening/caller-cues.ts'
import type { Evidence } from './evidence.ts'
import type { Signal } from './types.ts'
import learnt from './classifier/verdict.json' with { type: 'json' }

/** Limit for the log odds of the wording alone. */
const MAX_LOGIT = 8
/** More than this many of a kind make no further difference. */
const MAX_TIMES = 3

/** The features by which a whole call is judged; all are numbers of about the same size. */
export function featuresOfCall(
  evidence: Omit<Evidence, 'unwantedOdds' | 'byEar'>,
): Record<string, number> {
  const { odds, manner, told, organisation, unwanted, signals } = evidence
  const logit = unwanted === null ? 0 : Math.log((unwanted + 0.0001) / (1.0001 - unwanted))
  const gave = (name: string) => Number(signals.some((signal) => signal.name === name))
  return {
    always: 1,
    wording: Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, logit)),
    ...Object.fromEntries(CUE_GROUPS.map((group) => [group, odds[group]])),
    demands: Math.min(MAX_TIMES, countOf(evidence)),
    name: Number(told.callerName !== null),
    organisation: Number(organisation !== null),
    reason: Number(told.callReason !== null),
    particular: gave('particular-reason'),
    knowsOwner: gave('knows-owner'),
    evasions: Math.min(MAX_TIMES, manner.evasions),
    silences: Math.min(MAX_TIMES, manner.silences),
    repeated: Number(manner.repeated),
    persisted: Number(manner.persisted),
    mismatch: Number(manner.mismatch),
  }
}

const countOf = ({ found }: Pick<Evidence, 'found'>) =>
  found.filter(({ group }) => group === 'scam' || group === 'pitch' || group === 'sales').length

const WEIGHTS: Record<string, number> = learnt

/** Weight of a signal about the number, for each unit of its own weight. */
const OF_FACTS = 0.5

/** The odds from 0 to 1 that a call is unwanted, by everything heard in it and known about its number. */
export const oddsOfUnwanted = (
  evidence: Omit<Evidence, 'unwantedOdds' | 'byEar'>,
  facts: Signal[],
): number =>
  sigmoid(
    Object.entries(featuresOfCall(evidence)).reduce(
      (sum, [name, value]) => sum + value * (WEIGHTS[name] ?? 0),
      -OF_FACTS * facts.reduce((sum, { weight }) => sum + weight, 0),
    ),
  )
