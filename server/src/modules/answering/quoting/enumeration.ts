/** This many things named one after another are a list. */
const ENOUGH = 3
/** The most words of an item; a longer one is part of a sentence. */
const WORDS_MAX = 4
/** The most words of the label before the items. */
const LABEL_MAX = 5
const TEXT_MAX = 400
const JOINS = new Set(['and', 'und', 'y', 'e', 'et', 'en', 'o', 'or', 'oder', 'ou', 'of'])

/**
 * The label and the items of a sentence that only enumerates: "Instruments: piano, guitar and violin."
 * @returns null when it says anything else.
 */
export function enumerationIn(text: string): { label: string; items: string[] } | null {
  if (text.length > TEXT_MAX) return null
  const colon = text.indexOf(': ')
  const label = colon < 0 ? '' : text.slice(0, colon)
  if (wordsIn(label) > LABEL_MAX) return null
  const parts = text
    .slice(colon < 0 ? 0 : colon + 2)
    .replace(/[.!]$/, '')
    .split(/,\s+/)
  const items = [...parts.slice(0, -1), ...lastTwoOf(parts.at(-1)!)].map((item) => item.trim())
  const isThing = (item: string) =>
    item !== '' && wordsIn(item) <= WORDS_MAX && !/[.:;?]/.test(item)
  return items.length >= ENOUGH && items.every(isThing) ? { label, items } : null
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** The last two items, which are joined by a word: "guitar and violin". */
function lastTwoOf(part: string): string[] {
  const words = part.split(/\s+/)
  const at = words.findIndex((word, index) => index > 0 && JOINS.has(word.toLowerCase()))
  return at < 0 ? [part] : [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')]
}
