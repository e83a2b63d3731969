import { LETTER_PAIRS } from './letter-pairs.ts'

/** Least letters that can be judged. */
const ENOUGH_LETTERS = 60
/**
 * Bits per pair of letters from which a text is unreadable: languages in Latin letters, Welsh and Czech too, have 3.6 to 4.8,
 * wrong letters 5 and more.
 */
const SURPRISE = 4.95
/** Highest share of characters that are neither letters nor signs of any script. */
const MAX_UNREADABLE = 0.3

/** Whether a PDF's text is not what a reader sees, because its font does not say which letters its shapes are. */
export function isGibberish(text: string): boolean {
  const visible = text.replace(/\s/g, '')
  if (visible.length < ENOUGH_LETTERS) return false
  const unreadable = visible.match(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu)?.length ?? 0
  if (unreadable > visible.length * MAX_UNREADABLE) return true
  const words = folded(text).match(/[a-z]{3,}/g) ?? []
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  // Other scripts and lists of numbers cannot be judged by pairs of Latin letters.
  if (letters < ENOUGH_LETTERS || letters < visible.length * 0.25) return false
  return surpriseOf(words) > SURPRISE
}

const BASES: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđı]/g, (letter) => BASES[letter]!)

const EDGE = 26
const indexOf = (letter: string) => letter.charCodeAt(0) - 97

/** The average surprise in bits over all pairs of neighbouring letters, including the edges of words. */
function surpriseOf(words: string[]): number {
  let sum = 0
  let pairs = 0
  for (const word of words) {
    let before = EDGE
    for (const after of [...[...word].map(indexOf), EDGE]) {
      sum += Number(LETTER_PAIRS[before]![after])
      pairs++
      before = after
    }
  }
  return sum / pairs
}
