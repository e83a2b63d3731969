/** Signs that are markup in a chat, and what stands in their place. */
const MARKS: Record<string, string> = { '[': '(', ']': ')', '<': '‹', '>': '›', '`': "'" }
const MARK = /[[\]<>`]/g
/** What nobody sees: control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const SCHEME = /\bhttps?:\/\//gi
/** What is left of two schemes, one in the other, where one was taken out. */
const SLASHES = /:\/{2,}/g

/**
 * What a service or a visitor wrote, as words of one line: no markup, and no link but where the text is an address and nothing else, so
 * that nothing leads elsewhere than it says.
 */
export function asWords(text: string): string {
  const line = text.toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()
  if (isAddress(line)) return line
  const words = line.replaceAll(SCHEME, '').replaceAll(SLASHES, ':/')
  return words.replaceAll(MARK, (mark) => MARKS[mark]!)
}

/** A whole address of the web that can be shown as it is. */
export const isAddress = (text: string): boolean => /^https?:\/\/[^\s<>()[\]"'`]+$/i.test(text)

/** As it is kept and sent: what no database takes is left out. */
export const asValue = (text: string, most: number): string =>
  text.replaceAll('\0', '').trim().slice(0, most).toWellFormed()

/** Every text of an answer that is an address and nothing else: those alone may become links of a reply. */
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
