import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max'

/** From the beginning of a word only: from each of its letters, a word without an end would be read as often as it is long. */
const EMAIL = /(?<![a-z0-9._%+-])[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}/i
/** "@" and "." as they are spoken in the languages of the product; "at" only where a whole address follows. */
const AT =
  / (?:at|arroba|arobase|chiocciola|apenstaartje|@) (?=\S+ (?:dot|punto|punkt|point|ponto|punt|\.) |\S+\.[a-z])/gi
const DOT = / (?:dot|punto|punkt|point|ponto|punt) /gi
/** A number of the neighbourhood, which no plan of numbers knows. */
const LOCAL_NUMBER = /\+?\d[\d\s().-]{5,30}\d/
const FEWEST_DIGITS = 7
const MOST_DIGITS = 15
/** A contact is told in a sentence or two. */
const MOST_READ = 1_000
const AT_HOME = 'US'

/** An email address or a telephone number, also as it is spoken: "ada at example dot com", "202 555 0123". */
export function contactIn(text: string, country: string = AT_HOME): string | null {
  const plain = text.slice(0, MOST_READ).replaceAll(/\s+/g, ' ')
  const email = EMAIL.exec(plain.replaceAll(AT, '@').replaceAll(DOT, '.'))?.[0]
  return email?.toLowerCase() ?? numberIn(plain, country)
}

function numberIn(text: string, country: string): string | null {
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : AT_HOME
  const [found] = findPhoneNumbersInText(text, { defaultCountry })
  if (found) return found.number.number
  const digits = LOCAL_NUMBER.exec(text)?.[0].replaceAll(/[^\d+]/g, '') ?? ''
  const { length } = digits.replace('+', '')
  return length >= FEWEST_DIGITS && length <= MOST_DIGITS ? digits : null
}
