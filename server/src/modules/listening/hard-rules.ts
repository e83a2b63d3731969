import type { CueName } from './caller-cues.ts'
import { CODE_REQUEST } from './certain/codes.ts'
import { DANGER, EMERGENCY } from './certain/danger.ts'
import { KEY } from './certain/keys.ts'
import { GIFT_CARDS, SAFE_ACCOUNT } from './certain/money.ts'
import { plainly } from './certain/whole.ts'
import { isDenied } from './entities/denied.ts'

/**
 * Rules for words that are certain, whatever else was heard. The words of every language are looked for, because the language of a few
 * words may be mistaken. A false alarm may end a wanted call, so a rule misses what is only likely: that is left to the trained ear.
 */

/** Whether words report danger to life or house and cannot mean anything else. */
export const tellsOfDanger = (text: string): boolean => isAny(Object.values(DANGER), text)

/** Whether somebody calls something an emergency. It proves nothing, as anybody may say so. */
export function namesEmergency(text: string, language: string): boolean {
  const plain = plainly(text)
  return Object.values(EMERGENCY).some((pattern) => {
    const found = pattern.exec(plain)
    const span = found && { from: found.index, to: found.index + found[0].length }
    return span !== null && !isDenied(plain, language, span)
  })
}

/** Whether a machine is speaking: no human caller tells anybody to press keys. */
export const tellsToPressAKey = (text: string): boolean => isAny(Object.values(KEY), text)

/** Whether money is demanded in a way that no honest caller does: in gift cards, or to a “safe account”. */
export const wantsStrangePayment = (text: string): boolean =>
  isAny([...Object.values(GIFT_CARDS), ...Object.values(SAFE_ACCOUNT)], text)

/**
 * Whether somebody asks for a code that was sent to the person they call. Who has it can take over an account.
 * @param spoken all that was said around the text, because a bank's “we will never ask you” may stand before it
 */
export function asksForSentCode(text: string, spoken = text): boolean {
  const plain = plainly(text)
  return Object.values(CODE_REQUEST).some(
    ({ asksForCode, code, asksForIt, wasSentToThem, isOther, warns }) =>
      (asksForCode.test(plain) || (code.test(plain) && asksForIt.test(plain))) &&
      wasSentToThem.test(plain) &&
      !isOther.test(plain) &&
      !warns.test(plainly(spoken)),
  )
}

/**
 * Cues that are certain whatever else was heard.
 * @param spoken all that was said around the text
 */
export const certainCuesIn = (text: string, spoken = text): CueName[] => [
  ...(tellsOfDanger(text) ? (['emergency'] as const) : []),
  ...(tellsToPressAKey(text) ? (['press-a-key'] as const) : []),
  ...(wantsStrangePayment(text) ? (['strange-payment'] as const) : []),
  ...(asksForSentCode(text, spoken) ? (['code-request'] as const) : []),
]

function isAny(patterns: RegExp[], text: string): boolean {
  const plain = plainly(text)
  return patterns.some((pattern) => pattern.test(plain))
}
