import { type CueName, isClearlyHeard } from '../listening/caller-cues.ts'
import { isForged, isWelcome } from './caller-facts.ts'
import { disprovedClaims, isCertain, isClearClaim, isOffice } from './claims.ts'
import { has, weightOf, type Evidence } from './evidence.ts'
import type { Decision, ScreeningState } from './types.ts'

/**
 * Highest odds of an unwanted call at which a caller who gave name and reason is put through; the lower value when no further question was
 * asked before.
 */
const CONNECT_TO = 0.42
const CONNECT_AT_ONCE_TO = 0.15
/** The same for a caller who claims no relation and gives only a general reason. */
const CONNECT_PLAIN_TO = 0.17
/** The same for a caller who claims a relation and has not said a name although asked again, as many people do not. */
const CONNECT_NAMELESS_TO = 0.1
/** Least odds of an unwanted call at which it is ended: during the call, and when there is nothing left to ask. */
const END_FROM = 0.975
const END_AT_LAST_FROM = 0.945
/** Least odds for ending a call in which a demand was made in words that cannot mean anything else. */
const END_CERTAIN_FROM = 0.89
/** Least odds at which claims to call for an office are not believed any more. */
const DISPROVED_FROM = 0.97
/** Nobody is hung up on unless the wording alone gives at least these odds of an unwanted call. */
const END_WORDING = 0.5
/** A caller whose demand or offer was heard this surely is never put through, whatever else they say. */
const SURELY_HEARD = 0.8
const EMERGENCY_FROM = 3
const MAX_SILENCES = 2

/** The decision after a turn; null when the next answer may still decide. */
export function decide(state: ScreeningState, evidence: Evidence): Decision | null {
  const { facts } = state
  const alarm = isEmergency(state, evidence)
  if (facts.onBlockList) return alarm ? 'take_message' : 'end'
  if (alarm) return 'connect'
  if (isWelcome(facts) && !isForged(facts) && !isDangerous(evidence)) return 'connect'
  if (has(evidence, 'machine') || isWantedNotice(evidence)) return 'take_message'
  if (evidence.manner.silences > MAX_SILENCES) return decideAtLast(state, evidence)
  if (isToldEnough(evidence) && mayEnd(evidence, END_FROM)) return 'end'
  if (mayConnect(state, evidence) && isProbed(state, evidence)) {
    return facts.outsideHours ? 'take_message' : 'connect'
  }
  return null
}

/** The decision about a machine, which cannot be asked: what it certainly demands needs no further answer. */
export const decideOfMachine = (state: ScreeningState, evidence: Evidence): Decision | null =>
  decide(state, evidence) ?? (mayEnd(evidence, END_CERTAIN_FROM) ? 'end' : null)

/** The decision when there is nothing left to ask. Who reports an emergency is put through, whatever they could not say. */
export function decideAtLast(state: ScreeningState, evidence: Evidence): Decision {
  if (!state.facts.onBlockList && reportsTrouble(evidence)) return 'connect'
  return mayEnd(evidence, END_AT_LAST_FROM) ? 'end' : 'take_message'
}

/** Whether the call may be ended. A model can prevent that but never cause it: the embedded listener alone must agree. */
const mayEnd = (evidence: Evidence, from: number): boolean =>
  isToEnd(evidence, from) && (evidence.byEar === null || isToEnd(evidence.byEar, from))

/** A call is ended only with a clearly heard demand or offer, a wording that fits it, and no claim that forbids it. */
const isToEnd = (evidence: Evidence, from: number): boolean =>
  isUnclaimed(evidence) &&
  evidence.unwantedOdds >= (isCertain(evidence.found) ? END_CERTAIN_FROM : from) &&
  (evidence.unwanted ?? 0) >= END_WORDING &&
  evidence.found.some(
    (cue) => ['scam', 'pitch', 'sales', 'robot'].includes(cue.group) && isClearlyHeard(cue),
  )

/** Whether the caller was told enough: sellers are told once that no offers are taken, swindlers and recordings nothing. */
const isToldEnough = (evidence: Evidence) =>
  has(evidence, 'scam', 'robot') || isAutomated(evidence) || evidence.manner.wasTold

/** Whether the caller makes a demand or an offer that hardly any honest caller makes by telephone. */
export const isDangerous = (evidence: Evidence) => has(evidence, 'scam', 'pitch', 'money')

/** Whether somebody reports an emergency. Bad news without a name may be a swindler's story and does not count. */
function isEmergency(state: ScreeningState, evidence: Evidence): boolean {
  if (reportsTrouble(evidence) && isBelieved(state, evidence)) return true
  if (!has(evidence, 'emergency') || isDangerous(evidence) || isAutomated(evidence)) return false
  const unproved = has(evidence, 'trouble') && !evidence.told.callerName
  return !unproved && weightOf(evidence, 'emergency', 'sales') >= EMERGENCY_FROM
}

/** Whether somebody who demands nothing reports an emergency. Words for a recording are misheard from people who say who they are. */
const reportsTrouble = (evidence: Evidence): boolean =>
  (evidence.trouble === 'likely' || evidence.trouble === 'named') &&
  !isDangerous(evidence) &&
  (!isAutomated(evidence) || (isPerson(evidence) && !isMachine(evidence)))

/**
 * Whether a caller who reports an emergency has said who they are and, where they only call it one or say that they are family, more of it
 * when they were asked: that is what impostors claim most.
 */
const isBelieved = (state: ScreeningState, evidence: Evidence): boolean =>
  (isNamed(evidence) || has(evidence, 'relation')) &&
  ((evidence.trouble === 'likely' && !isSaid(evidence, 'family', 'legal-trouble')) ||
    (isProbed(state, evidence) && evidence.told.callReason !== null))

const isPerson = ({ speaksOfSelf, told }: Evidence): boolean =>
  speaksOfSelf || told.callerName !== null

/** Whether a machine is certainly speaking: it says the same again, or tells to press keys. */
export const isMachine = ({ found, manner }: Evidence): boolean =>
  manner.repeated || found.some(({ name, odds }) => name === 'press-a-key' && odds === 1)

export const isAutomated = (evidence: Evidence) =>
  evidence.manner.repeated || isSaid(evidence, 'press-a-key', 'recorded')

/** Whether the call is an announcement that the owner may want to know, with nobody to talk to. */
const isWantedNotice = (evidence: Evidence) =>
  has(evidence, 'notice') &&
  !has(evidence, 'scam', 'pitch') &&
  (isAutomated(evidence) || (!evidence.told.callerName && !evidence.speaksOfSelf))

/** Whether the caller claims nothing that forbids ending the call: a claim to know the owner may be true. */
function isUnclaimed(evidence: Evidence): boolean {
  if (has(evidence, 'notice', 'emergency', 'wrong-number')) return false
  if (evidence.trouble !== 'none' && !isMachine(evidence)) return false
  const disproved = disprovedClaims(evidence.found)
  const mayBeDisproved = evidence.unwantedOdds >= DISPROVED_FROM
  return evidence.found
    .filter(isClearClaim)
    .every((claim) => disproved.has(claim) || (isOffice(claim) && mayBeDisproved))
}

/**
 * Whether the caller was asked enough. Impostors make their claim at once and tell what they want only when asked for more; whoever brings
 * bad news is always asked, because a relative in trouble is what they claim most.
 */
const isProbed = ({ turns }: ScreeningState, evidence: Evidence) =>
  (evidence.unwantedOdds <= CONNECT_AT_ONCE_TO && !has(evidence, 'trouble')) ||
  isSaid(evidence, 'own-child', 'at-the-door') ||
  turns.some(({ asked, heard }) => asked === 'why' && heard.trim())

function mayConnect(state: ScreeningState, evidence: Evidence): boolean {
  const who = isNamed(evidence) || needsNoName(state, evidence)
  const why = evidence.told.callReason !== null || isSaid(evidence, 'own-child')
  const live = !isAutomated(evidence) && !has(evidence, 'robot', 'wrong-number')
  const demands = evidence.found.some(
    ({ group, odds }) => ['scam', 'pitch', 'money'].includes(group) && odds >= SURELY_HEARD,
  )
  const most = isKnown(evidence) ? CONNECT_TO : CONNECT_PLAIN_TO
  return who && why && live && !demands && evidence.unwantedOdds <= most
}

/** Whether the caller said who they are; some claims do, such as to be a relative. */
const isNamed = (evidence: Evidence) =>
  evidence.told.callerName !== null ||
  evidence.organisation !== null ||
  isSaid(evidence, 'family', 'own-child', 'delivery', 'at-the-door')

const needsNoName = ({ turns }: ScreeningState, evidence: Evidence) =>
  turns.length > 1 && has(evidence, 'relation') && evidence.unwantedOdds <= CONNECT_NAMELESS_TO

/** Whether the caller claims a relation, calls from a number that was put through before, or has a particular reason. */
const isKnown = (evidence: Evidence) =>
  has(evidence, 'relation', 'standing') ||
  evidence.signals.some(({ name }) =>
    ['connected-before', 'allow-list', 'particular-reason'].includes(name),
  )

const isSaid = (evidence: Evidence, ...names: CueName[]) =>
  evidence.found.some(({ name }) => names.includes(name))
