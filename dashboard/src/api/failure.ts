import type { ErrorDetail, Failure } from 'shared-types'

/** The error of a failed call. `status` is 0 without a response; `message` is empty then, and where the server gave none. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: string
  readonly details: ErrorDetail[]

  constructor(status: number, failure: Partial<Failure> = {}) {
    super(failure.message ?? '')
    this.status = status
    this.code = failure.code ?? 'unknown'
    this.details = failure.details ?? []
  }
}

export const isUnauthorised = (error: unknown): boolean => hasStatus(error, 401)
export const isNotFound = (error: unknown): boolean => hasStatus(error, 404)

/** The text for the user: the server's message, or else `fallback`. */
export const failureText = (error: unknown, fallback = 'An error occurred'): string =>
  (error instanceof ApiFailure && error.message) || fallback

const RETRIES = 3

/** Retries three times, as usual, but not where asking again cannot change the response. */
export const retryUnless =
  (isFinal: (error: unknown) => boolean) =>
  (failures: number, error: unknown): boolean =>
    !isFinal(error) && failures < RETRIES

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiFailure && error.status === status
