import type { Next } from '../call.ts'

/**
 * How long an utterance may take to be spoken, in ms: the carrier reports its end, but if it does not, the call continues after this time.
 */
const LONGEST_SPEECH_MS = 20_000

/** Ends the agent's part in a call: once its last words are spoken; until then a goodbye may be taken back. */
export class Leaving {
  #planned: { next: Next; timer: NodeJS.Timeout } | null = null
  readonly #leave: (next: Next) => void

  /** @param leave continues the call without the agent. */
  constructor(leave: (next: Next) => void) {
    this.#leave = leave
  }

  get isPlanned(): boolean {
    return this.#planned !== null
  }

  /** Leaves when the words before it are spoken. */
  plan(next: Next): void {
    this.#planned = { next, timer: setTimeout(() => this.now(next), LONGEST_SPEECH_MS) }
  }

  /** The last words are spoken. */
  spoken(): void {
    if (this.#planned) this.now(this.#planned.next)
  }

  now(next: Next): void {
    this.stop()
    this.#leave(next)
  }

  /** Takes back a goodbye. @returns false when the call is being put through or recorded, which cannot be taken back. */
  takeBack(): boolean {
    if (this.#planned && this.#planned.next !== 'end') return false
    this.stop()
    this.#planned = null
    return true
  }

  stop(): void {
    if (this.#planned) clearTimeout(this.#planned.timer)
  }
}
