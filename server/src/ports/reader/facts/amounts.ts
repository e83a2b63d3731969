import { fold } from './line.ts'
import { ARTICLES, CURRENCIES, DOLLAR_OF, FROM, PER, PER_WORDS, UNITS } from './price-words.ts'

export type Amount = {
  amount: number
  to: number | null
  currency: string | null
  isFrom: boolean
  per: string | null
  start: number
  /** Place in the text after the unit. */
  end: number
}

const escape = (text: string) => text.replace(/[.$/*+?()|[\]\\^{}]/g, '\\$&')
const SIGNS = CURRENCIES.map(([sign]) => escape(sign)).join('|')
const NUMBER = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3}(?!\d))+(?:[.,](?:\d{1,2}(?!\d)|-{1,2}|[–—]))?|\d{1,7}(?:[.,](?:\d{1,2}(?!\d)|-{1,2}|[–—]))?`
const BEFORE = String.raw`(?:(?<![\p{L}])(${SIGNS})\s{0,2})?`
const BEHIND = String.raw`(?:\s{0,2}(${SIGNS})(?![\p{Ll}]))?`
const TO = String.raw`\s{0,2}(?:[-–—]|to|bis|a|à|al|até|ate|tot|y|und|and|e|et)\s{0,2}`
const ONE = `${BEFORE}(${NUMBER})${BEHIND}`
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,:/])${ONE}(?:(?![.,]?\d)|(?<=€)(?=\d{2}(?!\d)))(?:${TO}${ONE}(?![.,]?\d))?`,
  'giu',
)
/** A single "e" as the sign for euros: "4.20e". */
const LONE_E = /^e(?!\p{L})/iu
/** Cents after the sign, as in the French "3 € 50". */
const CENTS_BEHIND = /^\s?(\d{2})(?![\d.,:%]|\s?\p{L})/u
const NO_PRICE_BEHIND = /^\s?(?:%|‰|mio\b|million|mill\.|mrd|billion|mln|milion|bn\b|m\b(?!²))/iu
const RANGE_AT_MOST = 5

/** The amounts of money in a text that are marked as such, by a currency or by a dash as in "5,-". */
export function amountsIn(text: string, country: string | null): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => toAmounts(text, match, country))
}

function toAmounts(text: string, match: RegExpExecArray, country: string | null): Amount[] {
  const [whole, sign1, first, sign2, sign3, second, sign4] = match
  const start = match.index
  const end = start + whole.length
  const isE = LONE_E.test(text.slice(end)) && /[.,]\d{2}$/.test(second ?? first!)
  if (NO_PRICE_BEHIND.test(text.slice(end, end + 12))) return []
  const behind = isE ? '€' : undefined
  if (second === undefined) {
    const sign = moreExact(sign1, sign2) ?? behind
    const cents = sign2 && /^\d+$/.test(first!) ? CENTS_BEHIND.exec(text.slice(end, end + 6)) : null
    const amount = numberOf(first!) + Number(cents?.[1] ?? 0) / 100
    const length = cents?.[0].length ?? (isE ? 1 : 0)
    return isMoney(first!, sign)
      ? [finish(text, start, end + length, amount, null, sign, country)]
      : []
  }
  const cut = start + whole.length - (sign3 ?? '').length - second.length - (sign4 ?? '').length
  const [low, high] = [numberOf(first!), numberOf(second)]
  const sign = sign1 ?? sign2 ?? sign3 ?? sign4 ?? behind
  const isBoth = isMoney(first!, sign1 ?? sign2) && isMoney(second, sign3 ?? sign4 ?? behind)
  const isAlike = sameShape(first!, second) || isBoth
  if (low < high && high <= low * RANGE_AT_MOST && isAlike && isMoney(second, sign)) {
    return [finish(text, start, end + (isE ? 1 : 0), low, high, sign, country)]
  }
  // Two separate things beside each other, not a range: "Menu 2 – 15 €".
  const firstSign = sign1 ?? sign2
  const secondSign = sign3 ?? sign4 ?? behind
  const middle =
    start + (sign1 ? whole.indexOf(first!) : 0) + first!.length + (sign2 ? sign2.length + 1 : 0)
  return [
    ...(isMoney(first!, firstSign)
      ? [finish(text, start, Math.min(middle, cut), low, null, firstSign, country)]
      : []),
    ...(isMoney(second, secondSign)
      ? [finish(text, Math.max(middle, cut - 2), end, high, null, secondSign, country)]
      : []),
  ]
}

const isMoney = (number: string, sign: string | undefined) =>
  sign !== undefined || /[.,](?:-|–|—)/.test(number)

const sameShape = (a: string, b: string) => /[.,]\d{1,2}$/.test(a) === /[.,]\d{1,2}$/.test(b)

function finish(
  text: string,
  start: number,
  end: number,
  amount: number,
  to: number | null,
  sign: string | undefined,
  country: string | null,
): Amount {
  const lead = /^\s*/.exec(text.slice(start, end))![0].length
  const per = perBehind(text.slice(end, end + 48))
  const before = text.slice(Math.max(0, start - 24), start)
  return {
    amount,
    to,
    currency: currencyOf(sign, country),
    isFrom: FROM.test(before),
    per: per?.text ?? null,
    start: start + lead,
    end: end + (per?.length ?? 0),
  }
}

/** Of two signs, the one that names a currency: COP in "$ 120 COP". */
const moreExact = (before: string | undefined, behind: string | undefined) =>
  before && behind && currencyOf(before, null) === null ? behind : (before ?? behind)

function currencyOf(sign: string | undefined, country: string | null): string | null {
  const entry = CURRENCIES.find(([name]) => name.toLowerCase() === sign?.toLowerCase())
  if (!entry) return null
  return entry[1] ?? DOLLAR_OF[country ?? ''] ?? null
}

/** The number as written: the dot in "1.400" separates thousands, the one in "39.50" cents. */
export function numberOf(written: string): number {
  const digits = written.replace(/[.,](?:-{1,2}|[–—])$/, '')
  const decimals = /[.,](\d{1,2})$/.exec(digits)
  const whole = decimals ? digits.slice(0, decimals.index) : digits
  return Number(`${whole.replace(/\D/g, '')}.${decimals?.[1] ?? 0}`)
}

/** Units after an apostrophe: "all'ora", "à l'heure". */
const ELIDED = /^\s?(?:\|\s)?(?:à\s)?(?:all|l)['’](\p{L}{2,15})/du

/** The unit right after a price: "/ night", "pro Person", "a week", "p/pers". */
function perBehind(text: string): { text: string; length: number } | undefined {
  const elided = ELIDED.exec(text)
  if (elided && isUnit(fold(elided[1]!))) return upTo(text, elided.indices![1]![1])
  const match = UNIT.exec(text)
  if (!match) return undefined
  const [, slash, first, second, third] = match
  const [one, two] = [clean(first), clean(second)]
  const ends = match.indices!.map((place) => place?.[1] ?? 0)
  if (slash && (slash !== '/' || isUnit(one))) return upTo(text, ends[2]!)
  if (PER_WORDS.has(one)) return upTo(text, ends[2]!)
  if (!second) return undefined
  if (PER.has(one)) return upTo(text, ARTICLES.has(two) && third ? ends[4]! : ends[3]!)
  if (ARTICLES.has(one) && UNITS.has(two)) return upTo(text, ends[3]!)
  // "120 € in der Woche", "120 € a la semana"
  const isApart = ARTICLES.has(one) && ARTICLES.has(two) && UNITS.has(clean(third))
  return isApart ? upTo(text, ends[4]!) : undefined
}

function upTo(text: string, length: number) {
  const end = text[length - 1] === '.' ? length - 1 : length
  return { text: text.slice(0, end).replace(/^[\s(|]+/, ''), length: end }
}

const UNIT_WORD = String.raw`\p{L}[\p{L}.-]{0,18}`
const UNIT = new RegExp(
  String.raw`^\s?(?:\|\s)?\(?(\/|p\/)?\s?((?:\d{1,4}\s?)?${UNIT_WORD})(?:\s(${UNIT_WORD}))?(?:\s(${UNIT_WORD}))?`,
  'du',
)

/** Whether a word is a unit, also after a number: "hr", "100 g". */
const isUnit = (word: string) => UNITS.has(word.replace(/^\d+\s?/, ''))

const clean = (word: string | undefined) => fold(word ?? '').replace(/\.$/, '')
