type Send = (request: Request) => Promise<Response>

/** Nothing was done, or an idempotency key makes it safe to ask again. */
const PASSING = new Set([429, 502, 503, 504])
const FIRST_WAIT_MS = 500
/** Who would have to wait longer is told so instead. */
const LONGEST_WAIT_MS = 60_000

/** Sends a request again where that may help, a change with one `Idempotency-Key` for all attempts. */
export const sendAgain =
  (send: Send, attempts: number): Send =>
  async (request) => {
    if (request.method !== 'GET' && !request.headers.has('idempotency-key')) {
      request.headers.set('idempotency-key', crypto.randomUUID())
    }
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= attempts
      const answer = await send(request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error
        return undefined
      })
      const waitMs = waitOf(answer, attempt)
      if (answer && (!isPassing(answer) || isLast || waitMs > LONGEST_WAIT_MS)) return answer
      await sleep(waitMs, request.signal)
    }
  }

/** A conflict that says when to come again: the same change is being made by an earlier attempt. */
const isPassing = ({ status, headers }: Response): boolean =>
  PASSING.has(status) || (status === 409 && headers.has('retry-after'))

/** As long as the server says; otherwise twice as long each time, and not all clients at the same moment. */
function waitOf(answer: Response | undefined, attempt: number): number {
  const told = Number(answer?.headers.get('retry-after') ?? Number.NaN)
  if (told >= 0) return told * 1_000
  return FIRST_WAIT_MS * 2 ** (attempt - 1) * (1 + Math.random() / 2)
}

/** @throws the reason of the signal, at once when it is aborted */
const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
