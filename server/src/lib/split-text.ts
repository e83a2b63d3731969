/** Where a long text is cut, best first. */
const ENDS = [/\n\n/g, /\n/g, /[.!?…]\s/g, /\s/g]

/**
 * Splits a text into parts: at paragraphs, lines, sentences or words, if possible.
 * @param most length of a part, in UTF-16 units
 */
export function splitText(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > most) {
    const end = endOf(rest.slice(0, most), most / 2)
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest ? [...parts, rest] : parts
}

/** @param least a better cut is not worth a part shorter than this */
function endOf(head: string, least: number): number {
  for (const pattern of ENDS) {
    const found = [...head.matchAll(pattern)].at(-1)
    if (found && found.index > least) return found.index + found[0].length
  }
  // Avoids cutting a surrogate pair in two.
  return /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length
}
