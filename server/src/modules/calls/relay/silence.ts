/** How fast words are spoken where the carrier does not tell when they were. */
const MS_A_CHARACTER = 65

/** Calls `onSilence` when neither side has spoken for `ms`; counts how often in a row. */
export class SilenceClock {
  readonly #ms: number
  readonly #onSilence: (times: number) => void
  #timer: NodeJS.Timeout | undefined
  #times = 0

  constructor(ms: number, onSilence: (times: number) => void) {
    this.#ms = ms
    this.#onSilence = onSilence
  }

  /** The caller did something: the count begins anew. */
  heard(): void {
    this.#times = 0
    this.stop()
  }

  /** The agent has said all it will; the carrier speaks it for a while yet. */
  said(text: string): void {
    this.#start(this.#ms + text.length * MS_A_CHARACTER)
  }

  /** The carrier has spoken everything. */
  spoken(): void {
    if (this.#timer) this.#start(this.#ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #start(ms: number): void {
    this.stop()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#times += 1
      this.#onSilence(this.#times)
    }, ms)
  }
}
