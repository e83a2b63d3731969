import { isAbbreviated } from '../../answering/quoting/units.ts'

/** The longest spoken answer: callers do not want to listen to more. */
const MAX_SENTENCES = 4
const MAX_CHARACTERS = 480
/** Characters kept back until a link is complete; longer than any link. */
const MAX_HELD = 600

/** The incomplete end of a text: a link, a source mark, a tag or the start of a line. */
const OPEN = /\s?!?\[[^[\]]*(?:\](?:\([^)]*)?)?$|<[a-z/!][^>\n]{0,80}$|\n\s*\S{0,4}\s*$/i

/**
 * Makes text speakable while it is being written: without Markdown, links and source marks, and ended after a few sentences.
 * `push` returns what can be spoken already, `flush` the rest.
 */
export class Speech {
  /** Begins with a line break, because a list may start in the first line. */
  #held = '\n'
  #spoken = ''
  #isFull = false

  get hasSpoken(): boolean {
    return this.#spoken !== ''
  }

  push(text: string): string {
    if (this.#isFull) return ''
    this.#held = withoutMarks(this.#held + text)
    if (this.#held.length > MAX_HELD) return this.#give(this.#held.length)
    const open = this.#held.search(OPEN)
    // Only whole words; the space goes with the word after it.
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
    const speech = whole.slice(this.#spoken.length, end)
    this.#spoken += speech
    return speech
  }
}

/** Removes source marks and Markdown. Only for complete text, because what follows a bracket may still make it a link. */
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

/** Index of the end of the sentence with which the speech is long enough. */
function endOfSpeech(text: string): number {
  let sentences = 0
  // The full stop of a day, as in "24. November", ends no sentence.
  for (const { index } of text.matchAll(/(?<!\b\d{1,2})[.!?…](?=\s)/g)) {
    if (isAbbreviated(text.slice(0, index + 1))) continue
    sentences += 1
    if (sentences >= MAX_SENTENCES || index > MAX_CHARACTERS) return index + 1
  }
  return text.length
}
