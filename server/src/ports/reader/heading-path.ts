type Entry = {
  level: number
  text: string
  /** Something stands below it. */
  isUsed: boolean
  /** How deep in the page the element lies whose end is also its own; 0 for headings that hold until the next. */
  scope: number
  /** Elements it may still outlive without anything below it. */
  patience: number
}

/** Levels below those of `h1` to `h6`: what a term or a folded answer is called, and a line that only looks like a heading. */
export const TERM = 7
export const LOOK_ALIKE = 8
export const HEADING_LETTERS = 140
const SEPARATE_CONTAINERS = 2

/** The headings above the place that is being read. `onOrphan` is told of those that had nothing below them. */
export class HeadingPath {
  #entries: Entry[] = []
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

  /** Something was read below all of them. */
  use() {
    for (const entry of this.#entries) entry.isUsed = true
  }

  enter(level: number, text: string, scope = 0) {
    while (this.#entries.length > 0 && this.#entries.at(-1)!.level >= level) this.#pop()
    if (text) {
      this.#entries.push({ level, text, isUsed: false, scope, patience: SEPARATE_CONTAINERS })
    }
  }

  /** Names the part of the page that is the element at `depth`, whose own headings stand below the name. */
  enterBelowLast(text: string, depth: number) {
    const level = (this.#entries.at(-1)?.level ?? 0) + 0.5
    this.#entries.push({ level, text, isUsed: false, scope: depth, patience: 0 })
  }

  /** An element at `depth` ends, and with it the headings that hold inside it only; one with nothing below it yet waits a little. */
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

  /** Back to where `mark` was taken; headings that were read since and are unused stay when `keepUnused`. */
  returnTo(mark: number, keepUnused = false) {
    while (this.#entries.length > mark) {
      if (keepUnused && !this.#entries.at(-1)!.isUsed) return
      this.#pop()
    }
  }

  #pop() {
    const entry = this.#entries.pop()
    if (entry && !entry.isUsed) this.#onOrphan(this.texts, entry.text)
  }
}
