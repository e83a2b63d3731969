/** Least digits of a telephone number; shorter numbers are compared as they are written. */
const PHONE_DIGITS = 7
const PHONE = /^\+?[\d\s()./-]+$/

/**
 * Whether a text contains the wanted words or numbers as a whole: "8" matches "8:00" but neither "18" nor "8.50". Case and kinds of space
 * and dash make no difference, and a telephone number matches in any grouping.
 */
export function says(text: string, wanted: string): boolean {
  const plain = plainOf(wanted)
  const pattern = isPhone(plain) ? phonePattern(plain) : wordPattern(plain)
  return new RegExp(pattern, 'u').test(plainOf(text))
}

const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[\s\p{Pd}−]+/gu, ' ')
    .trim()

const isPhone = (plain: string): boolean =>
  PHONE.test(plain) && plain.replaceAll(/\D/g, '').length >= PHONE_DIGITS

/** Matches with or without the country code, in any grouping. */
function phonePattern(plain: string): string {
  const digits = plain.replaceAll(/\D/g, '').replace(/^0+/, '')
  return `${[...digits].join(String.raw`[\s()./]*`)}(?!\\d)`
}

function wordPattern(plain: string): string {
  const escaped = plain.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`)
  return `${before(plain)}${escaped}${after(plain)}`
}

/** Prevents matches in the middle of a word or after a decimal point; a year may end a date. */
const before = (plain: string): string =>
  /^\d(?!\d{3})/.test(plain) ? String.raw`(?<![\p{L}\d])(?<!\d[.,:])` : String.raw`(?<![\p{L}\d])`

/** Prevents matches that end in the middle; but decimals of zero may follow an integer, and month and year a day. */
const after = (plain: string): string =>
  /\d$/.test(plain)
    ? String.raw`(?!\d)(?![.,:](?!00(?!\d))\d{1,3}(?!\d|\.\d))`
    : String.raw`(?![\p{L}\d])`
