/** The text with one letter left out or two letters swapped; the same text always gets the same error. */
export function mistyped(text: string): string {
  const chance = hash(text)
  const at = 1 + (chance % Math.max(1, text.length - 2))
  const before = text.slice(0, at)
  if (chance % 2 === 0) return before + text.slice(at + 1)
  return (
    before +
    text
      .slice(at, at + 2)
      .split('')
      .toReversed()
      .join('') +
    text.slice(at + 2)
  )
}

/** FNV-1a, folded because its lowest bit alone is not random enough. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  }
  return (value ^ (value >>> 15)) >>> 0
}
