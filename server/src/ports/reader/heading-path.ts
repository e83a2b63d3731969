type Entry = {
  level: number
  text: string
  /** Whether the heading has anything below it. */
  isUsed: boolean
  /** Depth of the element at whose end the heading ends too; 0 for headings that apply until the next one. */
  scope: number
  /** How many elements may still end before a heading with nothing below it is dropped. */
  patience: number
  container: object | null | undefined
}

/** Levels below `h1` to `h6`: of terms and folded answers, and of lines that only look like headings. */
export const TERM = 7
export const LOOK_ALIKE = 8
export const HEADING_LETTERS = 140
const SEPARATE_CONTAINERS = 2
const EYEBROW = 0.25

/** The headings above the current place. `onOrphan` receives headings that had nothing below them. */
export class HeadingPath {
  #entries: Entry[] = []
  /** Entries below this index stay: a card does not end the headings around it. */
  #floor = 0
  readonly #onOrphan: (headings: string[], text: string) => void

  constructor(onOrphan: (headings: string[], text: string) => void) {
    this.#onOrphan = onOrphan
  }

  get texts(): string[] {
    const texts = this.#entries.map((entry) => entry.text)
    return texts.filter((text, index) => text !== texts[index - 1])
  }

  get last(): string {
    return this.#entries.at(-1)?.text ?? ''
  }

  /** Marks all headings as used: something stands below them. */
  use() {
    for (const entry of this.#entries) entry.isUsed = true
  }

  /**
   * Adds a heading.
   * @param container the element around it: a small heading right above a large one in the same element belongs to the large one.
   */
  enter(level: number, text: string, scope = 0, container?: object | null) {
    const above = this.#entries.at(-1)
    const isEyebrow = above?.container && above.container === container && !above.isUsed
    if (isEyebrow && text && above.level > level) above.level = level - EYEBROW
    while (this.#entries.length > this.#floor && this.#entries.at(-1)!.level >= level) this.#pop()
    if (text) {
      const patience = SEPARATE_CONTAINERS
      this.#entries.push({ level, text, isUsed: false, scope, patience, container })
    }
  }

  /** Protects the current headings from those of this level and below until `release`. */
  hold(level: number): number {
    const before = this.#floor
    if ((this.#entries.at(-1)?.level ?? 0) < level) this.#floor = this.#entries.length
    return before
  }

  release(floor: number) {
    this.#floor = floor
  }

  /** Adds the name of the element at `depth`; the element's own headings come below it. */
  enterBelowLast(text: string, depth: number) {
    const level = (this.#entries.at(-1)?.level ?? 0) + 0.5
    const container = undefined
    this.#entries.push({ level, text, isUsed: false, scope: depth, patience: 0, container })
  }

  /** Ends the headings of an element at `depth`; one with nothing below it yet is kept a little longer. */
  leave(depth: number) {
    for (let last = this.#entries.at(-1); last && last.scope >= depth && last.scope > 0;) {
      if (!last.isUsed && last.patience > 0) {
        last.patience -= 1
        last.scope = depth - 1
        return
      }
      this.#pop()
      last = this.#entries.at(-1)
    }
  }

  mark(): number {
    return this.#entries.length
  }

  /** Returns to the state of `mark`. The first heading since then is kept if it is unused and `keepUnused` is set. */
  returnTo(mark: number, keepUnused = false) {
    while (this.#entries.length > mark) {
      const isFirst = this.#entries.length === mark + 1
      if (keepUnused && isFirst && !this.#entries.at(-1)!.isUsed) return
      this.#pop()
    }
  }

  #pop() {
    const entry = this.#entries.pop()
    if (entry && !entry.isUsed) this.#onOrphan(this.texts, entry.text)
  }
}
