/** A refusal whose message the user may read. Thrown by services; `http/error-handler.ts` sends it. */
export class AppError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'AppError'
    this.status = status
    this.code = code
  }
}

/** The answer both for an id that does not exist and for one of another account. */
export const notFound = (noun: string) => new AppError(404, 'not_found', `${noun} not found`)

export const invalid = (code: string, message: string) => new AppError(400, code, message)

export const refused = (code: string, message: string) => new AppError(409, code, message)

export const unauthenticated = () =>
  new AppError(401, 'unauthenticated', 'Unauthorised, please login.')

export const forbidden = (code: string, message: string) => new AppError(403, code, message)
