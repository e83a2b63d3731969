import type { ForwardingCheck } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { notFound, refused } from '../../../errors.ts'
import { findOwnAgent } from '../../agents/own.ts'
import { refuseAtCap } from '../../usage/caps.ts'
import { countUnlogged } from '../../usage/count.ts'
import { findAnswering, findOwnersPhone, listOwnNumbers } from '../answering-store.ts'
import { HOOKS } from '../twiml.ts'
import { beginCheck, type Check, findCheck, setCallSid, settleCheck } from './store.ts'

/** Seconds the phone rings: longer than any phone company rings before it forwards an unanswered call. */
const RINGS_S = 40
/** Seconds that the sentence takes which is said to whoever answers. */
const ANSWERED_S = 15

const since = (deps: Deps) => new Date(deps.now().getTime() - RINGS_S * 1000)

/**
 * Calls the owner's phone from another of their numbers, or else from the agent's own. If the phone forwards its calls, this one
 * arrives at the agent.
 * @throws 404, 409 `no_forwarding_phone`, 409 `no_number`, 409 `check_running`, 409 `cap_reached`
 */
export async function startCheck(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<ForwardingCheck> {
  const number = (await findOwnAgent(deps, userId, agentId)).used_number?.phone
  if (!number) throw refused('no_number', 'Buy a number for this agent first.')
  const phone = await findOwnersPhone(deps.db, agentId)
  if (!phone) {
    throw refused('no_forwarding_phone', 'Verify a forwarding number for this agent first.')
  }
  await refuseAtCap(deps, { userId, agentId })
  const others = (await listOwnNumbers(deps.db, userId)).filter((own) => own !== number)
  const caller = others[0] ?? number
  const check = await beginCheck(deps.db, { agentId, phone, caller, number }, since(deps))
  if (!check) throw refused('check_running', 'Your phone is ringing already. Wait for the outcome.')
  const url = `${deps.config.appUrl}${HOOKS}/forwarding-check?agent=${agentId}&attempt=${check.attempt}`
  try {
    const { sid } = await deps.telephony.placeCall({
      from: caller,
      to: phone,
      url,
      seconds: RINGS_S,
    })
    await setCallSid(deps.db, check, sid)
  } catch (error) {
    await settleCheck(deps.db, check, 'failed', since(deps))
    throw error
  }
  return toCheck(deps, check)
}

/**
 * The state of the last check.
 * @throws 404
 */
export async function readCheck(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<ForwardingCheck | null> {
  await findOwnAgent(deps, userId, agentId)
  const check = await findCheck(deps.db, agentId)
  return check ? toCheck(deps, check) : null
}

/** Handles a call to the agent from a number of its own account, which is the forwarded call of a check if one is in progress. */
export async function noteForwarded(deps: Deps, agentId: string): Promise<void> {
  const check = await settleCheck(deps.db, { agentId }, 'forwarded', since(deps))
  if (!check?.callSid) return
  await deps.telephony
    .updateCall(check.callSid, { status: 'completed' })
    // The call may have ended already, because its other end was told that the line is busy.
    .catch((error: unknown) => deps.log.info({ err: error }, 'a check was over already'))
}

/** Records that somebody, or a mailbox, answered the call of a check, and counts it as a call of the agent. */
export const noteAnswered = (deps: Deps, agentId: string, attempt: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const check = await settleCheck(tx, { agentId, attempt }, 'answered', since(deps))
    const agent = check && (await findAnswering(tx, agentId))
    if (agent) await countUnlogged(deps, tx, agent, ANSWERED_S)
  })

/**
 * Imitates a phone company that forwards the call; only with the local carrier.
 * @throws 404, 409 `no_check`
 */
export async function forwardCheck(deps: Deps, userId: string, agentId: string): Promise<null> {
  const { local } = deps.telephony
  await findOwnAgent(deps, userId, agentId)
  if (!local) throw notFound('Local carrier')
  const check = await findCheck(deps.db, agentId)
  if (!check || toCheck(deps, check).status !== 'calling') {
    throw refused('no_check', 'No check is under way.')
  }
  await local.call({ from: check.caller, to: check.number, forwardedFrom: check.phone })
  return null
}

function toCheck(deps: Deps, { outcome, startedAt, phone, caller }: Check): ForwardingCheck {
  const isOver = startedAt < since(deps)
  return { status: outcome ?? (isOver ? 'not_forwarded' : 'calling'), phone, caller }
}
