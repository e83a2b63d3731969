/** A refusal the user may read. Services throw it; `http/error-handler.ts` answers with it. */
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

/** Another account's id and an id that does not exist get this same answer. */
export const notFound = (noun: string) => new AppError(404, 'not_found', `${noun} not found`)

export const invalid = (code: string, message: string) => new AppError(400, code, message)

export const refused = (code: string, message: string) => new AppError(409, code, message)

export const unauthenticated = () =>
  new AppError(401, 'unauthenticated', 'Unauthorised, please login.')

export const forbidden = (code: string, message: string) => new AppError(403, code, message)
