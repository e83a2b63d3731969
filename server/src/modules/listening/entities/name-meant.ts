import { isFunctionWord } from '../language/function-words.ts'
import { isGivenName, isKnownName, isSmall } from './known-names.ts'
import type { Word } from './name-features.ts'

/**
 * The words of a run that are the name: of “Moore. Rebecca Moore.” the last two, of “Weiß, Jürgen” both turned round, of “jack jack wilson”
 * one Jack, and of “under Garcia” only Garcia.
 */
export function meantOf(run: Word[]): Word[] {
  const segments = segmentsOf(withoutUsual(run))
  const whole = segments.find((one) => segments.every((other) => endsWith(one, other)))
  if (whole) return saidOnce(whole)
  const [first, second, ...others] = segments
  if (!first || !second || others.length > 0) return segments.flat()
  const isTurned = !isGivenName(first[0]!.plain) && isGivenName(second[0]!.plain)
  return isTurned ? [...second, ...first] : segments.flat()
}

/** A whole name with which the answer to the question for it begins: “Mildred Hutchinson, but everybody calls me Millie”. */
export function wholeNameAtBegin(words: Word[], most: number): Word[] | null {
  const [first = [], second = []] = segmentsOf(words)
  const isCapital = ({ text, plain }: Word) => isSmall(plain) || /^\p{Lu}/u.test(text)
  const isWhole = (segment: Word[]) =>
    segment.length > 1 &&
    segment.length <= most &&
    isGivenName(segment[0]!.plain) &&
    !isSmall(segment[0]!.plain) &&
    segment.every(isCapital)
  if (isWhole(first)) return first
  const isLonger = second.length > first.length && first.length > 0
  return isLonger && endsWith(second, first) && isWhole(second) ? second : null
}

/** Words between punctuation marks. */
function segmentsOf(words: Word[]): Word[][] {
  const segments: Word[][] = []
  for (const word of words) {
    if (word.afterMark || segments.length === 0) segments.push([])
    segments.at(-1)!.push(word)
  }
  return segments
}

const endsWith = (words: Word[], end: Word[]): boolean =>
  words.length >= end.length &&
  end.every(({ plain }, at) => plain === words[words.length - end.length + at]!.plain)

/** Without words that were said again at once. */
const saidOnce = (words: Word[]): Word[] =>
  words.filter(({ plain }, at) => plain !== words[at + 1]?.plain)

/** The word for a name, under which somebody may be booked: “auf den Namen Becker”. */
const NAME = new Set(['name', 'namen', 'nombre', 'nom', 'nome', 'naam'])

/** Without function words around a name: “under Garcia”, “nina and”; but “van der Meer” ends with one. */
function withoutUsual(run: Word[]): Word[] {
  const isUsual = ({ plain }: Word) =>
    !isSmall(plain) && !isKnownName(plain) && (NAME.has(plain) || isFunctionWord(plain))
  const isName = (word: Word, at: number) => !isUsual(word) || isSmall(run[at - 1]?.plain ?? '')
  const from = run.findIndex(isName)
  return from < 0 ? run : run.slice(from, run.findLastIndex(isName) + 1)
}
