import type { Deps } from '../../deps.ts'
import { AppError, invalid, refused } from '../../errors.ts'
import { codeExpired, tooManyAttempts, tooManyCodes } from '../../ports/telephony/code-errors.ts'
import { HOUR_MS, MINUTE_MS } from '../../lib/time.ts'
import { refuseAtCap } from '../usage/caps.ts'
import { countText } from '../usage/count.ts'
import type { Payer } from '../usage/store.ts'
import {
  countCheck,
  countCode,
  endVerification,
  setNotSent,
  setVerification,
} from './code-store.ts'
import { isTaken } from './store.ts'

/** The most codes an account may send in an hour: they cost money, and nobody should be able to ring a stranger's phone all day. */
const CODES_PER_HOUR = 30
const CODES_EACH_PER_HOUR = 10

/**
 * Twilio sends every account the same code for a phone, and ends it after five codes sent or five checks, whoever made them. So at most two
 * accounts may wait for a code of a phone, and neither may use more than three of the five: the other one always has two.
 */
const SHARE = { accounts: 2, codes: 3, checks: 3 }
/** How long Twilio keeps a code. */
const CODE_LIVES_MS = 10 * MINUTE_MS

/**
 * Sends a code to a person's phone.
 * @throws 409 `own_number` for a number that an agent answers, because calls would go in circles; 429 `too_many_codes`
 */
export async function sendCode(
  deps: Deps,
  payer: Payer,
  personId: string,
  phone: string,
): Promise<void> {
  if (await isTaken(deps.db, phone)) {
    throw refused(
      'own_number',
      'An agent answers this number, so calls would go in circles. Enter the phone of a person.',
    )
  }
  await refuseAtCap(deps, payer)
  const id = await count(deps, { userId: payer.userId, personId }, phone)
  try {
    const { sid } = await deps.telephony.sendCode(phone)
    await setVerification(deps.db, id, sid)
  } catch (error) {
    await setNotSent(deps.db, id)
    throw error
  }
  await countText(deps, deps.db, payer)
}

/**
 * Checks a code that this account requested.
 * @returns the phone.
 * @throws 400 `no_code`, `wrong_code`, `code_expired`; 429 `too_many_attempts`
 */
export async function checkCode(
  { db, telephony }: Deps,
  userId: string,
  pending: string | null | undefined,
  code: string,
): Promise<string> {
  if (!pending) throw invalid('no_code', 'No code is waiting. Enter the phone and ask for one.')
  const counted = await countCheck(db, userId, pending, SHARE.checks)
  if (counted === 'none') throw codeExpired()
  if (counted === 'too_many') throw tooManyAttempts()
  if (!(await telephony.checkCode(counted.sid, code))) {
    throw invalid('wrong_code', 'This code is wrong. Check it and try again.')
  }
  await endVerification(db, counted.sid)
  return pending
}

export const phoneChanged = () =>
  refused('phone_changed', 'Another phone was entered meanwhile. Verify that one.')

/** Counts a code before it is sent, so that failures count too. @returns its id. @throws 429 `too_many_codes` */
async function count(
  { db, now }: Deps,
  who: { userId: string; personId: string },
  phone: string,
): Promise<string> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  const limits = { since: ago(HOUR_MS), most: CODES_PER_HOUR, mostEach: CODES_EACH_PER_HOUR }
  const share = { since: ago(CODE_LIVES_MS), accounts: SHARE.accounts, codes: SHARE.codes }
  const counted = await countCode(db, who, phone, limits, share)
  if (counted === 'too_many') {
    throw new AppError(429, 'too_many_codes', 'Too many codes were sent. Try again in an hour.')
  }
  if (counted === 'phone_busy') throw tooManyCodes()
  return counted.id
}
