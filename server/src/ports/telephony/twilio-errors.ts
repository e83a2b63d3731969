import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../errors.ts'
import { tooManyAttempts, tooManyCodes } from './code-errors.ts'

/** Twilio's number of an error; undefined when it has none. */
export const codeOf = (error: unknown): number | undefined =>
  (error as { code?: unknown }).code as number | undefined

/** Twilio's number for a resource that does not exist. */
export const NOT_FOUND = 20_404

/** For `catch`: ignores the error with this code, and throws all others. */
export const unless = (code: number) => (error: unknown) => {
  if (codeOf(error) !== code) throw error
  return undefined
}

const REFUSALS: Record<number, [status: number, code: string, message: string]> = {
  20_009: [409, 'on_its_way', 'This message is still on its way.'],
  21_422: [409, 'number_taken', 'This number has just been taken. Choose another one.'],
  21_211: [400, 'phone_refused', 'This phone cannot be reached. Check the number.'],
  21_614: [400, 'phone_refused', 'This phone cannot receive messages. Check the number.'],
  60_200: [400, 'phone_refused', 'This phone cannot be reached. Check the number.'],
  60_205: [400, 'phone_refused', 'This is a landline, which cannot receive a code.'],
  21_610: [409, 'unsubscribed', 'This person asked to get no more messages.'],
  63_007: [
    409,
    'no_sender',
    'Your Twilio account has no WhatsApp sender with this number any more.',
  ],
}
/** The error for a call that has ended. */
export const callOver = () => new AppError(409, 'call_over', 'This call is over.')
const CODE_REFUSALS: Record<number, () => AppError> = {
  21_220: callOver,
  60_203: tooManyCodes,
  60_202: tooManyAttempts,
}

/** The error for the owner; the details are only logged. */
export function telephonyError(error: unknown, log: FastifyBaseLogger): AppError {
  if (error instanceof AppError) return error
  const number = codeOf(error) ?? 0
  const codeRefusal = CODE_REFUSALS[number]
  if (codeRefusal) return codeRefusal()
  const refusal = REFUSALS[number]
  if (refusal) return new AppError(...refusal)
  log.error({ err: error }, 'the phone carrier failed')
  const { status } = error as { status?: number }
  if (status === 401 || status === 403) {
    return new AppError(
      502,
      'telephony_refused',
      'The phone carrier refuses the account of this installation. Its operator has to check the keys.',
    )
  }
  return status !== undefined && status < 500 && status !== 429
    ? new AppError(502, 'telephony_refused', 'The phone carrier refused this.')
    : new AppError(
        502,
        'telephony_unreachable',
        'The phone carrier did not answer. Try again in a moment.',
      )
}
