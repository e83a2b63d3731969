import { EndlessAnswer } from '../endless-answer.ts'

/** The most characters of one event: a vendor needs a few hundred for a token, and some thousand for a whole reply. */
const EVENT_LETTERS = 1024 * 1024

/**
 * Extracts the data of server-sent events from a stream, as the HTML standard defines them: lines end with LF, CRLF or CR, a character may
 * arrive in two parts, comments and other fields are ignored, and an event without an end is dropped. Takes time linear in its input,
 * however that is split.
 */
export class EventReader {
  readonly #most: number
  readonly #decoder = new TextDecoder()
  /** The beginning of an incomplete line. It is only appended to, because searching it would copy it each time. */
  #line = ''
  #data: string | null = null
  #endedWithReturn = false

  /** @param most characters of one event. */
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

  /** Processes a complete line. @returns the data of the event that ends with this line, or null. */
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

  /** Normalizes line ends. A CR at the end of a piece may have its LF at the beginning of the next. */
  #withLineFeeds(text: string): string {
    const rest = this.#endedWithReturn && text.startsWith('\n') ? text.slice(1) : text
    if (text) this.#endedWithReturn = text.endsWith('\r')
    return rest.includes('\r') ? rest.replaceAll(/\r\n?/g, '\n') : rest
  }
}
