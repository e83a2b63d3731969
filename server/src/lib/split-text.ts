/** Where a long text is best cut, best first. */
const ENDS = [/\n\n/g, /\n/g, /[.!?…]\s/g, /\s/g]

/**
 * A text in parts, in their order: whole paragraphs, lines, sentences or words as far as there are any.
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

/** @param least a part shorter than this is not worth a better end */
function endOf(head: string, least: number): number {
  for (const pattern of ENDS) {
    const found = [...head.matchAll(pattern)].at(-1)
    if (found && found.index > least) return found.index + found[0].length
  }
  // A letter outside the basic plane is two units; half of it is none.
  return /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length
}
