import { isForged } from './caller-facts.ts'
import { disprovedClaims } from './claims.ts'
import { has, weightOf, type Evidence } from './evidence.ts'
import { isKinship } from './listening/names.ts'
import type { CueGroup } from './cues/cue.ts'
import type { Decision, ScreeningState } from './types.ts'

/** The score from which a caller who told who and why is put through. */
const CONNECT_FROM = 4
/** The score from which nobody is asked to say more first. */
const SURE_FROM = 6.5
/** The score down to which nobody is hung up on, and the odds by wording below which nobody is. */
const END_FROM = -7
const END_AT_LAST_FROM = -3
const END_ODDS = 0.5
const LIKELY_ODDS = 0.7
const SURE_ODDS = 0.8
const ENDING_REASONS = 2
const AGAINST: CueGroup[] = ['scam', 'pitch', 'sales', 'robot', 'money']
/** The odds by wording up to which somebody of no standing is believed, with a particular reason and with any. */
const PARTICULAR_ODDS = 0.2
const PLAIN_ODDS = 0.12
const CONNECT_PLAIN_FROM = 2.5
/** The weight of offers from which nobody is put through. */
const SELLS_FROM = -3
const EMERGENCY_FROM = 3
const MOST_SILENCES = 2

/** What is settled after a turn; null where the next answer may settle it. */
export function decide(state: ScreeningState, evidence: Evidence): Decision | null {
  const { facts } = state
  const alarm = isEmergency(evidence)
  if (facts.onBlockList) return alarm ? 'take_message' : 'end'
  if (alarm) return 'connect'
  if (facts.onAllowList && !isForged(facts) && !isDangerous(evidence)) return 'connect'
  if (has(evidence, 'machine') || isWantedNotice(evidence)) return 'take_message'
  if (evidence.manner.silences > MOST_SILENCES) return 'take_message'
  if (mayEnd(evidence)) return 'end'
  if (mayConnect(evidence) && isProbed(state, evidence)) return 'connect'
  return null
}

/** What a call comes to when there is nothing left to ask. */
export const decideAtLast = (evidence: Evidence): Decision =>
  isUnclaimed(evidence) &&
  (evidence.unwanted ?? 0) >= END_ODDS &&
  (evidence.manner.persisted ||
    (isCertain(evidence) &&
      evidence.score <= END_AT_LAST_FROM &&
      (evidence.manner.wasTold || has(evidence, 'scam', 'pitch'))))
    ? 'end'
    : 'take_message'

/** One wrong word is not enough: a second of its kind, or wording that leaves no doubt. */
const isCertain = (evidence: Evidence) =>
  (evidence.unwanted ?? 0) >= LIKELY_ODDS ||
  evidence.found.filter(({ cue }) => AGAINST.includes(cue.group)).length >= ENDING_REASONS

/** A demand or an offer made by telephone and by hardly anybody honest. */
export const isDangerous = (evidence: Evidence) => has(evidence, 'scam', 'pitch', 'money')

/** Without the name, bad news with a demand for money in it is what swindlers tell. */
function isEmergency(evidence: Evidence): boolean {
  if (!has(evidence, 'emergency') || isDangerous(evidence) || isAutomated(evidence)) return false
  const unproved = has(evidence, 'trouble') && !evidence.told.callerName
  return !unproved && weightOf(evidence, 'emergency', 'sales') >= EMERGENCY_FROM
}

export const isAutomated = (evidence: Evidence) =>
  evidence.manner.repeated ||
  evidence.found.some(({ cue }) => cue.name === 'press-a-key' || cue.name === 'oprima') ||
  evidence.found.some(({ cue }) => cue.name === 'recorded' && cue.group === 'robot')

/** Nobody speaks for themselves in it: there is something to know and nobody to talk to. */
const isWantedNotice = (evidence: Evidence) =>
  has(evidence, 'notice') &&
  !has(evidence, 'scam', 'pitch') &&
  (isAutomated(evidence) || (!evidence.told.callerName && !evidence.manner.spokeOfSelf))

/** Nobody who claims to be somebody to the owner is hung up on: the claim may be true. */
const isUnclaimed = (evidence: Evidence) =>
  !has(evidence, 'notice', 'emergency', 'wrong-number') &&
  evidence.found
    .filter(({ cue }) => cue.group === 'relation')
    .every((claim) => disprovedClaims(evidence.found).has(claim))

function hasReasons(evidence: Evidence): boolean {
  const hard = evidence.found.filter(({ cue }) => cue.group === 'scam' || cue.group === 'pitch')
  const soft = evidence.found.filter(({ cue }) => ['sales', 'robot', 'money'].includes(cue.group))
  const isRead = evidence.found.some(({ cue }) => cue.name === 'removal-offer')
  if (isRead && soft.length > ENDING_REASONS) return (evidence.unwanted ?? 0) >= SURE_ODDS
  const manner = Number(evidence.manner.persisted) + Number(evidence.manner.repeated)
  return hard.length > 0 && hard.length + soft.length + manner >= ENDING_REASONS
}

/** Ending takes several reasons of different kinds, the wording as well, and no claim that forbids it. */
const mayEnd = (evidence: Evidence) =>
  isUnclaimed(evidence) &&
  hasReasons(evidence) &&
  evidence.score <= END_FROM &&
  (evidence.unwanted ?? 0) >= END_ODDS

/** What speaks against the claim made: offers, money where none belongs, or the wording of the other side. */
const sellsOrSwindles = (evidence: Evidence) =>
  weightOf(evidence, 'sales') <= SELLS_FROM ||
  evidence.manner.mismatch ||
  isTroubled(evidence) ||
  ((evidence.unwanted ?? 0) >= END_ODDS && !isKin(evidence))

/** Bad news from nobody with a name, or from an office about a court: what swindlers begin with. */
const isTroubled = (evidence: Evidence) =>
  has(evidence, 'trouble') &&
  (!isNamed(evidence) || evidence.found.some(({ cue }) => cue.name === 'legal-trouble'))

const isNamed = ({ told }: Evidence) => told.callerName !== null && !isKinship(told.callerName)

/** Impostors claim a standing at once and tell what they want only when asked for more. */
const isProbed = ({ turns }: ScreeningState, evidence: Evidence) =>
  evidence.score >= SURE_FROM ||
  isChild(evidence) ||
  evidence.found.some(({ cue }) => cue.name === 'at-the-door') ||
  turns.some(({ asked, heard }) => asked === 'why' && heard.trim())

function mayConnect(evidence: Evidence): boolean {
  const { told, organisation, score } = evidence
  const who = told.callerName !== null || organisation !== null || isKin(evidence)
  const why = told.callReason !== null || isChild(evidence)
  const live = !isAutomated(evidence) && !has(evidence, 'robot', 'wrong-number')
  const isPlainCall = isPlain(evidence)
  const known = has(evidence, 'relation', 'standing') || isKnownNumber(evidence) || isPlainCall
  const plain = !sellsOrSwindles(evidence) && !isDangerous(evidence)
  return (
    who &&
    why &&
    live &&
    known &&
    plain &&
    score >= (isPlainCall ? CONNECT_PLAIN_FROM : CONNECT_FROM)
  )
}

/** Somebody of no standing with a name and a reason of their own, and nothing at all that speaks against them. */
const isPlain = (evidence: Evidence) =>
  evidence.told.callerName !== null &&
  !has(evidence, 'scam', 'pitch', 'sales', 'robot', 'money', 'trouble', 'machine') &&
  evidence.signals.every(({ name }) => name !== 'kept-evading') &&
  (evidence.unwanted ?? 1) <= (isParticular(evidence) ? PARTICULAR_ODDS : PLAIN_ODDS)

const isParticular = (evidence: Evidence) =>
  evidence.signals.some(({ name }) => name === 'particular-reason')

/** Whose standing tells who they are without a name. */
const isKin = (evidence: Evidence) =>
  evidence.found.some(({ cue }) =>
    ['family', 'familia', 'own-child', 'delivery', 'at-the-door'].includes(cue.name),
  )

const isKnownNumber = (evidence: Evidence) =>
  evidence.signals.some(({ name }) => name === 'connected-before' || name === 'allow-list')

const isChild = (evidence: Evidence) => evidence.found.some(({ cue }) => cue.name === 'own-child')
