import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A phone as somebody wrote it, of the country of our number where they name none; null for what is none. */
export function e164Of(phone: string, ours: string): string | null {
  const country = parsePhoneNumberFromString(ours)?.country
  const read = parsePhoneNumberFromString(phone, country)
  return read?.isValid() ? read.number : null
}
