import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max'

/**
 * Matches only from the beginning of a word: the end of “müller@example.com” is somebody else's address, and tried from every letter, a very
 * long word would take time with the square of its length.
 */
const EMAIL =
  /(?<![\p{L}\p{N}._%+-]|\p{L}['’])[a-z0-9._%+-][a-z0-9._%+'-]*@[a-z0-9.-]+\.[a-z]{2,}/iu
/** "." and "@" as they are spoken in the product's languages; "at" counts only where a domain follows. */
const DOT = / (?:dot|punto|punkt|point|ponto|punt) /gi
const AT = / (?:at|ät|arroba|arobase|chiocciola|apenstaartje|@) (?=\S+\.[a-z])/gi
/**
 * Letters said one by one before the rest of an address: “s przybylski@”, “j r r tolkien@”. A single vowel may be a word, such as the
 * Spanish “a”.
 */
const SPELLED =
  /(?<![\p{L}\p{N}'’@.-])(?:\p{L} (?:\p{L} )+|[^\P{L}aeiouyàèéêó] )(?=[\p{L}\p{N}._%+-]+@)/giu
/** An address contains a single "@": in “me@susan.lind@example.com” the first was only the word before the address. */
const AT_BEFORE_ADDRESS = /@(?=[^\s@]*@)/g
/** A whole date in digits, which libphonenumber takes for a number. */
const DATE =
  /(?<!\d[./-]?)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})(?![./-]?\d)/
/** A local number, which libphonenumber does not recognize. */
const LOCAL_NUMBER = new RegExp(String.raw`(?<!\d[./-]?)(?!${DATE.source})\+?\d[\d\s().-]{5,30}\d`)
const FEWEST_DIGITS = 7
const MAX_DIGITS = 15
/** Characters that are read: a contact is given in a sentence or two. */
const MAX_READ = 1_000
const AT_HOME = 'US'

/**
 * An email address or a telephone number in a text, also as spoken: "ada at example dot com", "202 555 0123".
 * @param country of numbers without a country code, ISO 3166-1
 * @returns null where there is none
 */
export function contactIn(text: string, country: string = AT_HOME): string | null {
  const plain = text.slice(0, MAX_READ).replaceAll(/\s+/g, ' ')
  return emailFrom(plain.replaceAll(DOT, '.'))?.toLowerCase() ?? numberIn(plain, country)
}

/** A written address wins over the words “me at” before it. */
const emailFrom = (plain: string): string | undefined =>
  (EMAIL.exec(plain) ?? EMAIL.exec(withWrittenAt(plain)))?.[0]

const withWrittenAt = (plain: string): string =>
  plain
    .replaceAll(AT, '@')
    .replaceAll(AT_BEFORE_ADDRESS, ' ')
    .replaceAll(SPELLED, (letters) => letters.replaceAll(' ', ''))

/** The text with addresses as they are written that were spoken: “ada at example dot org”. */
export const withWrittenAddresses = (text: string): string =>
  withWrittenAt(text.slice(0, MAX_READ).replaceAll(/\s+/g, ' ').replaceAll(DOT, '.'))

/** The text with a stand-in for each address and number, whose parts could look like a sentence or a name. */
export const withoutContacts = (text: string, standIn: string): string =>
  text
    .replaceAll(new RegExp(EMAIL, 'giu'), standIn)
    .replaceAll(new RegExp(LOCAL_NUMBER, 'g'), standIn)

/** The first telephone number as it is written; null where there is none. */
export const writtenNumberIn = (text: string): string | null => LOCAL_NUMBER.exec(text)?.[0] ?? null

function numberIn(text: string, country: string): string | null {
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : AT_HOME
  const undated = text.replaceAll(new RegExp(DATE, 'g'), ' ')
  const [found] = findPhoneNumbersInText(undated, { defaultCountry })
  if (found) return found.number.number
  const digits = LOCAL_NUMBER.exec(undated)?.[0].replaceAll(/[^\d+]/g, '') ?? ''
  const { length } = digits.replace('+', '')
  return length >= FEWEST_DIGITS && length <= MAX_DIGITS ? digits : null
}
