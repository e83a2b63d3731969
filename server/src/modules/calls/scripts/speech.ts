/** A caller listens; nobody wants to hear more of an answer than this. */
const MOST_SENTENCES = 4
const MOST_CHARACTERS = 480
/** Longer than any link: what is not whole by then never will be. */
const MOST_HELD = 600

/** A link, a mark of a source, a tag or the start of a line that is not whole yet. */
const OPEN = /\s?!?\[[^[\]]*(?:\](?:\([^)]*)?)?$|<[a-z/!][^>\n]{0,80}$|\n\s*\S{0,4}\s*$/i

/**
 * Makes written words speakable as they come: no markdown, no links, no marks of sources, and an end after a few sentences.
 * `push` gives what can be spoken already, `flush` the rest.
 */
export class Speech {
  /** A list may begin with the first line. */
  #held = '\n'
  #spoken = ''
  #isFull = false

  get hasSpoken(): boolean {
    return this.#spoken !== ''
  }

  push(text: string): string {
    if (this.#isFull) return ''
    this.#held = withoutMarks(this.#held + text)
    if (this.#held.length > MOST_HELD) return this.#give(this.#held.length)
    const open = this.#held.search(OPEN)
    // Whole words only; the blank goes with the word after it.
    const end = this.#held.lastIndexOf(' ', open === -1 ? undefined : open)
    return end > 0 ? this.#give(end) : ''
  }

  flush(): string {
    this.#held = withoutMarks(`${this.#held}\n`)
    return this.#give(this.#held.length).trimEnd()
  }

  #give(length: number): string {
    const ready = speakable(this.#held.slice(0, length))
    this.#held = this.#held.slice(length)
    if (this.#isFull) return ''
    const text = this.#spoken ? ready : ready.trimStart()
    const whole = this.#spoken + text
    const end = endOfSpeech(whole)
    this.#isFull = end < whole.length
    const said = whole.slice(this.#spoken.length, end)
    this.#spoken += said
    return said
  }
}

/** Only what is whole: what follows a bracket may still make it a link. */
const withoutMarks = (text: string) =>
  text
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/!?\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s?\[\d+(?:,\s*\d+)*\](?=[^(])/g, '')
    .replaceAll(/<[a-z/!][^<>]*>/gi, '')
    .replaceAll(/\n\s*(?:#+|[-*•>]|\d+\.)\s+(?=\S)/g, '\n')

const speakable = (text: string) =>
  text
    .replaceAll(/\s*\(?https?:\/\/\S+\)?/g, '')
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
