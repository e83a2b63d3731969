/** Characters that are markup in a chat, and their replacements. */
const MARKS: Record<string, string> = { '[': '(', ']': ')', '<': '‹', '>': '›', '`': "'" }
const MARK = /[[\]<>`]/g
/** Invisible characters: control characters, and those that change the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const SCHEME = /\bhttps?:\/\//gi
/** Several slashes after a colon, which remain when one of two nested schemes was removed. */
const SLASHES = /:\/{2,}/g

/**
 * Turns a text of a service or a visitor into plain words on one line: without markup, and with a link only if the whole text is an
 * address, so that no link hides where it leads.
 */
export function asWords(text: string): string {
  const line = text.toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()
  if (isAddress(line)) return line
  const words = line.replaceAll(SCHEME, '').replaceAll(SLASHES, ':/')
  return words.replaceAll(MARK, (mark) => MARKS[mark]!)
}

/** Whether a text is a complete web address that can be shown unchanged. */
export const isAddress = (text: string): boolean => /^https?:\/\/[^\s<>()[\]"'`]+$/i.test(text)

/** A value as it is stored and sent, without characters that the database cannot store. */
export const asValue = (text: string, most: number): string =>
  text.replaceAll('\0', '').trim().slice(0, most).toWellFormed()

/** Every text in an answer that is an address and nothing else: only those may become links in a reply. */
export function addressesIn(answer: string | null): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value === 'string' && isAddress(value)) found.add(value)
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  try {
    look(JSON.parse(answer ?? ''))
  } catch {
    look(answer?.trim())
  }
  return [...found]
}
