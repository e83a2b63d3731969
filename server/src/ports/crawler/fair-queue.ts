/** First in, first out within a group, and the groups in turn: a part of a site with thousands of pages does not hide the others. */
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

  take(): T | undefined {
    const [next] = this.#groups
    if (!next) return undefined
    const [name, group] = next
    const item = group.shift()
    // It is its turn again after all the others.
    this.#groups.delete(name)
    if (group.length > 0) this.#groups.set(name, group)
    this.#size--
    return item
  }
}
