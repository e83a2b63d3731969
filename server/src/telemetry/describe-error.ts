import { AppError } from '../errors.ts'

/** Fields that libraries fill with codes and positions, never with what somebody said. */
const FIELDS = [
  'code',
  'errno',
  'syscall',
  'address',
  'hostname',
  'port',
  'status',
  'statusCode',
  'signal',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'requestId',
] as const
const FIELD_FORM = /^[\w.:/@-]{1,100}$/
const MAX_FRAMES = 12
const MAX_CAUSES = 5
const FRAME = /^ {4}at .{1,300}:\d+:\d+\)?$/

export type DescribedError = { type: string; [field: string]: unknown }

/**
 * Describes an error for the log: its class, its codes and where it was thrown. The message is left out, because a database repeats the
 * values of a statement in it, a parser its input, and a model's vendor the conversation; only messages of `AppError` are our own
 * sentences.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error }
  const { cause, errors } = error as { cause?: unknown; errors?: unknown }
  const parts = Array.isArray(errors) ? errors.slice(0, MAX_CAUSES) : []
  const isDeep = depth >= MAX_CAUSES
  return {
    type: error.constructor?.name || 'Error',
    ...(error instanceof AppError && { message: error.message }),
    ...codesOf(error),
    stack: framesOf(error),
    ...(cause !== undefined && !isDeep && { cause: describeError(cause, depth + 1) }),
    ...(parts.length > 0 &&
      !isDeep && { errors: parts.map((each) => describeError(each, depth + 1)) }),
  }
}

function codesOf(error: object): Record<string, string | number> {
  const known: Record<string, string | number> = {}
  for (const field of FIELDS) {
    const value = (error as Record<string, unknown>)[field]
    if (typeof value === 'number') known[field] = value
    else if (typeof value === 'string' && FIELD_FORM.test(value)) known[field] = value
  }
  return known
}

/** Only the frames of a stack, which follow the message, however many lines that has. */
function framesOf({ stack }: Error): string[] {
  if (typeof stack !== 'string') return []
  const frames: string[] = []
  for (const line of stack.split('\n').toReversed()) {
    if (!FRAME.test(line)) break
    frames.unshift(line.slice('    at '.length))
  }
  return frames.slice(0, MAX_FRAMES)
}
