/** A signal that follows another and has a time of its own. */
export type Deadline = {
  readonly signal: AbortSignal
  /** From here on only the other signal ends it. */
  lift(): void
  /** Nothing ends it any more: to be called where it is not needed any longer. */
  end(): void
}

/**
 * What `AbortSignal.any` does with `AbortSignal.timeout`, by hand: those are held weakly, which the collector pays for, and are made for
 * each reply.
 * @param why the reason it aborts with when its time is over
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
