/**
 * The same function with a memory of its results: at least the `most` keys used last, and at most twice as many. Half are forgotten at
 * once, so that a lookup stays a single read of a map.
 */
export function memoized<Value>(most: number, make: (key: string) => Value) {
  let recent = new Map<string, Value>()
  let older = new Map<string, Value>()
  return (key: string): Value => {
    const known = recent.get(key)
    if (known !== undefined) return known
    const value = older.get(key) ?? make(key)
    if (recent.size >= most) {
      older = recent
      recent = new Map()
    }
    recent.set(key, value)
    return value
  }
}
