/** A line of the page and what is said instead; empty where nothing is. */
export type Rewording = { line: string; instead: string }

type Line = { text: string; original: string | null; hidden: boolean }

/**
 * What correcting and hiding facts means for the passages that hold the same lines: else an answer would quote from there what the
 * owner has just put right. A line several facts share goes only when all of them are hidden.
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

/** The text with its lines reworded; empty when nothing of it is left. */
export function reword(text: string, rewordings: Rewording[]): string {
  const said = rewordings.reduce((so, { line, instead }) => replaceWhole(so, line, instead), text)
  return said === text ? text : said.trim()
}

const IS_WORD = /[\p{L}\p{N}]/u

/** Every occurrence that is no part of longer words: '5 €' does not stand in '15 €'. */
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

/** Whether a word goes on over this place between two characters. */
const touches = (text: string, at: number) =>
  at > 0 && at < text.length && IS_WORD.test(text[at - 1]!) && IS_WORD.test(text[at]!)
