import type { Deps } from '../../deps.ts'
import { isId } from '../../lib/ids.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import type { Fields } from './answer-call.ts'
import type { Call } from './call.ts'
import { callSpeech } from './call-wording.ts'
import { countUnlogged } from '../usage/count.ts'
import { noteForwarded } from './forwarding-check/service.ts'
import { shownNumber } from './put-through.ts'
import { type Answering, listOwnNumbers } from './answering-store.ts'
import { listDialling } from './under-way-store.ts'
import { addSignal, findCall, removeSignal } from './store.ts'
import { busy, type Held, hold } from './twiml.ts'

/** How soon a call that is forwarded in a circle comes back, in ms: while the owner's phone rings, or right after. None is held for longer. */
const COMES_BACK_WITHIN_MS = MINUTE_MS

/** Seconds after which a call that is held asks again, about. */
const HELD_S = 3

const LOOP = {
  name: 'forwarding-loop',
  weight: 0,
  because:
    'The forwarding number sends its calls back to this agent, so it could not be rung. Forward only unanswered or busy calls.',
}

/**
 * Handles a call that may have been forwarded in a circle: an owner who forwards every call to the agent gets back those that the agent puts
 * through. What else shows the same number, such as a colleague of the caller in the same company, looks alike, so such a call
 * is picked up and held: see `keepHolding`.
 * A call from one of the account's own numbers needs no such proof.
 * @returns TwiML; null for other calls
 */
export async function turnAway(
  deps: Deps,
  { userId, agentId }: Pick<Answering, 'userId' | 'agentId'>,
  fields: Fields,
): Promise<string | null> {
  const { From: from = '', ForwardedFrom: forwardedFrom } = fields
  const own = await listOwnNumbers(deps.db, userId)
  const since = new Date(deps.now().getTime() - COMES_BACK_WITHIN_MS)
  const dialling = await listDialling(deps.db, userId, since)
  const cause = dialling.find((call) => mayComeBack(call, from, forwardedFrom))
  if (own.includes(from)) {
    await noteForwarded(deps, agentId)
    if (cause) await noteLoop(deps, cause)
    return busy()
  }
  if (!cause) return null
  const { words } = await callSpeech(deps, { agentId, language: null })
  return holdOn(deps, agentId, { causeId: cause.id }, words.oneMoment)
}

/**
 * Decides about a call that is held, each time it asks how to go on. One that came back makes the phone that rings be picked up at that
 * moment, and ends when that is put down, because nobody presses 1. So whoever is there when it was not picked up, was accepted, or
 * was put down is another caller, also when somebody picked it up in this very moment.
 * @returns TwiML; null for another caller, who is answered
 */
export async function keepHolding(
  deps: Deps,
  { agentId }: Pick<Answering, 'agentId'>,
  { causeId, seen }: Held,
): Promise<string | null> {
  const cause = isId(causeId) ? await findCall(deps.db, causeId) : undefined
  if (!cause) return null
  if (isUndecided(deps, cause)) {
    if (!seen) await noteLoop(deps, cause)
    await countUnlogged(deps, deps.db, cause, HELD_S)
    return holdOn(deps, agentId, { causeId, seen: 'picked-up' })
  }
  if (!seen) return null
  // That the phone was put down takes a moment to reach a call that came back.
  if (seen === 'picked-up' && !cause.acceptedAt) {
    return holdOn(deps, agentId, { causeId, seen: 'put-down' })
  }
  await withdrawLoop(deps, cause)
  return null
}

/** Whether somebody, or a call that came back, has picked up the phone that rings, and may still press 1. */
function isUndecided(deps: Deps, { stage, endedAt, acceptedAt, pickedUpAt }: Call): boolean {
  if (stage !== 'dialling' || endedAt || acceptedAt || !pickedUpAt) return false
  return deps.now().getTime() - pickedUpAt.getTime() < COMES_BACK_WITHIN_MS
}

async function holdOn(deps: Deps, agentId: string, held: Held, say?: string): Promise<string> {
  const { locale } = await callSpeech(deps, { agentId, language: null })
  return hold({ appUrl: deps.config.appUrl, language: locale }, held, say)
}

async function noteLoop(deps: Deps, cause: Call): Promise<void> {
  await addSignal(deps.db, cause.id, LOOP)
  notifyDashboards(deps, 'call', cause)
}

async function withdrawLoop(deps: Deps, cause: Call): Promise<void> {
  await removeSignal(deps.db, cause.id, LOOP.name)
  notifyDashboards(deps, 'call', cause)
}

/**
 * A call that comes back shows the number with which it was put through, or that of the phone which forwarded it. Other people call
 * in the same minute, so a phone that the carrier names has to be the owner's.
 */
function mayComeBack(call: Call, from: string, forwardedFrom: string | undefined): boolean {
  const { dialledNumber, pickedUpAt } = call
  if (!dialledNumber || pickedUpAt) return false
  if (from !== shownNumber(call) && from !== dialledNumber) return false
  return !forwardedFrom || isSameLine(forwardedFrom, dialledNumber)
}

/** Compares the last digits, because some carriers leave out the country. */
const isSameLine = (one: string, other: string) => one.slice(-8) === other.slice(-8)
