import { EndlessAnswer } from '../endless-answer.ts'
import { LEFTOVER_BYTES } from './body.ts'
import type { Answer } from './endpoint.ts'

/**
 * Once the first word is complete, text that arrives within this many ms is passed on together. Every piece costs the work of a turn and a
 * packet to the visitor, and nobody reads single words that fast.
 */
const TOGETHER_MS = 50
/** A word and the sign that it is over: until then a reply shows nothing, as the word might become an address. */
const WHOLE_WORD = /\S\s/

/** The result of parsing a piece of a body; a failure is thrown after the text before it was passed on. */
export type Read = { text: string; failure?: unknown }

/**
 * Yields the text of a body as it arrives. A consumer that stops early also ends the request, unless `isDone`.
 * @param read extracts text from received bytes; called for each piece as it arrives
 * @param isDone whether the reply is complete, so that nothing more is awaited
 * @throws EndlessAnswer when the body exceeds this many bytes
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
    // Also handles errors after the consumer has stopped.
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

/** Buffers text that arrives while the consumer is busy. */
class Inflow {
  isOver = false
  failure: unknown
  /** Resolves with the first text, or when there will be none. */
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

  /** Marks the end; only the first call counts. */
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

  /** Resolves once there is text and `ms` have passed, and at the end. */
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
