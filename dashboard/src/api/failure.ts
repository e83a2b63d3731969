import type { ErrorDetail, Failure } from 'shared-types'

/** What a failed call throws. `status` is 0 when no answer came; `message` is then empty, as it is when the server gave none. */
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

/** What to tell the user: the server's words, else the caller's, else that an error occurred. */
export const failureText = (error: unknown, fallback = 'An error occurred'): string =>
  (error instanceof ApiFailure && error.message) || fallback

const RETRIES = 3

/** The usual three retries, except for an answer that will not change by asking again. */
export const retryUnless =
  (isFinal: (error: unknown) => boolean) =>
  (failures: number, error: unknown): boolean =>
    !isFinal(error) && failures < RETRIES

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiFailure && error.status === status
