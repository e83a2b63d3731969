import { foundWords } from 'shared-types'

const LEAD = 24
const LENGTH = 160

/** The part of a text around the first match of a search, cut between words if possible. */
export function excerpt(text: string, search: string): string {
  const found = foundWords(search)?.exec(text)?.index ?? 0
  const from = found <= LEAD ? 0 : startOfWord(text, found - LEAD, found)
  const part = text.slice(from, from + LENGTH)
  return `${from > 0 ? '…' : ''}${part}${from + LENGTH < text.length ? '…' : ''}`
}

/** The start of the first word after `from`; the match itself when there is no space before it. */
function startOfWord(text: string, from: number, found: number): number {
  const space = text.slice(from, found).search(/\s/)
  return space < 0 ? found : from + space + 1
}
