import type { ActiveNumber, AvailableNumber } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { findOwnAgent } from '../agents/own.ts'
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

/** The number an agent calls and texts from, E.164; null while it has none that works. */
export async function numberOfAgent({ db }: Deps, agentId: string): Promise<string | null> {
  const found = await findActiveNumber(db, agentId, GRACE_MS)
  return found && !found.suspended ? found.phone : null
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

/** @throws 400 `no_code`, `wrong_code`, `code_expired`; 429 `too_many_attempts` */
export async function verifyPhone(
  deps: Deps,
  userId: string,
  { agentId, otp }: { agentId: string; otp: string },
): Promise<{ phone: string }> {
  await findOwnAgent(deps, userId, agentId)
  const { pending } = (await findForwarding(deps.db, agentId)) ?? {}
  const phone = await checkCode(deps, pending, otp)
  if (!(await setVerified(deps.db, agentId, phone, deps.now()))) throw phoneChanged()
  const event = { id: agentId, agent_id: agentId }
  deps.bus.publish('dashboard', { userId, name: 'agent', event })
  return { phone }
}

/** A number texts to the account's people may come from, and the agent that pays for them; null where nobody can be texted. */
export const textSender = async (
  { db, telephony }: Deps,
  userId: string,
): Promise<{ phone: string; agentId: string } | null> =>
  telephony.kind === 'none' ? null : ((await findSender(db, userId)) ?? null)

/** The agent that has a number, and whether the number is not paid for at the moment; nothing where it is none of ours. */
export const agentAt = ({ db }: Deps, phone: string) => findAgentAt(db, phone)

/** Whether an agent of this installation answers the number: forwarding to it, or from it, is a loop. */
export const isOwnNumber = async (deps: Deps, phone: string): Promise<boolean> =>
  isTaken(deps.db, phone)
