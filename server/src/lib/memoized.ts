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

/**
 * The same for a function of a text and of what it is read by, such as its language, which has few values: each of them has a memory of
 * its own. A key made of both would be a new string whenever it is looked up, and hashing it would take as long as reading the text.
 */
export function memoizedBy<By extends string, Value>(
  most: number,
  make: (text: string, by: By) => Value,
) {
  const memories = new Map<By, (text: string) => Value>()
  return (text: string, by: By): Value => {
    let known = memories.get(by)
    if (!known) memories.set(by, (known = memoized(most, (input) => make(input, by))))
    return known(text)
  }
}
