/**
 * The same function, which remembers what it made of the keys used last: at least `most` of them and at most twice as many. Half is
 * forgotten at once, so that remembering costs one look into a map.
 */
export function remembering<Value>(most: number, make: (key: string) => Value) {
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
