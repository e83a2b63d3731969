/** A line of the page and what replaces it; empty when the line is removed. */
export type Rewording = { line: string; instead: string }

type Line = { text: string; original: string | null; hidden: boolean }

/**
 * Applies corrections of facts to the passages that contain the same lines; otherwise an answer could quote what the owner has just
 * corrected. A line shared by several facts is removed only when all of them are hidden.
 */
export function rewordingsOf(facts: Line[]): Rewording[] {
  const byLine = new Map<string, Line[]>()
  for (const fact of facts) {
    const line = fact.original ?? fact.text
    byLine.set(line, [...(byLine.get(line) ?? []), fact])
  }
  return [...byLine].flatMap(([line, sharing]) => {
    const corrected = sharing.find(({ original, hidden }) => original !== null && !hidden)
    if (corrected) return { line, instead: corrected.text }
    return sharing.every(({ hidden }) => hidden) ? { line, instead: '' } : []
  })
}

/** The text with its lines reworded; empty when nothing remains of it. */
export function reword(text: string, rewordings: Rewording[]): string {
  const reworded = rewordings.reduce(
    (so, { line, instead }) => replaceWhole(so, line, instead),
    text,
  )
  return reworded === text ? text : reworded.trim()
}

const IS_WORD = /[\p{L}\p{N}]/u

/** Replaces every occurrence that is not part of a longer word or number: '5 €' does not match inside '15 €'. */
function replaceWhole(text: string, line: string, instead: string): string {
  if (!line) return text
  let result = ''
  let done = 0
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + line.length)) {
    const end = at + line.length
    if (touches(text, at) || touches(text, end)) continue
    result += text.slice(done, at) + instead
    done = end
  }
  return result + text.slice(done)
}

/** Whether the characters on both sides of this position belong to the same word or number. */
const touches = (text: string, at: number) =>
  at > 0 && at < text.length && IS_WORD.test(text[at - 1]!) && IS_WORD.test(text[at]!)
