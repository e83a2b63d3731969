const UNIQUE_VIOLATION = '23505'
/**
 * Classes of SQLSTATE: connection exceptions, too many of something, and what an operator did to the server; and the codes of a
 * database that lets nobody in for now, or lets nobody write.
 */
const AWAY = /^(?:08|53|57|55000|25006)/
/** The disk is full, or the database is only to be read: the embedded one while there is no room, a standby for ever. */
const NO_ROOM = new Set(['53100', '25006'])
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** The driver gives these no code. */
const WITHOUT_CODE =
  /^(?:timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error)/i
/** An error names its cause, which names its own; nothing real goes deeper. */
const DEEPEST = 5

/** Whether the row is there already: somebody else was faster, or the same request came twice. */
export const isUniqueViolation = (error: unknown): boolean =>
  causesOf(error).some((cause) => codeOf(cause) === UNIQUE_VIOLATION)

/** Whether the database was not there, or took longer than it may: the same request may succeed in a moment. */
export const isUnavailable = (error: unknown): boolean =>
  causesOf(error).some((cause) => {
    const code = codeOf(cause)
    return code ? NETWORK.has(code) || isAway(code) : WITHOUT_CODE.test(cause.message)
  })

/** Whether the database cannot keep anything more for now; what it has can be read. */
export const isWithoutRoom = (error: unknown): boolean =>
  causesOf(error).some((cause) => NO_ROOM.has(codeOf(cause) ?? ''))

const isAway = (code: string) => code.length === 5 && AWAY.test(code)

const codeOf = (error: Error): string | undefined => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/** Drizzle wraps what the driver throws. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < DEEPEST; cause = cause.cause) {
    causes.push(cause)
  }
  return causes
}
