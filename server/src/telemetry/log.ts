import { type DestinationStream, type Level, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { currentRequestId } from './request-id.ts'

/**
 * The log of the server: JSON lines, each with the id of the request it is about. No line holds what somebody said, or what lets anybody
 * in: an error is only described, and never gives a line its message.
 */
export const openLog = (level: Level | 'silent', destination?: DestinationStream): Logger =>
  destination ? pino(options(level), destination) : pino(options(level))

const options = (level: string): LoggerOptions => ({
  level,
  mixin: () => {
    const requestId = currentRequestId()
    return requestId === undefined ? {} : { requestId }
  },
  formatters: { log: describeErrors },
  hooks: {
    logMethod([first, second], method) {
      const error = errorIn(first)
      if (!error) return method.apply(this, [first, second] as Parameters<typeof method>)
      // Left alone, the library takes the message of the error for that of the line; so do callers of ours that know no better.
      const words = second === undefined || second === error.message ? 'an error' : second
      const fields = first === error ? { err: error } : first
      return method.apply(this, [fields, words] as unknown as Parameters<typeof method>)
    },
  },
})

const errorIn = (value: unknown): Error | undefined => {
  if (value instanceof Error) return value
  const { err } = (value ?? {}) as { err?: unknown }
  return err instanceof Error ? err : undefined
}

const describeErrors = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error || name === 'err' ? describeError(value) : withoutHeaders(value),
    ]),
  )

/** A library that tells of a request tells its headers, and they hold the session. */
const withoutHeaders = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'headers' in value
    ? { ...value, headers: undefined }
    : value
