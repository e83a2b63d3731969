/** First in, first out within a group, and groups in turn, so that thousands of one do not hide the others. */
export class FairQueue<T> {
  readonly #groupOf: (item: T) => string
  readonly #groups = new Map<string, T[]>()
  #size = 0

  constructor(groupOf: (item: T) => string) {
    this.#groupOf = groupOf
  }

  get size(): number {
    return this.#size
  }

  push(item: T): void {
    const name = this.#groupOf(item)
    const group = this.#groups.get(name)
    if (group) group.push(item)
    else this.#groups.set(name, [item])
    this.#size++
  }

  /** @param mayGo whether it can be the group's turn now; a group that must wait keeps its position. */
  take(mayGo: (group: string) => boolean = () => true): T | undefined {
    for (const [name, group] of this.#groups) {
      if (!mayGo(name)) continue
      const item = group.shift()
      // Moved to the end, so that all other groups come first.
      this.#groups.delete(name)
      if (group.length > 0) this.#groups.set(name, group)
      this.#size--
      return item
    }
    return undefined
  }
}
