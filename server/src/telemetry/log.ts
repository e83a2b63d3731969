import { type DestinationStream, type Level, type Logger, type LoggerOptions, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { currentRequestId } from './request-id.ts'

/**
 * The log of the server: JSON lines, each with the id of its request. No line contains what somebody said, or a credential: an error is
 * only described, and its message is never used as the line's.
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
      // The library would use the error's message as that of the line, and so do some callers of ours.
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

/** Libraries that log a request would log its headers, which contain the session. */
const withoutHeaders = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'headers' in value
    ? { ...value, headers: undefined }
    : value
