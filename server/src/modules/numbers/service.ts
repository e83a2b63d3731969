import type { ActiveNumber, AvailableNumber } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { WEEK_MS } from '../../lib/time.ts'
import { findOwnAgent } from '../agents/own.ts'
import { notifyOfAgent } from '../../ports/bus/notify-dashboards.ts'
import { checkCode, phoneChanged, sendCode } from './codes.ts'
import {
  findActiveNumber,
  findAgentAt,
  findForwarding,
  isTaken,
  setPending,
  setVerified,
  findSender,
} from './store.ts'

/** How long a number is kept when its owner does not pay, in ms: a week contains a working day in every country, and costs us little. */
export const GRACE_MS = WEEK_MS

/** US numbers on offer that nobody on this installation has. */
export const availableNumbers = async (deps: Deps): Promise<AvailableNumber[]> => {
  const offered = await deps.telephony.searchNumbers()
  const taken = await Promise.all(offered.map(({ phoneNumber }) => isTaken(deps.db, phoneNumber)))
  return offered.filter((_, index) => !taken[index])
}

/** The number of an agent. @returns null while the agent has none. @throws 404 */
export async function activeNumber(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<ActiveNumber | null> {
  await findOwnAgent(deps, userId, agentId)
  return (await findActiveNumber(deps.db, agentId, GRACE_MS)) ?? null
}

/** The number from which an agent calls and texts, E.164; null while it has none that works. */
export async function numberOfAgent({ db }: Deps, agentId: string): Promise<string | null> {
  const found = await findActiveNumber(db, agentId, GRACE_MS)
  return found && !found.suspended ? found.phone : null
}

/** The verified phone to which the agent puts calls through. @throws 404 */
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
 * Sends a code to a phone, which the next code of this agent verifies.
 * @throws 409 `own_number` for a number that an agent answers, because calls would go in circles; 429 `too_many_codes`
 */
export async function sendOtp(
  deps: Deps,
  { userId, personId }: { userId: string; personId: string },
  agentId: string,
  phone: string,
) {
  await findOwnAgent(deps, userId, agentId)
  await sendCode(deps, { userId, agentId }, personId, phone)
  await setPending(deps.db, agentId, phone)
  return null
}

/** Verifies the phone with its code. @throws 400 `no_code`, `wrong_code`, `code_expired`; 429 `too_many_attempts` */
export async function verifyPhone(
  deps: Deps,
  userId: string,
  { agentId, otp }: { agentId: string; otp: string },
): Promise<{ phone: string }> {
  await findOwnAgent(deps, userId, agentId)
  const { pending } = (await findForwarding(deps.db, agentId)) ?? {}
  const phone = await checkCode(deps, userId, pending, otp)
  if (!(await setVerified(deps.db, agentId, phone, deps.now()))) throw phoneChanged()
  notifyOfAgent(deps, { userId, agentId })
  return { phone }
}

/** The number from which to text members of the account, and the agent that pays for it; null when there is none. */
export const textSender = async (
  { db, telephony }: Deps,
  userId: string,
): Promise<{ phone: string; agentId: string } | null> =>
  telephony.kind === 'none' ? null : ((await findSender(db, userId)) ?? null)

/** The agent of a number, and whether the number is unpaid at the moment; undefined when it is not ours. */
export const agentAt = ({ db }: Deps, phone: string) => findAgentAt(db, phone)

/** Whether an agent of this installation answers the number, so that forwarding to or from it would be a loop. */
export const isOwnNumber = async (deps: Deps, phone: string): Promise<boolean> =>
  isTaken(deps.db, phone)
