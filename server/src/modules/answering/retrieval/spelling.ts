import { distance } from 'fastest-levenshtein'
import { fold } from '../../../lib/fold.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Shorter words have too many neighbours; at this length only a missing letter is corrected. */
const SHORTEST = 4
/** Longer words are not typing errors of anything. */
const LONGEST = 24
const TWO_SLIPS = 8
/** Letters that two related words share at the start, and the longest ending that one may have in addition. */
const FAMILY = 5
const ENDING = 4
const SHORTEST_ROOT = 4
/** Endings that form a person, a thing or a quality, longest first. */
const ENDINGS =
  'ation ists ical ment tion ance ence able ible ness ist ian ial ion ful ity ive ism ery ing al ic er or ed i y'.split(
    ' ',
  )

/** The most frequent lexeme with one typing error (two in long words) and the same first letter; undefined when there is none. */
export function nearestLexeme(
  word: string,
  frequency: ReadonlyMap<string, number>,
): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || /\p{N}/u.test(word)) return undefined
  const allowed = word.length >= TWO_SLIPS ? 2 : 1
  let best: string | undefined
  let least = allowed + 1
  for (const lexeme of beginningLike(word, frequency)) {
    if (Math.abs(lexeme.length - word.length) > allowed) continue
    if (word.length === SHORTEST && lexeme.length !== SHORTEST + 1) continue
    const slips = slipsBetween(fold(word), fold(lexeme))
    const isCommoner = best && frequency.get(lexeme)! > frequency.get(best)!
    if (slips < least || (slips === least && isCommoner)) {
      best = lexeme
      least = slips
    }
  }
  return least <= allowed ? best : undefined
}

/** The most frequent related lexeme: one begins with the other (refund, refundable), or they share a root (dentist, dental). */
export function relatedLexeme(
  word: string,
  frequency: ReadonlyMap<string, number>,
): string | undefined {
  if (word.length < FAMILY || word.length > LONGEST) return undefined
  const root = rootOf(word)
  let best: string | undefined
  for (const lexeme of beginningLike(word, frequency)) {
    if (lexeme.length < FAMILY || lexeme.length > LONGEST) continue
    if (best && frequency.get(lexeme)! <= frequency.get(best)!) continue
    const begins =
      Math.abs(lexeme.length - word.length) <= ENDING &&
      (lexeme.startsWith(word) || word.startsWith(lexeme))
    if (begins || (root && lexeme.startsWith(root) && rootOf(lexeme) === root)) best = lexeme
  }
  return best
}

const beginningLike = (word: string, frequency: ReadonlyMap<string, number>): string[] =>
  vocabularyOf(frequency).byLetter.get(fold(word).charAt(0)) ?? []

/** A word without such an ending; empty when too little remains. */
function rootOf(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_ROOT,
  )
  return ending && !/[^\p{L}]/u.test(word) ? word.slice(0, -ending.length) : ''
}

/** Edit distance in which two swapped neighbours count as one error. */
function slipsBetween(a: string, b: string): number {
  const slips = distance(a, b)
  return slips === 2 && isSwapped(a, b) ? 1 : slips
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
