/** Storage that never throws: what is blocked reads as empty, and what does not fit is not stored. */
const guarded = (open: () => Storage) => ({
  get(key: string): string | null {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  },
  /** @param value null removes what is stored */
  set(key: string, value: string | null): void {
    try {
      if (value === null) open().removeItem(key)
      else open().setItem(key, value)
    } catch {
      // Nothing is lost that the page cannot do without.
    }
  },
})

// Where a browser blocks all storage, even reading the property throws.
export const browserStorage = guarded(() => localStorage)
export const tabStorage = guarded(() => sessionStorage)
