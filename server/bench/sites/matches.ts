/** Digits a telephone number has at least; shorter ones are compared as they are written. */
const PHONE_DIGITS = 7
const PHONE = /^\+?[\d\s()./-]+$/

/**
 * Whether a text says what is wanted, as whole words and numbers: "8" is in "8:00", and neither in "18" nor in "8.50". Case, kinds
 * of space and dash make no difference, and a telephone number is the same however it is grouped.
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

/** With or without the code of its country, in whatever groups. */
function phonePattern(plain: string): string {
  const digits = plain.replaceAll(/\D/g, '').replace(/^0+/, '')
  return `${[...digits].join(String.raw`[\s()./]*`)}(?!\\d)`
}

function wordPattern(plain: string): string {
  const escaped = plain.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`)
  return `${before(plain)}${escaped}${after(plain)}`
}

/** Not the end of a word, nor what stands behind the point of a number; a year may end a date. */
const before = (plain: string): string =>
  /^\d(?!\d{3})/.test(plain) ? String.raw`(?<![\p{L}\d])(?<!\d[.,:])` : String.raw`(?<![\p{L}\d])`

/** Nor the beginning of either; but a whole number may have zeros behind it, and a day its month and year. */
const after = (plain: string): string =>
  /\d$/.test(plain)
    ? String.raw`(?!\d)(?![.,:](?!00(?!\d))\d{1,3}(?!\d|\.\d))`
    : String.raw`(?![\p{L}\d])`
