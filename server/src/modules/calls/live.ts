import type { CallMessage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, notFound, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { refuseAtCap } from '../usage/caps.ts'
import { type Call, STAGE_OF } from './call.ts'
import { finishCall } from './finish.ts'
import { addMessage } from './message-store.ts'
import { putThrough } from './put-through.ts'
import { findOwnersPhone } from './answering-store.ts'
import { findOwnCall, returnToStage, switchCallControl, updateCall } from './store.ts'
import { hangUp } from './twiml.ts'
import { callSpeech } from './call-wording.ts'

// Everything in this file is done by the owner to a call in progress, and works on any node.

const OVER = () => refused('call_over', 'This call is over.')

/**
 * Gives control of a call to `to`; without it, to the other side.
 * @returns who has control, and whether this call changed it
 * @throws 404, 409 `call_over`
 */
export async function switchControl(
  deps: Deps,
  userId: string,
  id: string,
  to?: 'admin' | 'bot',
): Promise<{ control: 'bot' | 'admin'; isChanged: boolean }> {
  const call = await findTalking(deps, userId, id)
  if (to === call.control) return { control: to, isChanged: false }
  const switched = await switchCallControl(deps.db, id, call.control)
  const { control } = switched ?? (await findTalking(deps, userId, id))
  notifyEverybody(deps, call)
  return { control, isChanged: !!switched }
}

/**
 * Stores the owner's words and has them spoken to the caller.
 * @throws 404, 409 `call_over`, 409 `not_in_control` while the agent is in control.
 */
export async function sayToCaller(
  deps: Deps,
  userId: string,
  id: string,
  text: string,
): Promise<CallMessage> {
  const call = await findTalking(deps, userId, id)
  if (call.control !== 'admin') throw refused('not_in_control', 'Take over the call first.')
  const messageId = newId()
  const added = await addMessage(deps.driver, id, { id: messageId, speaker: 'admin', text }, null)
  if (!added) throw notFound('Call')
  notifyEverybody(deps, call)
  return {
    id: messageId,
    entity_type: 'admin',
    content: text,
    created_at: added.createdAt.toISOString(),
  }
}

/**
 * Puts the caller through to the owner's verified phone.
 * @throws 404, 409 `call_over`, 409 `no_forwarding_phone`, 409 `cap_reached`
 */
export async function connectToOwner(deps: Deps, userId: string, id: string): Promise<null> {
  const call = await findTalking(deps, userId, id)
  if (!(await findOwnersPhone(deps.db, call.agentId))) {
    throw refused('no_forwarding_phone', 'Verify a forwarding number for this agent first.')
  }
  await refuseAtCap(deps, call)
  const dialledAt = deps.now()
  const { oneMoment: say } = (await callSpeech(deps, call)).words
  try {
    const twiml = await putThrough(deps, call, { say, dialledAt })
    await deps.telephony.updateCall(call.callSid, { twiml })
  } catch (error) {
    await returnToStage(deps.db, call, { stage: 'dialling', dialledAt })
    throw error
  } finally {
    notifyEverybody(deps, call)
  }
  return null
}

/**
 * Hangs up a call.
 * @throws 404, 409 `call_over`, 502 when the carrier fails: the call goes on
 */
export async function hangUpCall(deps: Deps, userId: string, id: string): Promise<null> {
  const call = await findLive(deps, userId, id)
  const isTalking = call.stage === 'talking' && call.relays > 0
  const { words, locale } = await callSpeech(deps, call)
  const goodbye = { twiml: hangUp(words.goodbye({ name: null }), locale) }
  await updateCall(deps.db, id, { stage: STAGE_OF.end })
  try {
    await deps.telephony.updateCall(call.callSid, isTalking ? goodbye : { status: 'completed' })
  } catch (error) {
    if (!isOver(error)) {
      await returnToStage(deps.db, call, { stage: STAGE_OF.end })
      throw error
    }
  }
  await finishCall(deps, call, { status: 'completed' })
  deps.bus.publish('call', { callId: id })
  return null
}

/** A call that ended without a report is finished like one that was hung up. */
const isOver = (error: unknown) => error instanceof AppError && error.code === OVER().code

/** @throws 404 for another account's call */
export async function requireOwnCall(deps: Deps, userId: string, id: string): Promise<Call> {
  const call = await findOwnCall(deps.db, userId, id)
  if (!call) throw notFound('Call log')
  return call
}

async function findLive(deps: Deps, userId: string, id: string): Promise<Call> {
  const call = await requireOwnCall(deps, userId, id)
  if (call.endedAt) throw OVER()
  return call
}

/** A call in which the agent is talking, and not one that is ringing the owner or recording. */
async function findTalking(deps: Deps, userId: string, id: string): Promise<Call> {
  const call = await findLive(deps, userId, id)
  if (call.stage !== 'talking') {
    throw refused('call_moved_on', 'The agent does not speak in this call any more.')
  }
  return call
}

function notifyEverybody(deps: Deps, call: Call): void {
  deps.bus.publish('call', { callId: call.id })
  notifyDashboards(deps, 'call', call)
}
