/** How well a title has the letters of `typed`, in their order; the fewer lie between, the better. Null where it has not. */
export function fuzzyScore(title: string, typed: string): number | null {
  const letters = title.toLowerCase()
  let at = -1
  let gaps = 0
  for (const letter of typed.toLowerCase().replaceAll(/\s+/g, '')) {
    const next = letters.indexOf(letter, at + 1)
    if (next < 0) return null
    gaps += next - at - 1
    at = next
  }
  return gaps
}
