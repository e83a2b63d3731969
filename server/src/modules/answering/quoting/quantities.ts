import { fold } from '../../../lib/fold.ts'
import { CLOCK_WORDS } from '../../listening/entities/clock-words.ts'
import { CONFIG_OF_LANGUAGE, stem } from '../language/stems.ts'
import { ARTICLES, PER, UNITS } from '../../../ports/reader/facts/price-words.ts'
import { isMoney } from './shows.ts'
import { measureOf, timeUnitOf } from './shown-words.ts'

/** A number with what it counts, both ends included: “over 20 kg” is from 20 to infinity. */
export type Quantity = { from: number; to: number; unit: string }

const TEXT_MAX = 2_000
/** One word, one number with its separators, or one sign. */
const TOKEN = /\p{L}+|\p{N}+(?:[.,]\p{N}+)*|\S/gu
const PHRASE_WORDS = 3

const phrases = (list: string) => new Set(list.split(',').map((phrase) => fold(phrase.trim())))

/** What stands before the highest number that something holds for, without accents. */
const UP_TO = phrases(
  `up to, under, below, less than, at most, max, maximum, until, within, bis, bis zu, unter, höchstens, maximal, weniger als, hasta, menos de,
  máximo, menores de, jusqu à, jusqu' à, moins de, fino a, sotto, sotto i, meno di, massimo, entro, até, tot, tot en met, onder, minder dan,
  maximaal`,
)
/** What stands before the lowest one. */
const FROM = phrases(
  `over, above, from, more than, at least, min, minimum, ab, über, mehr als, mindestens, desde, más de, a partir de, a partir de los,
  mínimo, mayores de, dès, plus de, à partir de, au delà de, delà de, dai, oltre, oltre i, più di, sopra, almeno, minimo, acima de,
  mais de, maiores de, vanaf, boven, meer dan, minstens`,
)
/** What stands behind the lowest one and its unit. */
const AND_MORE = phrases(
  `and over, and more, and above, or more, and older, or older, und mehr, oder mehr, und älter, o más, y más, et plus, ou plus, in su,
  in poi, o più, e oltre, ou mais, para cima, en meer, of meer, en ouder`,
)
const AND_LESS = phrases(
  `and under, or less, and younger, oder weniger, o menos, et moins, ou moins, o meno, ou menos, of minder`,
)
/** What stands between the two ends of a range. */
const TO = new Set(['-', '–', '—', 'to', 'bis', 'a', 'à', 'al', 'até', 'tot', 'y', 'and', 'und'])

/**
 * The numbers of a text that count something, such as “3 hours” or “from 10 to 25 kg”, without money, and any number of what has
 * a price for each. Takes time by the length of the
 * text, of which the first 2,000 characters are read.
 * @param language ISO 639-1; of another one than the seven we know, only digits are read.
 */
export function quantitiesIn(text: string, language: string): Quantity[] {
  const tokens = tokensOf(text)
  const values = tokens.map((token) => valueOf(token, language))
  return tokens.flatMap((token, at) => {
    if (values[at] === null && isRated(token, tokens[at - 1]))
      return [{ ...ANY_NUMBER, unit: unitOf(token, language) }]
    const read = readAt(tokens, values, at)
    if (!read || isMoney(tokens[read.unitAt]) || isMoney(tokens[at - 1])) return []
    const unit = unitOf(tokens[read.unitAt]!, language)
    return [{ ...boundsOf(tokens, at, read), unit }]
  })
}

/** Units of time and of measurement by their English names, anything else by its stem. */
const unitOf = (word: string, language: string): string =>
  timeUnitOf(word) ?? measureOf(word) ?? stem(word, CONFIG_OF_LANGUAGE[language] ?? '')

/** The Dutch “t/m” stands between the ends of a range. */
const tokensOf = (text: string): string[] =>
  text.slice(0, TEXT_MAX).toLowerCase().replaceAll(' t/m ', ' - ').match(TOKEN) ?? []

/** What has a price for each of it has one for any number of it: “14 € per hour”, “0,60 € je km”. */
const ANY_NUMBER = { from: 0, to: Infinity }
const isRated = (word: string, before = ''): boolean =>
  isWord(word) && (PER.has(before) || (ARTICLES.has(before) && UNITS.has(fold(word))))

type Read = { low: number; high: number; isOpen: boolean; unitAt: number }

/** The number or range at a place, with the place of its unit; null where none begins. */
function readAt(tokens: string[], values: (number | null)[], at: number): Read | null {
  const low = values[at] ?? null
  if (low === null || isEndOfRange(tokens, values, at)) return null
  const end = values[at + 2] ?? null
  const isRange = end !== null && TO.has(tokens[at + 1]!)
  const last = isRange ? at + 2 : at
  const isOpen = tokens[last + 1] === '+'
  const unitAt = last + (isOpen ? 2 : 1)
  return isWord(tokens[unitAt]) ? { low, high: isRange ? end : low, isOpen, unitAt } : null
}

const isEndOfRange = (tokens: string[], values: (number | null)[], at: number): boolean =>
  TO.has(tokens[at - 1] ?? '') && typeof values[at - 2] === 'number'

function boundsOf(tokens: string[], at: number, { low, high, isOpen, unitAt }: Read) {
  const [before, behind] = [wordsBefore(tokens, at), tokens.slice(unitAt + 1, unitAt + 3)]
  const isMore = isOpen || behind[0] === '+' || AND_MORE.has(fold(behind.join(' ')))
  if (isMore || endsWith(before, FROM)) return { from: low, to: Infinity }
  if (endsWith(before, UP_TO) || AND_LESS.has(fold(behind.join(' ')))) return { from: 0, to: high }
  return { from: Math.min(low, high), to: Math.max(low, high) }
}

const wordsBefore = (tokens: string[], at: number): string[] =>
  tokens.slice(Math.max(0, at - PHRASE_WORDS - 1), at).filter((token) => isWord(token))

const endsWith = (words: string[], known: ReadonlySet<string>): boolean =>
  words.some(
    (_, at) => at >= words.length - PHRASE_WORDS && known.has(fold(words.slice(at).join(' '))),
  )

const isWord = (token: string | undefined): boolean => token !== undefined && /^\p{L}/u.test(token)

/** Thousands are not told from decimals: nothing that is counted here has either. */
function valueOf(token: string, language: string): number | null {
  if (/^\p{Nd}/u.test(token)) return Number(token.replace(',', '.'))
  const words = CLOCK_WORDS[language]
  if (!words) return null
  const folded = fold(token)
  const value = words.more[folded] ?? words.numbers.indexOf(folded)
  // "One" is an article in most languages.
  return value > 1 ? value : null
}
