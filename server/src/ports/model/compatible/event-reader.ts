import { EndlessAnswer } from '../endless-answer.ts'

/** A vendor sends a token in a few hundred, and a whole reply in one of some thousand. */
const EVENT_LETTERS = 1024 * 1024

/**
 * Takes the data of events out of what comes over a wire, as the HTML standard has server-sent events: lines end with LF, CRLF or CR,
 * a letter may arrive in two halves, comments and other fields mean nothing here, and an event that never ends was none.
 * Linear in what it reads, however it is cut.
 */
export class EventReader {
  readonly #most: number
  readonly #decoder = new TextDecoder()
  /** The beginning of a line. Only ever added to: looking into it would copy it each time. */
  #line = ''
  #data: string | null = null
  #endedWithReturn = false

  /** @param most letters one event may have. */
  constructor(most = EVENT_LETTERS) {
    this.#most = most
  }

  /** @throws EndlessAnswer */
  *read(bytes: Uint8Array): Generator<string> {
    const text = this.#withLineFeeds(this.#decoder.decode(bytes, { stream: true }))
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const data = this.#take(this.#line + text.slice(from, end))
      this.#line = ''
      from = end + 1
      if (data !== null) yield data
    }
    this.#line += text.slice(from)
    this.#requireRoom(this.#line.length)
  }

  /** @returns the data of the event that ends with this line. */
  #take(line: string): string | null {
    if (line === '') {
      const data = this.#data
      this.#data = null
      return data
    }
    if (line.startsWith('data:')) {
      const value = line.slice(line[5] === ' ' ? 6 : 5)
      this.#data = this.#data === null ? value : `${this.#data}\n${value}`
      this.#requireRoom(0)
    }
    return null
  }

  #requireRoom(letters: number): void {
    if (letters + (this.#data?.length ?? 0) <= this.#most) return
    throw new EndlessAnswer(`${this.#most} letters in one event`)
  }

  /** A return at the end of what came may have its line feed in what comes next. */
  #withLineFeeds(text: string): string {
    const rest = this.#endedWithReturn && text.startsWith('\n') ? text.slice(1) : text
    if (text) this.#endedWithReturn = text.endsWith('\r')
    return rest.includes('\r') ? rest.replaceAll(/\r\n?/g, '\n') : rest
  }
}
