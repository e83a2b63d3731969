import type { NoticeSettings } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { checkCode, phoneChanged, sendCode } from '../numbers/codes.ts'
import { textSender } from '../numbers/service.ts'
import type { Session } from '../sessions/service.ts'
import { dropPhone, findPhone, setPending, setVerified } from './phone-store.ts'
import { readSettings, recipient } from './service.ts'

/**
 * Sends a code to a phone.
 * @throws 409 `no_number` when the account has no number to text from; otherwise like `sendCode` of numbers
 */
export async function sendPhoneCode(deps: Deps, session: Session, phone: string): Promise<null> {
  const who = recipient(session)
  const sender = await textSender(deps, who.userId)
  if (!sender) {
    throw refused('no_number', 'Texts come from a phone number of an agent. Get one first.')
  }
  await sendCode(deps, { userId: who.userId, agentId: sender.agentId }, who.personId, phone)
  await setPending(deps.db, who, phone)
  return null
}

/**
 * Verifies a phone by its code.
 * @throws like `checkCode` of numbers
 */
export async function verifyPhone(
  deps: Deps,
  session: Session,
  otp: string,
): Promise<NoticeSettings> {
  const who = recipient(session)
  const { pending } = (await findPhone(deps.db, who)) ?? {}
  const phone = await checkCode(deps, who.userId, pending, otp)
  if (!(await setVerified(deps.db, who, phone, deps.now()))) throw phoneChanged()
  return readSettings(deps, session)
}

/** Removes a member's phone, so that it gets no more texts. */
export async function removePhone(deps: Deps, session: Session): Promise<NoticeSettings> {
  await dropPhone(deps.db, recipient(session))
  return readSettings(deps, session)
}
