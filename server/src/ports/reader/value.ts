const VALUE_LETTERS = 60
const VALUE_WORDS = 5
const CURRENCY_CODES = Intl.supportedValuesOf('currency').join('|')
const AMOUNT = "\\d[\\d.,\u2019']*"
const MONEY = new RegExp(
  `\\p{Sc}\\s?${AMOUNT}|${AMOUNT}[-\u2013\u2014]*\\s?(?:\\p{Sc}|euros?\\b|e\\b|(?:${CURRENCY_CODES})\\b|p\\b)` +
    `|\\b(?:${CURRENCY_CODES}|[A-Z]{1,2}[/$])\\.?\\s?${AMOUNT}|\\b\\d{1,6}[.,](?:\\d{2}\\b|[-\u2013\u2014])`,
  'iu',
)
const CLOCK =
  /\b\d{1,2}(?:[:.h]\d{2}\b|\s?(?:[ap]\.?m\b|h\b|uhr\b|uur\b))|\b\d{1,2}\s?[-\u2013\u2014]\s?\d{1,2}\b/iu

/** Whether a text is an amount of money, by its sign, code or cents. */
export const isMoney = (text: string): boolean => MONEY.test(text.slice(0, VALUE_LETTERS * 3))

const isTime = (text: string): boolean => CLOCK.test(text)

/** Whether a text is short and contains a price or a time, as the right half of a row. */
export function isValue(text: string): boolean {
  if (text.length > VALUE_LETTERS || !/\d/.test(text)) return false
  const words = text.match(/\p{L}{3,}/gu)?.length ?? 0
  return words <= VALUE_WORDS && (MONEY.test(text) || isTime(text))
}

/** Words that may stand before an amount, in the supported languages; any other word belongs to what costs it. */
const BARE =
  /^(?:(?:ab|from|only|nur|da|dès|desde|vanaf|a partire da|à partir de|a partir de|circa|ca\.|je)\s)?(?:[\p{Sc}\d+~]|[A-Z]{1,3}[\s/$.]*[\d$])/iu

/** Whether a text is only a phone number or a mail address. */
export const isBareContact = (text: string): boolean =>
  text.length < VALUE_LETTERS &&
  (/^[+(\d][\d\s()/.–-]{6,}$/.test(text) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))

/** Whether a text begins with a value, so that it needs a label: "€ 900 a week", "from 12,50", "9:00 – 18:00". */
export const isBareValue = (text: string): boolean => isValue(text) && BARE.test(text)

const LABEL_WORDS = 9

/** Whether a text is short and no sentence, so that it can be the label of a value. */
export function isLabel(text: string): boolean {
  if (!/\p{L}/u.test(text) || text.length > VALUE_LETTERS * 2) return false
  return text.split(' ').length <= LABEL_WORDS && !/(?:\S{5}\.|[!?;])$/.test(text)
}
