import { MESSAGE_LENGTH } from '../../ports/telegram/index.ts'

/** Where a long text is best cut, best first. */
const ENDS = [/\n\n/g, /\n/g, /[.!?…]\s/g, /\s/g]
/** A part shorter than this is not worth a better end. */
const LEAST = MESSAGE_LENGTH / 2

/** Parts Telegram takes, in their order: whole paragraphs, lines, sentences or words as far as there are any. */
export function split(text: string): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > MESSAGE_LENGTH) {
    const end = endOf(rest.slice(0, MESSAGE_LENGTH))
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest ? [...parts, rest] : parts
}

function endOf(head: string): number {
  for (const pattern of ENDS) {
    const found = [...head.matchAll(pattern)].at(-1)
    if (found && found.index > LEAST) return found.index + found[0].length
  }
  // A letter outside the basic plane is two units; half of it is none.
  return /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length
}
