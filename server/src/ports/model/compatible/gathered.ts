import { EndlessAnswer } from '../endless-answer.ts'
import { LEFTOVER_BYTES } from './body.ts'
import type { Answer } from './endpoint.ts'

/**
 * Once a first word is complete, what comes within so many ms goes together: behind each piece stand the work of a whole turn and a packet
 * to the visitor, for a word that nobody reads any sooner.
 */
const TOGETHER_MS = 50
/** A word and the sign that it is over: until then a reply shows nothing, as the word might become an address. */
const WHOLE_WORD = /\S\s/

/** What was made of a piece of a body; a failure is thrown after the text before it was passed on. */
export type Read = { text: string; failure?: unknown }

/**
 * The text of a body as it comes. Whoever leaves before its end ends the request too, unless `isDone`.
 * @param read makes text of what the network brought; called for each piece as it arrives
 * @param isDone whether all was said: nothing is waited for any more
 * @throws EndlessAnswer where the body goes on beyond so many bytes
 */
export async function* gathered(
  { body }: Answer,
  bytes: number,
  read: (piece: Buffer) => Read,
  isDone: () => boolean,
): AsyncGenerator<string> {
  const inflow = new Inflow()
  let room = bytes
  body
    .on('data', (piece: Buffer) => {
      if (inflow.isOver) return
      room -= piece.length
      if (room < 0) return inflow.end(new EndlessAnswer(`${bytes} bytes`))
      const { text, failure } = read(piece)
      inflow.add(text)
      if (failure !== undefined || isDone()) inflow.end(failure)
    })
    .on('end', () => inflow.end())
    // Also of what nobody reads any more.
    .on('error', (error: unknown) => inflow.end(error))
  try {
    await inflow.begun
    let opening = ''
    let hasWord = false
    while (!inflow.isOver) {
      const text = inflow.take()
      yield text
      if (!hasWord) hasWord = WHOLE_WORD.test((opening += text))
      await inflow.more(hasWord ? TOGETHER_MS : 0)
    }
    const rest = inflow.take()
    if (rest) yield rest
    if (inflow.failure !== undefined) throw inflow.failure
  } finally {
    inflow.end()
    if (isDone()) void body.dump({ limit: bytes - room + LEFTOVER_BYTES })
    else body.destroy()
  }
}

/** Text that arrives while nobody looks. */
class Inflow {
  isOver = false
  failure: unknown
  /** Resolves with the first text, or where there is none. */
  readonly begun: Promise<void>
  #text = ''
  #wake: () => void
  #isAwaited = true

  constructor() {
    let wake!: () => void
    this.begun = new Promise((resolve) => (wake = resolve))
    this.#wake = wake
  }

  add(text: string): void {
    this.#text += text
    if (text && this.#isAwaited) this.#wake()
  }

  /** The first call counts. */
  end(failure?: unknown): void {
    if (this.isOver) return
    this.isOver = true
    this.failure = failure
    this.#wake()
  }

  take(): string {
    const text = this.#text
    this.#text = ''
    return text
  }

  /** Resolves once there is text and `ms` are over, and at the end. */
  async more(ms: number): Promise<void> {
    this.#isAwaited = false
    if (ms > 0) {
      await this.#until((wake) => {
        const timer = setTimeout(wake, ms)
        return () => clearTimeout(timer)
      })
    }
    if (this.#text || this.isOver) return
    this.#isAwaited = true
    await this.#until(() => () => {})
  }

  #until(start: (wake: () => void) => () => void): Promise<void> {
    if (this.isOver) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = start(resolve)
      this.#wake = () => {
        stop()
        resolve()
      }
    })
  }
}
