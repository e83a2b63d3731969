import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../errors.ts'

type StripeFailure = { type?: string; code?: string; param?: string; statusCode?: number }

export const isMissing = (error: unknown, param?: string): boolean => {
  const failure = error as StripeFailure
  return failure.code === 'resource_missing' && (!param || failure.param === param)
}

export const isRefunded = (error: unknown): boolean =>
  (error as StripeFailure).code === 'charge_already_refunded'

/** Whether the request was impossible, such as expiring a session that has ended. */
export const isInvalid = (error: unknown): boolean =>
  (error as StripeFailure).type === 'StripeInvalidRequestError'

/** The error for the owner; the details are only logged. */
export function billingError(error: unknown, log: FastifyBaseLogger): AppError {
  if (error instanceof AppError) return error
  log.error({ err: error }, 'the payment provider failed')
  const { type, statusCode } = error as StripeFailure
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') {
    return new AppError(
      502,
      'billing_refused',
      'The payment provider refuses the account of this installation. Its operator has to check the keys.',
    )
  }
  return statusCode !== undefined && statusCode < 500 && statusCode !== 429
    ? new AppError(502, 'billing_refused', 'The payment provider refused this.')
    : new AppError(
        502,
        'billing_unreachable',
        'The payment provider did not answer. Try again in a moment.',
      )
}
