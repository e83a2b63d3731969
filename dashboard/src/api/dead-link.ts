import { ApiFailure } from './failure.ts'

/** Whether a call failed because its link leads nowhere: it was ended (404), or it is not whole (400). */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiFailure && [400, 404].includes(error.status)
