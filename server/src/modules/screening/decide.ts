import type { CueName } from '../listening/caller-cues.ts'
import { isForged, isWelcome } from './caller-facts.ts'
import { disprovedClaims, isCertain, isClearClaim, isOffice } from './claims.ts'
import { has, weightOf, type Evidence } from './evidence.ts'
import type { Decision, ScreeningState } from './types.ts'

/** The odds of an unwanted call up to which somebody who told who and why is put through; lower where nobody was asked more first. */
const CONNECT_TO = 0.15
const CONNECT_AT_ONCE_TO = 0.02
/** Somebody of no standing and with no particular reason has to sound this harmless. */
const CONNECT_PLAIN_TO = 0.06
/** The odds from which a call is ended, in the middle of it and when there is nothing left to ask. */
const END_FROM = 0.96
const END_AT_LAST_FROM = 0.94
/** The odds from which one is that demands in words that mean nothing else. */
const END_CERTAIN_FROM = 0.89
/** The odds from which no claim to call for an office is believed any more. */
const DISPROVED_FROM = 0.97
/** Below these odds of the wording alone nobody is hung up on. */
const END_WORDING = 0.5
/** One wrong word is not enough: ending takes a demand or an offer that is heard this clearly … */
const CLEARLY_HEARD = 0.6
/** … and nobody is put through who makes one that is heard so surely, whatever else they say. */
const SURELY_HEARD = 0.8
const EMERGENCY_FROM = 3
const MOST_SILENCES = 2

/** What is settled after a turn; null where the next answer may settle it. */
export function decide(state: ScreeningState, evidence: Evidence): Decision | null {
  const { facts } = state
  const alarm = isEmergency(evidence)
  if (facts.onBlockList) return alarm ? 'take_message' : 'end'
  if (alarm) return 'connect'
  if (isWelcome(facts) && !isForged(facts) && !isDangerous(evidence)) return 'connect'
  if (has(evidence, 'machine') || isWantedNotice(evidence)) return 'take_message'
  if (evidence.manner.silences > MOST_SILENCES) return decideAtLast(evidence)
  if (isToldEnough(evidence) && mayEnd(evidence, END_FROM)) return 'end'
  if (mayConnect(evidence) && isProbed(state, evidence)) {
    return facts.outsideHours ? 'take_message' : 'connect'
  }
  return null
}

/** What a call comes to when there is nothing left to ask. */
export const decideAtLast = (evidence: Evidence): Decision =>
  mayEnd(evidence, END_AT_LAST_FROM) ? 'end' : 'take_message'

/** What a model understood may keep a call from being ended, and never ends one: the ear has to find the same. */
const mayEnd = (evidence: Evidence, from: number): boolean =>
  isToEnd(evidence, from) && (evidence.byEar === null || isToEnd(evidence.byEar, from))

/** Ending takes a demand or an offer that is clearly heard, the wording as well, and no claim that forbids it. */
const isToEnd = (evidence: Evidence, from: number): boolean =>
  isUnclaimed(evidence) &&
  evidence.unwantedOdds >= (isCertain(evidence.found) ? END_CERTAIN_FROM : from) &&
  (evidence.unwanted ?? 0) >= END_WORDING &&
  evidence.found.some(
    ({ group, odds }) =>
      ['scam', 'pitch', 'sales', 'robot'].includes(group) && odds >= CLEARLY_HEARD,
  )

/** A seller is told once that no offers are taken; a swindler and a recording are told nothing. */
const isToldEnough = (evidence: Evidence) =>
  has(evidence, 'scam', 'robot') || isAutomated(evidence) || evidence.manner.wasTold

/** A demand or an offer made by telephone and by hardly anybody honest. */
export const isDangerous = (evidence: Evidence) => has(evidence, 'scam', 'pitch', 'money')

/** Without the name, bad news with a demand for money in it is what swindlers tell. */
function isEmergency(evidence: Evidence): boolean {
  if (!has(evidence, 'emergency') || isDangerous(evidence) || isAutomated(evidence)) return false
  const unproved = has(evidence, 'trouble') && !evidence.told.callerName
  return !unproved && weightOf(evidence, 'emergency', 'sales') >= EMERGENCY_FROM
}

export const isAutomated = (evidence: Evidence) =>
  evidence.manner.repeated || isSaid(evidence, 'press-a-key', 'recorded')

/** Nobody speaks for themselves in it: there is something to know and nobody to talk to. */
const isWantedNotice = (evidence: Evidence) =>
  has(evidence, 'notice') &&
  !has(evidence, 'scam', 'pitch') &&
  (isAutomated(evidence) || (!evidence.told.callerName && !evidence.manner.spokeOfSelf))

/** Nobody who claims to be somebody to the owner is hung up on: the claim may be true. */
function isUnclaimed(evidence: Evidence): boolean {
  if (has(evidence, 'notice', 'emergency', 'wrong-number')) return false
  const disproved = disprovedClaims(evidence.found)
  const mayBeDisproved = evidence.unwantedOdds >= DISPROVED_FROM
  return evidence.found
    .filter(isClearClaim)
    .every((claim) => disproved.has(claim) || (isOffice(claim) && mayBeDisproved))
}

/** Impostors claim a standing at once and tell what they want only when asked for more. */
const isProbed = ({ turns }: ScreeningState, evidence: Evidence) =>
  evidence.unwantedOdds <= CONNECT_AT_ONCE_TO ||
  isSaid(evidence, 'own-child', 'at-the-door') ||
  turns.some(({ asked, heard }) => asked === 'why' && heard.trim())

function mayConnect(evidence: Evidence): boolean {
  const { told, organisation } = evidence
  const isChild = isSaid(evidence, 'own-child')
  const who = told.callerName !== null || organisation !== null || isKin(evidence)
  const why = told.callReason !== null || isChild
  const live = !isAutomated(evidence) && !has(evidence, 'robot', 'wrong-number')
  const demands = evidence.found.some(
    ({ group, odds }) => ['scam', 'pitch', 'money'].includes(group) && odds >= SURELY_HEARD,
  )
  const most = isKnown(evidence) ? CONNECT_TO : CONNECT_PLAIN_TO
  return who && why && live && !demands && evidence.unwantedOdds <= most
}

/** Has some standing, a number that was put through before, or something of their own to say. */
const isKnown = (evidence: Evidence) =>
  has(evidence, 'relation', 'standing') ||
  evidence.signals.some(({ name }) =>
    ['connected-before', 'allow-list', 'particular-reason'].includes(name),
  )

/** Whose standing tells who they are without a name. */
const isKin = (evidence: Evidence) =>
  isSaid(evidence, 'family', 'own-child', 'delivery', 'at-the-door')

const isSaid = (evidence: Evidence, ...names: CueName[]) =>
  evidence.found.some(({ name }) => names.includes(name))
