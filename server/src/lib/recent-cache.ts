export type RecentCache<T> = {
  /** The remembered value of `key`, otherwise the result of `load`; two readers at once share one load. */
  read(key: string, load: () => Promise<T>): Promise<T>
  /** A load in progress is not remembered either, because it may have read the old state. */
  forget(key: string): void
  /** Forgets everything. */
  clear(): void
}

/** Remembers the `most` newest entries for `freshMs` each. */
export function recentCache<T>(most: number, freshMs: number, now: () => Date): RecentCache<T> {
  const entries = new Map<string, { value: Promise<T>; until: number }>()
  return {
    read(key, load) {
      const known = entries.get(key)
      if (known && known.until > now().getTime()) return known.value
      const value = load()
      const entry = { value, until: now().getTime() + freshMs }
      entries.delete(key)
      entries.set(key, entry)
      const oldest = entries.keys().next()
      if (entries.size > most && !oldest.done) entries.delete(oldest.value)
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return value
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
