import { LETTER_PAIRS } from './letter-pairs.ts'

/** Fewer letters tell nothing. */
const ENOUGH_LETTERS = 60
/** Text of Latin letters lies between 3.6 and 4.8 bits a pair, Welsh and Czech too; letters that stand for others from 5 up. */
const SURPRISE = 4.95
/** Of the characters that are neither letters nor signs of any script. */
const MOST_UNREADABLE = 0.3

/** Whether letters are not those a reader sees: a font that does not say what its shapes mean gives others, or none. */
export function isGibberish(text: string): boolean {
  const visible = text.replace(/\s/g, '')
  if (visible.length < ENOUGH_LETTERS) return false
  const unreadable = visible.match(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu)?.length ?? 0
  if (unreadable > visible.length * MOST_UNREADABLE) return true
  const words = folded(text).match(/[a-z]{3,}/g) ?? []
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  // Other scripts are not judged by Latin letters, nor are lists of numbers.
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

/** The average over all pairs of neighbours, the edges of words among them. */
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
