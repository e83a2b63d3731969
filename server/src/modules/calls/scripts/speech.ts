/** A caller listens; nobody wants to hear more of an answer than this. */
const MOST_SENTENCES = 4
const MOST_CHARACTERS = 480
const OPEN = /\[[^\]]*(?:\](?:\([^)]*)?)?$|<[a-z/!][^>\n]{0,80}$/i

/**
 * Makes written words speakable as they come: no markdown, no links, no marks of sources, and an end after a few sentences.
 * `push` gives what can be spoken already; `flush` the rest.
 */
export class Speech {
  #held = ''
  #spoken = ''
  #isFull = false

  /** Whether more words would not be spoken. */
  get isFull(): boolean {
    return this.#isFull
  }

  push(text: string): string {
    this.#held += text
    // Up to the last blank outside of a link or tag that may still be open.
    const open = this.#held.search(OPEN)
    const end = this.#held.lastIndexOf(' ', open === -1 ? undefined : open - 1) + 1
    return open === 0 ? '' : this.#give(end)
  }

  flush(): string {
    return this.#give(this.#held.length)
  }

  #give(length: number): string {
    const ready = this.#held.slice(0, length)
    this.#held = this.#held.slice(length)
    // A list begins at the start of a line, also of the first.
    return this.#measure(speakable(this.#spoken ? ready : `\n${ready}`))
  }

  #measure(text: string): string {
    if (this.#isFull) return ''
    const whole = this.#spoken + text
    const end = endOfSpeech(whole)
    const said = text.slice(0, Math.max(0, end - this.#spoken.length))
    this.#isFull = end < whole.length
    this.#spoken += said
    return this.#spoken === said ? said.trimStart() : said
  }
}

const speakable = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s?\[\d+(?:,\s*\d+)*\]/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s*\(?https?:\/\/\S+\)?/g, '')
    .replaceAll(/\n\s*(?:#+|[-*•>]|\d+\.)\s+/g, '\n')
    .replaceAll(/[*_`#]+/g, '')
    .replaceAll(/\s*\n+\s*/g, ' ')

/** Where to stop: after the sentence that fills the measure. */
function endOfSpeech(text: string): number {
  let sentences = 0
  for (const { index } of text.matchAll(/[.!?…](?=\s)/g)) {
    sentences += 1
    if (sentences >= MOST_SENTENCES || index > MOST_CHARACTERS) return index + 1
  }
  return text.length
}
