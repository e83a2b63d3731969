import {
  type CallerCue,
  callerCuesIn,
  isClearlyHeard,
  isHeard,
} from '../../listening/caller-cues.ts'
import { spokenTo } from '../../listening/language/spoken-to.ts'
import { isCertain } from '../../screening/claims.ts'
import { CUE_SIGNALS } from '../../screening/cues/signals.ts'
import { gatherEvidence } from '../../screening/evidence.ts'
import type { ScreeningState, Signal } from '../../screening/index.ts'
import { NOTHING_KNOWN } from '../../screening/nothing-known.ts'
import type { EndedCall } from './types.ts'

/** What a finished call was: its language, the cues in it, whether it was clearly unwanted, and by which marks. */
export type Judged = {
  language: string
  found: CallerCue[]
  isUnwanted: boolean
  redFlags: string[]
}

const RED = new Set(['scam', 'pitch', 'money'])
/** Signals that are red flags too, because they do not depend on the caller's words. */
const FACT_FLAGS = new Set([
  'attestation',
  'block-list',
  'ended-before',
  'persisted',
  'repeated-itself',
])

/**
 * Least odds at which a screened call that was not put through counts as unwanted. On the calls held apart, this accuses 1 wanted caller
 * in 360 and finds four of five unwanted ones.
 */
const UNWANTED_FROM = 0.9
/**
 * The same for a caller who was put through and for a caller of a sales agent. The odds are learnt on screened calls, where strangers explain
 * themselves, so a customer counts as unwanted only when they are highest: of calls made of questions to businesses, this accuses 1 in 500.
 */
const SURELY_UNWANTED_FROM = 0.985
/** The same where a demand was made in words that cannot mean anything else; no wanted call of the data has such words. */
const CERTAIN_FROM = 0.5

/** Judges a finished call as a whole, because a single cue is often heard in ordinary words. */
export function judge(call: EndedCall, spoken: string[]): Judged {
  const language = spokenTo(spoken)
  const found = spoken.flatMap((line) => callerCuesIn(line, language)).filter(isHeard)
  const accusations = found.filter((cue) => RED.has(cue.group) && isClearlyHeard(cue))
  const isAccused = accusations.length > 0 && oddsOfUnwanted(call, spoken) >= leastOdds(call, found)
  const isUnwanted = call.decision === 'end' || isAccused
  const redFlags = isUnwanted ? flagsOf(accusations, call.signals) : []
  return { language, found, isUnwanted, redFlags }
}

function leastOdds({ agentType, decision }: EndedCall, found: CallerCue[]): number {
  if (isCertain(found)) return CERTAIN_FROM
  const isStranger = agentType === 'ANTI_THEFT' && decision !== 'connect'
  return isStranger ? UNWANTED_FROM : SURELY_UNWANTED_FROM
}

function flagsOf(accusations: CallerCue[], signals: Signal[]): string[] {
  const cues = accusations.map(({ name }) => `${CUE_SIGNALS[name].because}.`)
  const facts = signals
    .filter(({ name, weight }) => weight <= -1.5 && FACT_FLAGS.has(name))
    .map(({ because }) => because)
  return [...new Set([...cues, ...facts])]
}

/** The odds from 0 to 1 that a call is unwanted, by the same evidence with which calls are screened. */
function oddsOfUnwanted({ screening, from }: EndedCall, spoken: string[]): number {
  const screened = screening?.turns ?? []
  const isScreened = (line: string) => screened.some(({ heard }) => heard.includes(line))
  // What a caller says to a sales agent or after the decision answers no question of the screening.
  const others = spoken
    .filter((line) => !isScreened(line))
    .map((heard): ScreeningState['turns'][number] => ({ asked: 'message', said: '', heard }))
  const facts = screening?.facts ?? { ...NOTHING_KNOWN, from, ownerName: '' }
  const turns = [...screened, ...others]
  return gatherEvidence({ facts, turns, asking: 'message', saying: '', decision: null })
    .unwantedOdds
}
