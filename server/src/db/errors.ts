const UNIQUE_VIOLATION = '23505'
const EXCLUSION_VIOLATION = '23P01'
const DEADLOCK_DETECTED = '40P01'
const LOCK_NOT_AVAILABLE = '55P03'
/**
 * Classes and codes of SQLSTATE that mean the database is unavailable: connection errors, exhausted resources, an operator's intervention,
 * and a database that accepts no connections or no writes at the moment.
 */
const AWAY = /^(?:08|53|57|55000|25006)/
/** The disk is full, or the database is read-only: the embedded database while the disk is full, a standby always. */
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
/** Errors to which the driver gives no code. */
const WITHOUT_CODE =
  // oxlint-disable-next-line words/no-patterns -- messages of the database's driver
  /^(?:timeout exceeded when trying to connect|connection terminated|query read timeout|client has encountered a connection error)/i
/** How many causes of an error are followed; real ones have fewer. */
const DEEPEST = 5

/** Whether a row exists already: another request was faster, or the same one was sent twice. */
export const isUniqueViolation = (error: unknown): boolean =>
  causesOf(error).some((cause) => codeOf(cause) === UNIQUE_VIOLATION)

/** Whether an exclusion constraint rejected a row, because it overlaps an existing one. */
export const isExclusionViolation = (error: unknown): boolean =>
  causesOf(error).some((cause) => codeOf(cause) === EXCLUSION_VIOLATION)

/** Whether a lock could not be taken, because somebody else held it for too long or a deadlock was broken. */
export const isHeldByOthers = (error: unknown): boolean =>
  causesOf(error).some((cause) =>
    [DEADLOCK_DETECTED, LOCK_NOT_AVAILABLE].includes(codeOf(cause) ?? ''),
  )

/** Whether the database was unreachable or too slow, so that the same request may succeed in a moment. */
export const isUnavailable = (error: unknown): boolean =>
  causesOf(error).some((cause) => {
    const code = codeOf(cause)
    return code ? NETWORK.has(code) || isAway(code) : WITHOUT_CODE.test(cause.message)
  })

/** Whether the database cannot store anything at the moment; reading still works. */
export const isWithoutRoom = (error: unknown): boolean =>
  causesOf(error).some((cause) => NO_ROOM.has(codeOf(cause) ?? ''))

const isAway = (code: string) => code.length === 5 && AWAY.test(code)

const codeOf = (error: Error): string | undefined => {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

/** The error and its causes: Drizzle wraps errors of the driver. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < DEEPEST; cause = cause.cause) {
    causes.push(cause)
  }
  return causes
}
