/** A signal that follows another one and also has a time limit. */
export type Deadline = {
  readonly signal: AbortSignal
  /** Removes the time limit. */
  lift(): void
  /** Stops following; call this when the signal is not needed any more. */
  end(): void
}

/**
 * The same as `AbortSignal.any` with `AbortSignal.timeout`, written by hand: those use weak references, which burden the garbage collector
 * when they are made for each reply.
 * @param why the reason when the time is over
 */
export function deadline(parent: AbortSignal, milliseconds: number, why: string): Deadline {
  const ending = new AbortController()
  const follow = () => ending.abort(parent.reason)
  const timer = setTimeout(() => ending.abort(new Error(why)), milliseconds).unref()
  const lift = () => clearTimeout(timer)
  if (parent.aborted) follow()
  else parent.addEventListener('abort', follow, { once: true })
  return {
    signal: ending.signal,
    lift,
    end() {
      lift()
      parent.removeEventListener('abort', follow)
    },
  }
}
