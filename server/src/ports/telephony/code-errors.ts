import { AppError, invalid } from '../../errors.ts'

/** The errors of codes that the carrier and the product itself can raise. */
export const codeExpired = () =>
  invalid('code_expired', 'This code is no longer valid. Ask for a new one.')

export const tooManyCodes = () =>
  new AppError(
    429,
    'too_many_codes',
    'Too many codes were sent to this phone. Try again in 10 minutes.',
  )

export const tooManyAttempts = () =>
  new AppError(
    429,
    'too_many_attempts',
    'Too many wrong codes. Wait 10 minutes and ask for a new one.',
  )
