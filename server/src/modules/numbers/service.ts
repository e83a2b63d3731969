import type { ActiveNumber, AvailableNumber } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, invalid, refused } from '../../errors.ts'
import { findOwnAgent } from '../agents/own.ts'
import { refuseAtCap } from '../usage/caps.ts'
import { countText } from '../usage/count.ts'
import {
  countCode,
  findActiveNumber,
  findForwarding,
  isTaken,
  setPending,
  setVerified,
} from './store.ts'

/** Codes cost money, and a stranger's phone is not to be rung all day. */
const CODES_PER_HOUR = 10
const HOUR_MS = 60 * 60_000
/** How long a number is kept for an owner who does not pay: a week has a working day in every country, and costs us little. */
export const GRACE_MS = 7 * 24 * 60 * 60_000

/** US numbers on offer that nobody here has. */
export const availableNumbers = async (deps: Deps): Promise<AvailableNumber[]> => {
  const offered = await deps.telephony.searchNumbers()
  const taken = await Promise.all(offered.map(({ phoneNumber }) => isTaken(deps.db, phoneNumber)))
  return offered.filter((_, index) => !taken[index])
}

/** @returns null while the agent has none. @throws 404 */
export async function activeNumber(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<ActiveNumber | null> {
  await findOwnAgent(deps, userId, agentId)
  return (await findActiveNumber(deps.db, agentId, GRACE_MS)) ?? null
}

/** The verified phone the agent puts calls through to. @throws 404 */
export async function forwardNumber(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<{ phone: string } | null> {
  await findOwnAgent(deps, userId, agentId)
  const phone = (await findForwarding(deps.db, agentId))?.phone
  return phone ? { phone } : null
}

/**
 * Sends a code to a phone; from now on it is the one the next code of this agent verifies.
 * @throws 409 `own_number` for a number an agent answers: calls would go in circles. 429 `too_many_codes`
 */
export async function sendOtp(deps: Deps, userId: string, agentId: string, phone: string) {
  await findOwnAgent(deps, userId, agentId)
  if (await isOwnNumber(deps, phone)) {
    throw refused(
      'own_number',
      'An agent answers this number, so calls would go in circles. Enter the phone of a person.',
    )
  }
  await refuseAtCap(deps, { userId, agentId })
  const since = new Date(deps.now().getTime() - HOUR_MS)
  if (!(await countCode(deps.db, userId, phone, { since, most: CODES_PER_HOUR }))) {
    throw new AppError(429, 'too_many_codes', 'Too many codes were sent. Try again in an hour.')
  }
  await deps.telephony.sendCode(phone)
  await countText(deps, deps.db, { userId, agentId })
  await setPending(deps.db, agentId, phone)
  return null
}

/** @throws 400 `no_code`, `wrong_code`, `code_expired`; 429 `too_many_attempts` */
export async function verifyPhone(
  deps: Deps,
  userId: string,
  { agentId, otp }: { agentId: string; otp: string },
): Promise<{ phone: string }> {
  await findOwnAgent(deps, userId, agentId)
  const phone = (await findForwarding(deps.db, agentId))?.pending
  if (!phone) throw invalid('no_code', 'No code is waiting. Enter the phone and ask for one.')
  const isRight = await deps.telephony.checkCode(phone, otp)
  if (!isRight) throw invalid('wrong_code', 'This code is wrong. Check it and try again.')
  if (!(await setVerified(deps.db, agentId, phone, deps.now()))) {
    throw refused('phone_changed', 'Another phone was entered meanwhile. Verify that one.')
  }
  const event = { id: agentId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'agent', event })
  return { phone }
}

/** Whether an agent of this installation answers the number: forwarding to it, or from it, is a loop. */
export const isOwnNumber = async (deps: Deps, phone: string): Promise<boolean> =>
  isTaken(deps.db, phone)
