type Entry = {
  level: number
  text: string
  /** Something stands below it. */
  isUsed: boolean
  /** How deep in the page the element lies whose end is also its own; 0 for headings that hold until the next. */
  scope: number
  /** Elements it may still outlive without anything below it. */
  patience: number
  container: object | null | undefined
}

/** Levels below those of `h1` to `h6`: what a term or a folded answer is called, and a line that only looks like a heading. */
export const TERM = 7
export const LOOK_ALIKE = 8
export const HEADING_LETTERS = 140
const SEPARATE_CONTAINERS = 2
const EYEBROW = 0.25

/** The headings above the place that is being read. `onOrphan` is told of those that had nothing below them. */
export class HeadingPath {
  #entries: Entry[] = []
  /** Entries below this one are out of reach: a card does not end what it stands in. */
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

  /** Something was read below all of them. */
  use() {
    for (const entry of this.#entries) entry.isUsed = true
  }

  /** @param container where it stands: a small heading right above a large one there is the larger's own. */
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

  /** Headings of this level and below leave alone what stands above now, until `release`. */
  hold(level: number): number {
    const before = this.#floor
    if ((this.#entries.at(-1)?.level ?? 0) < level) this.#floor = this.#entries.length
    return before
  }

  release(floor: number) {
    this.#floor = floor
  }

  /** Names the part of the page that is the element at `depth`, whose own headings stand below the name. */
  enterBelowLast(text: string, depth: number) {
    const level = (this.#entries.at(-1)?.level ?? 0) + 0.5
    const container = undefined
    this.#entries.push({ level, text, isUsed: false, scope: depth, patience: 0, container })
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

  /** Back to where `mark` was taken; the first read since stays when it is unused and `keepUnused`. */
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
