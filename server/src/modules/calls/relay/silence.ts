const MS_A_CHARACTER = 65

/** Estimated time that speaking a text takes, in ms, used when the carrier does not report the end. */
export const speakingMs = (text: string): number => text.length * MS_A_CHARACTER

/** Calls `onSilence` when neither side has spoken for `ms`, with the number of silences in a row. */
export class SilenceClock {
  readonly #ms: number
  readonly #onSilence: (times: number) => void
  #timer: NodeJS.Timeout | undefined
  #times = 0

  constructor(ms: number, onSilence: (times: number) => void) {
    this.#ms = ms
    this.#onSilence = onSilence
  }

  /** The caller said or did something: the count starts again. */
  heard(): void {
    this.#times = 0
    this.stop()
  }

  /** The agent has sent all words of an utterance; the carrier is still speaking them for a while. */
  said(text: string): void {
    this.#start(this.#ms + speakingMs(text))
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
