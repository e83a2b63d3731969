import { fold } from '../../../lib/fold.ts'
import { memoized, memoizedBy } from '../../../lib/memoized.ts'
import { isCommon, isGivenName, isKnownName } from '../../listening/entities/known-names.ts'
import type { QuestionKind } from '../../listening/types.ts'
import { amountsIn } from '../../../ports/reader/facts/amounts.ts'
import { speaksOfOpening } from '../../../ports/reader/facts/time-words.ts'
import {
  FREE_OF_CHARGE,
  isAgeWord,
  isEveryDay,
  isNumberWord,
  isRoleWord,
  isTimeUnit,
  isDayOrMonth,
} from './shown-words.ts'

/** Kinds of question whose answer is worthless without the thing asked for. */
const STRICT = new Set<QuestionKind>([
  'phone',
  'email',
  'price',
  'hours',
  'when',
  'amount',
  'duration',
  'who',
  'age',
])

/** Kinds of question whose answer can be recognized by something it contains. */
export const isShown = (kind: QuestionKind): boolean => kind in SHOWS

export const isStrict = (kind: QuestionKind): boolean => STRICT.has(kind)

type Tokens = { words: string[]; text: string }
type Shown = (tokens: Tokens) => number

/** One word, one number with its separators, or one currency or other sign. */
const TOKEN = /\p{L}+|\p{N}+(?:[.,:]\p{N}+)*|\p{Sc}|[%@]/gu
const CLOCK = /^(?:[01]?\d|2[0-4])[:.][0-5]\d$/
const HOUR_SIGNS = new Set(['am', 'pm', 'uhr', 'h', 'uur', 'u', 'heures', 'horas', 'ore', 'a', 'p'])
const YEAR = /^(?:1\d|20|21)\d{2}$/
/** How many words may stand between a number and its unit: "3 to 5 working days". */
const REACH = 4
/** At least seven digits with at most three separators between any two. */
const PHONE = /\d(?:[\s()./-]{0,3}\d){6}/
/** When more than this share of the words is capitalized, a capital letter no longer suggests a name. */
const FEW_CAPITALS = 0.2
const TEXT_MAX = 2_000
const PAIR = /(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)(?!\p{L})/gu
const CAPITALIZED = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu

const isNumber = (word: string | undefined): boolean =>
  word !== undefined && (/^\p{N}/u.test(word) || isNumberWord(word))

const near = (words: string[], first: (word: string) => boolean, then: (word: string) => boolean) =>
  words.some(
    (word, at) => first(word) && words.slice(at + 1, at + 1 + REACH).some((other) => then(other)),
  )

/** Whether a word is a currency or its sign. */
export const isMoney = (word: string | undefined): boolean =>
  word !== undefined && (CURRENCY_SIGN.test(word) || CURRENCIES.has(word))

const isPriced = ({ words, text }: Tokens): boolean =>
  near(words, isNumber, isMoney) ||
  near(words, isMoney, isNumber) ||
  amountsIn(text, null).length > 0

const CURRENCY_SIGN = /^(?:\p{Sc}|%)$/u
/** Codes of ISO 4217, and common names of currencies. */
const CURRENCIES = new Set([
  ...Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()),
  ...['en', 'es', 'fr', 'de', 'it', 'pt', 'nl'].flatMap((language) =>
    ['EUR', 'USD', 'GBP', 'CHF', 'BRL', 'MXN'].flatMap((currency) =>
      [1, 2].flatMap((count) =>
        new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
          .format(count)
          .toLowerCase()
          .match(/\p{L}+/gu)!
          .slice(-1),
      ),
    ),
  ),
  'fr',
  's',
  'cent',
  'cents',
  'euros',
  'dollars',
  'pounds',
])

/** "CHF 13.50" is no time of day. */
const isClock = (word: string, at: number, words: string[]): boolean =>
  CLOCK.test(word) && !isMoney(words[at - 1]) && !isMoney(words[at + 1])

/** "Fresh bread daily" and "a cake daily" state no hours; "daily from 8" does. */
const isTimed = ({ words, text }: Tokens): boolean =>
  words.some((word, at) => isClock(word, at, words) || isDayOrMonth(word)) ||
  (words.some(isEveryDay) &&
    (words.some((word) => /^\p{N}/u.test(word)) || speaksOfOpening(text))) ||
  words.some((word, at) => /^\d{1,2}$/.test(word) && HOUR_SIGNS.has(words[at + 1] ?? '')) ||
  // oxlint-disable-next-line words/no-patterns -- an hour such as “9h30” in what a business published
  /\d{1,2}h\d{0,2}\b/.test(text)

const isDated = (tokens: Tokens): boolean =>
  isTimed(tokens) || tokens.words.some((word) => YEAR.test(word)) || lasts(tokens)

const lasts = ({ words }: Tokens): boolean => near(words, isNumber, isTimeUnit)

/**
 * Whether a title, a role or capitalized words suggest a person's name. Where many words are capitalized, as in German, a single one may be
 * any noun.
 */
const isNamed = ({ words, text }: Tokens): number => {
  if (namesSomebody(text)) return 1
  if (!/\S\s+\p{Lu}\p{Ll}+/u.test(text)) return 0
  if (words.some(isRoleWord)) return 1
  if (/\p{Lu}\p{Ll}+ (?:\p{Lu}\.? |[dv]\p{Ll}{1,2} )?\p{Lu}\p{Ll}+/u.test(text)) return 0.5
  const capitals = text.match(/(?<=\S\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0
  return capitals <= words.length * FEW_CAPITALS ? 0.5 : 0
}

/** Whether a text has a given name that is no other word as well. */
const namesSomebody = (text: string): boolean =>
  (text.match(CAPITALIZED) ?? []).some((word) => isOnlyName(word, isGivenName))

/** Whether a text surely names a person: by a given name, or by two capitalized words of which one is known as a name. */
export const namesPerson = (text: string): boolean =>
  namesSomebody(text) ||
  [...text.matchAll(PAIR)].some(([, one, other]) =>
    [one!, other!].some((word) => isOnlyName(word, isKnownName)),
  )

function isOnlyName(word: string, isName: (plain: string) => boolean): boolean {
  const plain = fold(word.toLowerCase())
  return isName(plain) && !isCommon(plain) && !isDayOrMonth(plain)
}

/** Whether an age is given: a number of years, or a number beside a word such as "old". */
const isAged = ({ words }: Tokens): number =>
  Number(near(words, isNumber, isAgeWord) || near(words, isAgeWord, isNumber))

const SHOWS: Partial<Record<QuestionKind, Shown>> = {
  phone: ({ text }) => Number(PHONE.test(text)),
  email: ({ text }) => Number(/[\p{L}\p{N}]@[\p{L}\p{N}-]+\.[\p{L}\p{N}]/u.test(text)),
  price: (tokens) =>
    Number(isPriced(tokens) || tokens.words.some((word) => FREE_OF_CHARGE.has(word))),
  hours: (tokens) => Number(isTimed(tokens)),
  when: (tokens) => Number(isDated(tokens)),
  duration: (tokens) => Number(lasts(tokens)),
  amount: ({ words }) => Number(words.some(isNumber)),
  age: isAged,
  address: ({ text }) =>
    Number(/(?<!\p{Lu})\p{Lu}\p{L}{1,30}.{0,30}\d|\d.{0,12}\p{Lu}\p{L}/u.test(text)),
  who: isNamed,
}

/** Texts remembered for each kind of question, a number each: several measures look for the same in the same text. */
const TEXTS = 4_000
/** Texts whose tokens are remembered until every kind of question has looked at them. */
const TOKENS = 32

/** 1 when a text contains what was asked for, half when it may only seem to (such as capital letters for a name), else 0. */
export const shows = (kind: QuestionKind, text: string): number =>
  isShown(kind) ? shown(text.slice(0, TEXT_MAX), kind) : 0

const shown = memoizedBy(TEXTS, (text, kind: QuestionKind) => SHOWS[kind]!(tokensOf(text)))

const tokensOf = memoized(TOKENS, (text): Tokens => ({
  words: text.toLowerCase().match(TOKEN) ?? [],
  text,
}))
