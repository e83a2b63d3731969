type Send = (request: Request) => Promise<Response>

/** Statuses after which a request may be repeated: nothing was done, or an idempotency key makes repeating safe. */
const PASSING = new Set([429, 502, 503, 504])
const FIRST_WAIT_MS = 500
/** When the server asks for a longer wait, the request fails instead. */
const LONGEST_WAIT_MS = 60_000

/** Repeats a request when that may help; a change has the same `Idempotency-Key` in all attempts. */
export const sendAgain =
  (send: Send, attempts: number): Send =>
  async (request) => {
    if (request.method !== 'GET' && !request.headers.has('idempotency-key')) {
      request.headers.set('idempotency-key', crypto.randomUUID())
    }
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= attempts
      const answer = await send(request.clone()).catch((error: unknown) => {
        if (request.signal.aborted) throw error
        return isLast ? unreached(error) : undefined
      })
      const waitMs = waitOf(answer, attempt)
      if (answer && (!isPassing(answer) || isLast || waitMs > LONGEST_WAIT_MS)) return answer
      await sleep(waitMs, request.signal)
    }
  }

/** The answer where there was none, so that a call settles with an error and does not reject. */
const unreached = (error: unknown): Response =>
  Response.json(
    {
      message: `The server cannot be reached (${error instanceof Error ? error.message : String(error)}).`,
      code: 'unreachable',
    },
    { status: 503 },
  )

/** Also a conflict with `Retry-After`: an earlier attempt of the same change is still being processed. */
const isPassing = ({ status, headers }: Response): boolean =>
  PASSING.has(status) || (status === 409 && headers.has('retry-after'))

/**
 * The wait that the server asks for; otherwise twice as long each time, with a random part so that clients do not all retry at the same
 * moment.
 */
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
