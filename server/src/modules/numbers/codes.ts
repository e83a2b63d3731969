import type { Deps } from '../../deps.ts'
import { AppError, invalid, refused } from '../../errors.ts'
import { refuseAtCap } from '../usage/caps.ts'
import { countText } from '../usage/count.ts'
import type { Payer } from '../usage/store.ts'
import { countCode, isTaken } from './store.ts'

/** The most codes an account may send in an hour: they cost money, and nobody should be able to ring a stranger's phone all day. */
const CODES_PER_HOUR = 30
const CODES_EACH_PER_HOUR = 10
const HOUR_MS = 60 * 60_000

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
  const since = new Date(deps.now().getTime() - HOUR_MS)
  const limits = { since, most: CODES_PER_HOUR, mostEach: CODES_EACH_PER_HOUR }
  if (!(await countCode(deps.db, { userId: payer.userId, personId }, phone, limits))) {
    throw new AppError(429, 'too_many_codes', 'Too many codes were sent. Try again in an hour.')
  }
  await deps.telephony.sendCode(phone)
  await countText(deps, deps.db, payer)
}

/** Checks a code. @returns the phone. @throws 400 `no_code`, `wrong_code`, `code_expired`; 429 `too_many_attempts` */
export async function checkCode(
  deps: Deps,
  pending: string | null | undefined,
  code: string,
): Promise<string> {
  if (!pending) throw invalid('no_code', 'No code is waiting. Enter the phone and ask for one.')
  const isRight = await deps.telephony.checkCode(pending, code)
  if (!isRight) throw invalid('wrong_code', 'This code is wrong. Check it and try again.')
  return pending
}

export const phoneChanged = () =>
  refused('phone_changed', 'Another phone was entered meanwhile. Verify that one.')
